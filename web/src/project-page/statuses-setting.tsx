import { useState } from "react";
import { StatusIcon } from "../bugs/status-icon";
import type { Project, Status } from "../store/organization";
import { enProjectSettings } from "../texts/en-project-settings";
import { enProjects } from "../texts/en-projects";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { RowActs } from "../ui/row-acts";
import { SettingSection } from "../ui/setting-section";
import { offerUndo } from "../undo/offer-undo";
import { RemoveStatusDialog } from "./remove-status-dialog";
import { changeStatus } from "./save-status";
import { StatusDialog } from "./status-dialog";

const words = enProjectSettings.statuses;

/** The workflow of a project in order, for those who may with the way to change it. */
export function StatusesSetting({ project, mayManage }: { project: Project; mayManage: boolean }) {
  const [editing, setEditing] = useState<{ status: Status | undefined }>();
  const [removing, setRemoving] = useState<Status>();
  const { statuses } = project;

  async function move(status: Status, position: number) {
    const { batchID, reply } = await changeStatus(project, status.id, { position });
    if (reply.ok) {
      const text = words.moved(status.name, reply.value.position + 1, statuses.length);
      offerUndo(project.orgID, batchID, text);
    } else showToast({ kind: "negative", text: reply.problem.detail });
  }
  return (
    <SettingSection
      title={words.title}
      hint={words.hint}
      action={
        mayManage && <Button onClick={() => setEditing({ status: undefined })}>{words.add}</Button>
      }
    >
      <ol className="divide-y divide-border rounded-card border border-border bg-surface">
        {statuses.map((status, at) => (
          <li key={status.id} className="flex min-h-9 items-center gap-3 px-3 py-1">
            <StatusIcon status={status} />
            <span className="min-w-0 flex-1 truncate text-ui">{status.name}</span>
            <span className="text-small text-text-2">{enProjects.categories[status.category]}</span>
            {mayManage && (
              <RowActs
                place={{
                  at,
                  count: statuses.length,
                  up: words.up(status.name),
                  down: words.down(status.name),
                  onMove: (to) => void move(status, to),
                }}
                edit={words.edit(status.name)}
                remove={words.remove(status.name)}
                onEdit={() => setEditing({ status })}
                onRemove={() => setRemoving(status)}
              />
            )}
          </li>
        ))}
      </ol>
      {editing && (
        <StatusDialog
          project={project}
          status={editing.status}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <RemoveStatusDialog
          project={project}
          status={removing}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </SettingSection>
  );
}
