import type { Bug } from "./bug";

/** The fields a person can edit. */
export type BugEdit = Partial<
  Pick<
    Bug,
    | "title"
    | "description"
    | "status"
    | "isOpen"
    | "resolution"
    | "assignedMembers"
    | "severity"
    | "priority"
    | "due"
    | "estimate"
    | "environment"
    | "labels"
    | "visibility"
    | "sharedWith"
    | "snooze"
    | "watchers"
    | "voters"
    | "voteCount"
    | "rank"
  >
>;

interface PendingEdit {
  clientID: string;
  bugID: string;
  fields: BugEdit;
}

/**
 * Edits that the server has not answered yet, shown over the stored bugs, field by field, the latest on
 * top. An edit leaves when its echo or its answer arrives, or when it is refused: then the stored fields
 * show through again.
 */
export class Overlay {
  readonly #edits = new Map<string, PendingEdit>();

  /** One that is there already comes on top of the others. */
  add(clientID: string, bugID: string, fields: BugEdit): void {
    this.#edits.delete(clientID);
    this.#edits.set(clientID, { clientID, bugID, fields });
  }

  /** The bug that the edit was about. */
  settle(clientID: string): string | undefined {
    const edit = this.#edits.get(clientID);
    this.#edits.delete(clientID);
    return edit?.bugID;
  }

  /** The bugs with pending edits. */
  edited(): string[] {
    return [...new Set([...this.#edits.values()].map(({ bugID }) => bugID))];
  }

  /** The bug with every pending edit on it; the very same object where there is none. */
  over(bug: Bug): Bug {
    const edits = [...this.#edits.values()].filter((edit) => edit.bugID === bug.id);
    if (edits.length === 0) return bug;
    return Object.assign({}, bug, ...edits.map((edit) => edit.fields)) as Bug;
  }
}
