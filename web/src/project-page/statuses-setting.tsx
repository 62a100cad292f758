import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { offerUndo } from "../bugs/offer-undo";
import { StatusIcon } from "../bugs/status-icon";
import type { Project, Status } from "../store/organization";
import { enProjects } from "../texts/en-projects";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { RemoveStatusDialog } from "./remove-status-dialog";
import { changeStatus } from "./save-status";
import { StatusDialog } from "./status-dialog";

const words = enProjects.statuses;

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
    <section aria-label={words.title} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-ui font-medium text-text">{words.title}</h2>
          <p className="text-small text-text-2">{words.hint}</p>
        </div>
        {mayManage && (
          <Button onClick={() => setEditing({ status: undefined })}>{words.add}</Button>
        )}
      </div>
      <ol className="divide-y divide-border rounded-card border border-border bg-surface">
        {statuses.map((status, at) => (
          <li key={status.id} className="flex min-h-9 items-center gap-3 px-3 py-1">
            <StatusIcon status={status} />
            <span className="min-w-0 flex-1 truncate text-ui">{status.name}</span>
            <span className="text-small text-text-2">{words.categories[status.category]}</span>
            {mayManage && (
              <span className="inline-flex">
                <IconButton
                  size="small"
                  label={words.up(status.name)}
                  icon={<ArrowUp aria-hidden="true" />}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && void move(status, at - 1)}
                />
                <IconButton
                  size="small"
                  label={words.down(status.name)}
                  icon={<ArrowDown aria-hidden="true" />}
                  aria-disabled={at === statuses.length - 1}
                  onClick={() => at < statuses.length - 1 && void move(status, at + 1)}
                />
                <IconButton
                  size="small"
                  label={words.edit(status.name)}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => setEditing({ status })}
                />
                <IconButton
                  size="small"
                  label={words.remove(status.name)}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setRemoving(status)}
                />
              </span>
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
    </section>
  );
}
