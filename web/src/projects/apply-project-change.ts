import { isNumber, isOneOf, isText } from "../api/checks";
import type { StatusCategory } from "../api/types";
import { counts, type Project, type Status } from "../store/organization";
import { replicaOf } from "../store/replica";
import type { Change, Stream } from "../sync/change";
import { pickFields } from "../sync/pick-fields";

const categories = [
  "triage",
  "open",
  "started",
  "done",
  "dropped",
] as const satisfies readonly StatusCategory[];

const isStatus = (value: unknown): value is Status =>
  typeof value === "object" && value !== null && "id" in value && "category" in value;
const isStatuses = (value: unknown): value is Status[] =>
  Array.isArray(value) && value.every(isStatus);

export function applyProjectChange(change: Change, stream: Stream): void {
  const replica = replicaOf(stream.owner);
  if (replica.projectsState.get().is === "none") return;
  const fields = pickFields<Project>(change, {
    key: isText,
    name: isText,
    description: isText,
    color: isText,
    createdAt: isText,
    statuses: isStatuses,
  });
  if (change.action === "removed") replica.projects.remove(change.id, change.version);
  else if (change.action === "changed") {
    replica.projects.patch(change.id, fields, change.version);
    // One change tells it for all of the project's bugs.
    if (fields.key !== undefined) replica.bugs.rekey(change.id, fields.key);
  } else applyCreated(change, stream, fields);
}

function applyCreated(change: Change, stream: Stream, fields: Partial<Project>): void {
  const { projects, counts: ledger } = replicaOf(stream.owner);
  ledger.start(counts.projectBugs(change.id), 0, change.version);
  ledger.start(counts.openProjectBugs(change.id), 0, change.version);
  projects.put(
    {
      id: change.id,
      orgID: stream.owner,
      key: fields.key ?? "",
      name: fields.name ?? "",
      description: fields.description ?? "",
      color: fields.color ?? "",
      createdAt: fields.createdAt ?? change.at,
      statuses: fields.statuses ?? projects.get(change.id)?.statuses ?? [],
    },
    change.version,
  );
}

/** A status of a project, which its own changes carry one by one. */
export function applyStatusChange(change: Change, stream: Stream): void {
  const { projects } = replicaOf(stream.owner);
  const project = projects.get(change.projectID ?? "");
  if (project === undefined) return;
  const others = project.statuses.filter((status) => status.id !== change.id);
  const known = project.statuses.find((status) => status.id === change.id);
  const fields = pickFields<Status>(change, {
    name: isText,
    category: isOneOf(categories),
    color: isText,
    position: isNumber,
  });
  const empty: Status = {
    id: change.id,
    name: "",
    category: "open",
    color: "",
    position: others.length,
  };
  const statuses =
    change.action === "removed" ? others : [...others, { ...(known ?? empty), ...fields }];
  statuses.sort((a, b) => a.position - b.position);
  projects.patch(project.id, { statuses }, change.version);
}
