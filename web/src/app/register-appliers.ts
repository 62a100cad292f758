import { applyAttachmentChange } from "../attachments/apply-attachment-change";
import { applyBugChange } from "../bugs/apply-bug-change";
import { applyCommentChange } from "../comments/apply-comment-change";
import { noteBugsMoved } from "../dashboard/freshness";
import { loadMe } from "../identity/session";
import { tokensMoved } from "../identity/tokens/tokens-moved";
import { applyLabelChange } from "../labels/apply-label-change";
import { applyMemberChange } from "../members/apply-member-change";
import { applyOrganizationChange } from "../organizations/apply-organization-change";
import { applyProjectChange, applyStatusChange } from "../projects/apply-project-change";
import { applyRelationChange, noteRelatedBug } from "../relations/apply-relation-change";
import { noteDraftMoved } from "../store/server-drafts";
import { doubtTemplates } from "../store/templates";
import { appliersAreThere, registerApplier } from "../sync/appliers";
import { applyViewChange } from "../views/data/apply-view-change";

/** What is done with a live change, by the kind of thing that changed. Fetched apart from the first page. */
export function registerAppliers(): void {
  registerApplier("organization", (change, stream) => {
    applyOrganizationChange(change, stream);
    noteBugsMoved();
  });
  registerApplier("member", applyMemberChange);
  registerApplier("project", applyProjectChange);
  registerApplier("status", applyStatusChange);
  registerApplier("label", applyLabelChange);
  registerApplier("template", ({ projectID }, { owner }) => doubtTemplates(owner, projectID));
  registerApplier("view", applyViewChange);
  registerApplier("bug", (change, stream) => {
    applyBugChange(change, stream);
    noteRelatedBug(change, stream);
    noteBugsMoved();
  });
  registerApplier("comment", applyCommentChange);
  registerApplier("attachment", applyAttachmentChange);
  registerApplier("relation", applyRelationChange);
  registerApplier("account", applyAccountChange);
  registerApplier("token", () => tokensMoved.touch());
  registerApplier("draft", ({ fields, clientID }) => {
    if (typeof fields["place"] === "string") noteDraftMoved(fields["place"], clientID);
  });
  appliersAreThere();
}

let isAskedForMe = false;

/** Something about the person is new; many such changes in one go are one question. */
function applyAccountChange(): void {
  if (isAskedForMe) return;
  isAskedForMe = true;
  queueMicrotask(() => {
    isAskedForMe = false;
    void loadMe();
  });
}
