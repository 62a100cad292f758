import { api, type Outcome, outcome } from "../api/client";
import type { EnvironmentEntry, Priority, Severity, Visibility, WireBug } from "../api/types";
import { session } from "../identity/session";
import type { Project } from "../store/organization";
import { replicaOf } from "../store/replica";
import { entryStatus } from "./bug-rules";

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

/** Shows the bug at once, sends it, and takes it back where it is refused: the caller keeps its text. */
export async function createBug(project: Project, form: NewBug): Promise<Outcome<WireBug>> {
  const { bugs } = replicaOf(project.orgID);
  const title = form.title.trim();
  const now = Date.now() * 1000;
  bugs.startSending({
    id: form.id,
    projectID: project.id,
    key: "",
    number: 0,
    title,
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
  });
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/bugs", {
      params: { path: { org: project.orgID } },
      body: {
        id: form.id,
        projectID: project.id,
        title,
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
  if (reply.ok) bugs.put(reply.value);
  bugs.stopSending(form.id);
  return reply;
}
