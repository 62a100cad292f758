import { useState } from "react";
import type { WireBugTemplate } from "../../api/types";
import { FailureNote } from "../../change-queue/failure-note";
import { useTemplates } from "../../projects/use-templates";
import type { Project } from "../../store/organization";
import { doubtTemplates } from "../../store/templates";
import { enTemplates as words } from "../../texts/en-templates";
import { showToast } from "../../toasts/show-toast";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { RowActs } from "../../ui/row-acts";
import { SettingSection } from "../../ui/setting-section";
import { Skeleton } from "../../ui/skeleton";
import { offerUndo } from "../../undo/offer-undo";
import { changeTemplate, removeTemplate } from "./save-template";
import { TemplateDialog } from "./template-dialog";

/** What the texts of new bugs begin with, for those who may with the way to change it. */
export function TemplatesSetting({ project, mayManage }: { project: Project; mayManage: boolean }) {
  const { state, items } = useTemplates(project.orgID, project.id);
  const [editing, setEditing] = useState<{ template: WireBugTemplate | undefined }>();
  return (
    <SettingSection
      title={words.title}
      hint={words.hint}
      action={
        mayManage && (
          <Button onClick={() => setEditing({ template: undefined })}>{words.add}</Button>
        )
      }
    >
      {state.is === "failed" && (
        <FailureNote
          isAside
          problem={state.problem}
          onRetry={() => doubtTemplates(project.orgID, project.id)}
        />
      )}
      {items.length === 0 && state.is === "ready" && (
        <p className="text-ui text-text-2">{words.none}</p>
      )}
      {items.length === 0 && state.is === "loading" && (
        <Skeleton label={words.loading} count={1} className="h-9" />
      )}
      {items.length > 0 && (
        <ol className="divide-y divide-border rounded-card border border-border bg-surface">
          {items.map((template) => (
            <TemplateRow
              key={template.id}
              project={project}
              template={template}
              count={items.length}
              mayManage={mayManage}
              onEdit={() => setEditing({ template })}
            />
          ))}
        </ol>
      )}
      {editing && (
        <TemplateDialog
          project={project}
          template={editing.template}
          isFirst={items.length === 0}
          onClose={() => setEditing(undefined)}
        />
      )}
    </SettingSection>
  );
}

function TemplateRow({
  project,
  template,
  count,
  mayManage,
  onEdit,
}: {
  project: Project;
  template: WireBugTemplate;
  count: number;
  mayManage: boolean;
  onEdit: () => void;
}) {
  const { id, name, position, isDefault } = template;
  async function move(to: number) {
    const { batchID, reply } = await changeTemplate(project, id, { position: to });
    if (reply.ok) {
      offerUndo(project.orgID, batchID, words.moved(name, reply.value.position + 1, count));
    } else showToast({ kind: "negative", text: reply.problem.detail });
  }
  async function remove() {
    const { batchID, reply } = await removeTemplate(project, id);
    if (reply.ok) offerUndo(project.orgID, batchID, words.removed(name));
    else showToast({ kind: "negative", text: reply.problem.detail });
  }
  return (
    <li className="flex min-h-9 items-center gap-3 px-3 py-1">
      <span className="min-w-0 flex-1 truncate text-ui">{name}</span>
      {isDefault && <Badge>{words.usual}</Badge>}
      {mayManage && (
        <RowActs
          place={{
            at: position,
            count,
            up: words.up(name),
            down: words.down(name),
            onMove: (to) => void move(to),
          }}
          edit={words.edit(name)}
          remove={words.remove(name)}
          onEdit={onEdit}
          onRemove={() => void remove()}
        />
      )}
    </li>
  );
}
