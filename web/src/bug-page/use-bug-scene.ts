import { useState } from "react";
import { flushSync } from "react-dom";
import { mayEditBug, mayWithholdBug } from "../bugs/bug-rules";
import { editBug } from "../bugs/edit-bug";
import { focusComment } from "../comments/comment-focus";
import { useMe } from "../identity/session";
import type { Bug } from "../store/bug";
import { useProject } from "../store/hooks";
import type { Organization } from "../store/organization";
import type { BugEdit } from "../store/overlay";
import { enBugPage } from "../texts/en-bug-page";
import { showToast } from "../toasts/show-toast";
import { useSteady } from "../ui/use-steady";
import type { BugScene } from "./bug-actions";
import { useBugParts } from "./use-bug-parts";
import { useClosing } from "./use-closing";
import { useTextEdit } from "./use-text-edit";

/** What the parts of a bug's page share. */
export function useBugScene(organization: Organization, bug: Bug) {
  const orgID = organization.id;
  const project = useProject(orgID, bug.projectID);
  const { me } = useMe();
  const parts = useBugParts();
  const [isWriting, setWriting] = useState(false);
  const title = useTextEdit(orgID, bug, "title");
  const description = useTextEdit(orgID, bug, "description");
  async function send(fields: BugEdit) {
    const reply = await editBug(orgID, bug, fields);
    if (!reply.ok) showToast({ kind: "negative", text: enBugPage.notSaved(reply.problem.detail) });
  }
  const save = (fields: BugEdit) => void send(fields);
  const closing = useClosing(orgID, bug, save);
  const acts = useSteady({
    save,
    chooseStatus: closing.chooseStatus,
    editTitle: title.start,
    editDescription: description.start,
    comment() {
      // The field may not be drawn yet.
      flushSync(() => setWriting(true));
      focusComment();
    },
  });
  const isThere = bug.deleted === 0;
  const scene: BugScene = {
    orgID,
    bug,
    project,
    me,
    mayEdit: isThere && mayEditBug(organization, bug, me?.UID),
    mayTakePart: isThere && organization.memberRole !== undefined && bug.watchers !== undefined,
    mayWithhold: isThere && mayWithholdBug(organization, bug, me?.UID),
    show: parts.show,
    ...acts,
  };
  return { scene, parts, title, description, closing, isWriting };
}
