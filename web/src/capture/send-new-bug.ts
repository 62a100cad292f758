import type { Problem } from "../api/problem";
import { retryUpload, startNamedUploads, uploads } from "../attachments/uploads";
import { createBug } from "../bugs/create-bug";
import { ensureProjects } from "../projects/load-projects";
import { newID } from "../store/new-id";
import type { Project } from "../store/organization";
import { replicaOf } from "../store/replica";
import { texts } from "../texts/en";
import { enCapture as words } from "../texts/en-capture";
import { showToast } from "../toasts/show-toast";
import { undoBatch } from "../undo/undo-batch";
import { choose } from "./choices";
import { resolved } from "./files/file-references";
import {
  forgetFile,
  noteSent,
  putFiles,
  type WaitingFile,
  waitingFiles,
} from "./files/waiting-files";
import { marksOf, type NewBugForm, type Place } from "./form";
import { bringBack } from "./form-store";

const noProject: Problem = {
  status: 0,
  code: "no_project",
  detail: words.chooseProject,
  errors: [],
};

async function projectOf({ orgID, projectID }: Place): Promise<Project | undefined> {
  const { projects } = replicaOf(orgID);
  if (projects.get(projectID) === undefined) await ensureProjects(orgID);
  return projects.get(projectID);
}

/** Sends what was written, then its files; where the bug is refused, all of it comes back. */
export async function sendNewBug(form: NewBugForm, place: Place): Promise<void> {
  const files = waitingFiles.get();
  const { orgID } = place;
  noteSent(files, orgID, form.id);
  const project = await projectOf(place);
  const batchID = newID();
  const sent = project
    ? await createBug(project, {
        id: form.id,
        title: form.title,
        description: resolved(form.text, files, orgID),
        severity: form.severity,
        priority: form.priority,
        visibility: form.visibility,
        ...marksOf(form),
        environment: form.environment.filter(({ name, value }) => name !== "" && value !== ""),
        batchID,
      })
    : ({ ok: false, problem: noProject } as const);
  if (sent.ok) choose({ last: place });
  const reply = sent.ok && sent.isWaiting ? await sent.later : sent;
  if (!reply.ok) {
    putFiles(files.map(({ id, file }) => ({ id, file })));
    // What waited comes back by itself.
    if (sent.ok) return;
    const { detail } = bringBack(form, reply.problem);
    const text = texts.bugs.create.refused(detail);
    showToast({ kind: "negative", text });
    return;
  }
  const { key } = reply.value;
  showToast({
    kind: "positive",
    text: words.created(key),
    link: { label: words.open, path: `/organizationDisplay/${orgID}/bugs/${key}` },
    action: { label: words.undo, onSelect: () => void undoBatch(orgID, batchID) },
  });
  sendFiles(files, orgID, form.id);
}

/** Files follow their bug; one that fails is kept and offered again. */
export function sendFiles(files: readonly WaitingFile[], orgID: string, bugID: string): void {
  if (files.length === 0) return;
  for (const each of files) follow(each);
  startNamedUploads(orgID, bugID, files);
}

/** An upload that is no longer there has arrived, or was given up. */
function follow({ id, file }: WaitingFile): void {
  let isThere = false;
  let isTold = false;
  const stop = uploads.subscribe(() => {
    const upload = uploads.get().find((each) => each.id === id);
    if (upload === undefined) {
      if (!isThere) return;
      stop();
      void forgetFile(id);
      return;
    }
    isThere = true;
    if (upload.state === "failed" && !isTold) {
      showToast({
        kind: "negative",
        text: words.files.failed(file.name, upload.problem?.detail ?? ""),
        action: { label: words.files.retry, onSelect: () => retryUpload(id) },
      });
    }
    isTold = upload.state === "failed";
  });
}
