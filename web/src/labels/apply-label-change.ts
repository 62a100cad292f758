import { isText } from "../api/checks";
import type { Label } from "../store/organization";
import { replicaOf } from "../store/replica";
import type { Change, Stream } from "../sync/change";
import { pickFields } from "../sync/pick-fields";

export function applyLabelChange(change: Change, stream: Stream): void {
  const { labels, labelsState } = replicaOf(stream.owner);
  if (labelsState.get().is === "none") return;
  const fields = pickFields<Label>(change, {
    name: isText,
    color: isText,
    description: isText,
    createdAt: isText,
  });
  if (change.action === "removed") labels.remove(change.id, change.version);
  else if (change.action === "changed") labels.patch(change.id, fields, change.version);
  else labels.put(createdLabel(change, stream, fields), change.version);
}

function createdLabel(change: Change, stream: Stream, fields: Partial<Label>): Label {
  return {
    id: change.id,
    orgID: stream.owner,
    name: fields.name ?? "",
    color: fields.color ?? "",
    description: fields.description ?? "",
    createdAt: fields.createdAt ?? change.at,
  };
}
