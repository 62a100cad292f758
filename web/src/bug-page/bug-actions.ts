import { isClosing, reopeningStatus } from "../bugs/bug-rules";
import type { Me } from "../identity/session";
import type { KeyName } from "../keys/table";
import type { Bug } from "../store/bug";
import type { Project, Status } from "../store/organization";
import type { BugEdit } from "../store/overlay";
import { enBugActs } from "../texts/en-bug-acts";
import { enBugPage } from "../texts/en-bug-page";
import { branchName } from "./branch-name";
import { copyText } from "./copy-text";
import { type Interest, toggleInterest } from "./fields/interest";

const words = enBugPage.actions;
const actWords = enBugActs;
const { copied } = enBugPage;

/** What of a bug's page opens on request: a field's list or form, or a dialog. */
export type BugPart =
  | "status"
  | "priority"
  | "severity"
  | "assignees"
  | "due"
  | "estimate"
  | "environment"
  | "labels"
  | "snooze"
  | "move"
  | "delete"
  | "relation"
  | "duplicate";

/** The bug that is shown, and what can be done with it from there. */
export interface BugScene {
  orgID: string;
  bug: Bug;
  project: Project | undefined;
  me: Me | undefined;
  mayEdit: boolean;
  /** Watch it and vote for it. */
  mayTakePart: boolean;
  /** Restrict or delete it. */
  mayWithhold: boolean;
  show: (part: BugPart) => void;
  save: (fields: BugEdit) => void;
  chooseStatus: (status: Status | undefined) => void;
  editTitle: () => void;
  editDescription: () => void;
  /** Puts the caret where a comment is written. */
  comment: () => void;
}

/** One thing to do with a bug: by its keys and the palette, and by the menu unless a control of its own stands on the page. */
export interface BugAction {
  id: string;
  words: string;
  /** The shortcut of the table of keys. */
  name: KeyName;
  isInMenu?: boolean;
  when: (scene: BugScene) => boolean;
  run: (scene: BugScene) => void;
}

const mayEdit = (scene: BugScene) => scene.mayEdit;
const isMine = ({ bug, me }: BugScene) => me !== undefined && bug.assignedMembers.includes(me.UID);

/** All that can be done with a bug, in the order of the help and the menu. */
export const bugActions: readonly BugAction[] = [
  shows("status", words.status),
  shows("priority", words.priority),
  shows("severity", words.severity),
  shows("assignees", words.assignees),
  {
    id: "assignMe",
    words: words.assignMe,
    name: "assignMe",
    isInMenu: true,
    when: (scene) => scene.mayEdit && scene.me !== undefined && !isMine(scene),
    run: ({ bug, me, save }) => {
      if (me) save({ assignedMembers: [...bug.assignedMembers, me.UID] });
    },
  },
  {
    id: "unassignMe",
    words: words.unassignMe,
    name: "assignMe",
    isInMenu: true,
    when: (scene) => scene.mayEdit && isMine(scene),
    run: ({ bug, me, save }) =>
      save({ assignedMembers: bug.assignedMembers.filter((id) => id !== me?.UID) }),
  },
  shows("labels", actWords.labels),
  shows("due", words.due),
  shows("estimate", words.estimate),
  shows("environment", words.environment),
  shows("snooze", actWords.snooze.label),
  {
    id: "editTitle",
    words: words.editTitle,
    name: "edit",
    when: mayEdit,
    run: ({ editTitle }) => editTitle(),
  },
  {
    id: "editDescription",
    words: words.editDescription,
    name: "editDescription",
    when: ({ mayEdit: may, bug }) => may && bug.description !== undefined,
    run: ({ editDescription }) => editDescription(),
  },
  {
    id: "comment",
    words: words.comment,
    name: "comment",
    when: ({ me, bug }) => me !== undefined && bug.deleted === 0,
    run: ({ comment }) => comment(),
  },
  shows("relation", words.relation),
  {
    id: "duplicate",
    words: words.duplicate,
    name: "duplicate",
    isInMenu: true,
    when: ({ mayEdit: may, bug }) => may && bug.resolution !== "duplicate",
    run: ({ show }) => show("duplicate"),
  },
  {
    id: "close",
    words: words.close,
    name: "closeOrReopen",
    isInMenu: true,
    when: ({ mayEdit: may, bug }) => may && bug.isOpen,
    run: ({ chooseStatus, project }) => chooseStatus(project?.statuses.find(isClosing)),
  },
  {
    id: "reopen",
    words: words.reopen,
    name: "closeOrReopen",
    isInMenu: true,
    when: ({ mayEdit: may, bug }) => may && !bug.isOpen,
    run: ({ chooseStatus, project }) => chooseStatus(project && reopeningStatus(project)),
  },
  {
    id: "watch",
    words: actWords.watch.action,
    name: "watch",
    when: ({ mayTakePart }) => mayTakePart,
    run: (scene) => void takePart(scene, "watch"),
  },
  {
    id: "vote",
    words: actWords.vote.action,
    name: "vote",
    when: ({ mayTakePart }) => mayTakePart,
    run: (scene) => void takePart(scene, "vote"),
  },
  {
    id: "copyLink",
    words: words.copyLink,
    name: "copyLink",
    isInMenu: true,
    when: () => true,
    run: ({ orgID, bug }) => {
      const path = `/organizationDisplay/${orgID}/bugs/${bug.key}`;
      void copyText(`${location.origin}${path}`, copied.link);
    },
  },
  {
    id: "copyKey",
    words: words.copyKey,
    name: "copyKey",
    isInMenu: true,
    when: () => true,
    run: ({ bug }) => void copyText(bug.key, copied.key(bug.key)),
  },
  {
    id: "copyBranch",
    words: words.copyBranch,
    name: "copyBranch",
    isInMenu: true,
    when: ({ me }) => me !== undefined,
    run: ({ bug, me }) => {
      const name = branchName(me?.displayName ?? "", bug.key, bug.title);
      void copyText(name, copied.branch(name));
    },
  },
  {
    id: "move",
    words: actWords.move.action,
    name: "move",
    isInMenu: true,
    when: mayEdit,
    run: ({ show }) => show("move"),
  },
  {
    id: "delete",
    words: actWords.remove.action,
    name: "remove",
    isInMenu: true,
    when: ({ mayWithhold }) => mayWithhold,
    run: ({ show }) => show("delete"),
  },
];

async function takePart({ orgID, bug, me }: BugScene, how: Interest): Promise<void> {
  if (me) await toggleInterest(orgID, bug, how, me.UID);
}

/** Opens a part of the page that those who may edit the bug have. */
function shows(part: BugPart & KeyName, what: string): BugAction {
  return { id: part, words: what, name: part, when: mayEdit, run: ({ show }) => show(part) };
}
