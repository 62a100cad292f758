import { api, type Outcome, outcome } from "../api/client";
import type { EnvironmentEntry, Priority, Severity, Visibility, WireBug } from "../api/types";
import type { ChangeKind } from "../change-queue/change-kind";
import { type Sent, sendChange } from "../change-queue/change-queue";
import { session } from "../identity/session";
import type { Bug } from "../store/bug";
import type { Project } from "../store/organization";
import { replicaOf } from "../store/replica";
import { enChangeQueue } from "../texts/en-change-queue";
import { newBugAsked } from "./ask-new-bug";
import { entryStatus } from "./bug-rules";
import { refusedBugs } from "./refused-bugs";

export interface NewBug {
  /** Made by the client: sending the same bug twice creates it once. */
  id: string;
  title: string;
  description: string;
  severity: Severity;
  priority: Priority;
  assignedMembers: readonly string[];
  labels: readonly string[];
  visibility: Visibility;
  /** Who may know it beside author, assignees and Owners while it is restricted. */
  sharedWith: readonly string[];
  /** Where it was seen. */
  environment?: readonly EnvironmentEntry[];
  /** Of an act that can be undone by name. */
  batchID?: string;
}

/** As the form said it, and as it is shown until the server has numbered it. */
interface Creation {
  form: NewBug;
  orgID: string;
  projectID: string;
  row: Bug;
}

export const creating: ChangeKind<Creation, WireBug> = {
  name: "create-bug",
  show({ orgID, row }) {
    const { bugs } = replicaOf(orgID);
    if (bugs.stored(row.id) === undefined) bugs.sending.start(row);
  },
  send,
  settle({ orgID }, id, value) {
    const { bugs } = replicaOf(orgID);
    bugs.putMade(value);
    bugs.sending.stop(id);
  },
  hide: ({ orgID }, id) => replicaOf(orgID).bugs.sending.stop(id),
  keepText: ({ form, orgID, projectID }, problem) =>
    refusedBugs.set([...refusedBugs.get(), { form, orgID, projectID, problem }]),
  named: ({ row }) => ({
    text: enChangeQueue.newBug(row.title),
    open: () => newBugAsked.set({}),
  }),
};

/** Shows the bug at once, sends it, and takes it back where it is refused: the caller keeps its text. */
export function createBug(project: Project, form: NewBug): Promise<Sent<WireBug>> {
  const { orgID, id: projectID } = project;
  const data = { form, orgID, projectID, row: rowOf(project, form) };
  return sendChange(creating, { id: form.id, subject: form.id, data });
}

function rowOf(project: Project, form: NewBug): Bug {
  const now = Date.now() * 1000;
  return {
    id: form.id,
    projectID: project.id,
    key: "",
    number: 0,
    title: form.title.trim(),
    status: entryStatus(project)?.id ?? "",
    isOpen: true,
    resolution: "none",
    severity: form.severity,
    priority: form.priority,
    due: "",
    estimate: Number.NaN,
    bugAuthor: session.get().me?.UID ?? "",
    assignedMembers: form.assignedMembers,
    labels: form.labels,
    visibility: form.visibility,
    voteCount: 0,
    snooze: Number.NaN,
    // New ones stand behind all others.
    rank: "~",
    created: now,
    updated: now,
    closed: 0,
    statusSince: now,
    reopenCount: 0,
    rev: 0,
    deleted: 0,
  };
}

function send({ form, orgID, projectID, row }: Creation): Promise<Outcome<WireBug>> {
  return outcome(
    api.POST("/api/v1/orgs/{org}/bugs", {
      params: { path: { org: orgID } },
      body: {
        id: form.id,
        projectID,
        title: row.title,
        description: form.description,
        severity: form.severity,
        priority: form.priority,
        assignedMembers: [...form.assignedMembers],
        labels: [...form.labels],
        ...(form.visibility === "restricted" && {
          visibility: form.visibility,
          sharedWith: [...form.sharedWith],
        }),
        ...(form.environment?.length && { environment: [...form.environment] }),
        ...(form.batchID !== undefined && { batchID: form.batchID }),
        clientID: form.id,
      },
    }),
  );
}
