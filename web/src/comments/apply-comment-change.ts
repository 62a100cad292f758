import * as v from "valibot";
import { isNumber, isText } from "../api/checks";
import type { WireComment } from "../api/types";
import type { Comment } from "../store/comment-thread";
import { replicaOf } from "../store/replica";
import { type Change, isWithheld, type Stream } from "../sync/change";
import { pickFields } from "../sync/pick-fields";
import { loadComment } from "./load-comments";
import { reactionKinds } from "./reaction-kinds";

const reactionsSchema = v.array(
  v.object({ kind: v.picklist(reactionKinds), by: v.array(v.string()) }),
);
const isReactions = (value: unknown): value is WireComment["reactions"] =>
  v.is(reactionsSchema, value);

/** A comment that was written, edited or removed: told to the thread where somebody looks at its bug. */
export function applyCommentChange(change: Change, { owner: orgID }: Stream): void {
  if (isWithheld(change)) return;
  const { threads } = replicaOf(orgID);
  const { bugID } = change.fields;
  const [bug, thread] = isText(bugID)
    ? [bugID, threads.of(bugID)]
    : (threads.find(change.id) ?? []);
  if (bug === undefined || thread === undefined || thread.state.get().is === "none") return;
  if (change.action === "removed") {
    thread.comments.remove(change.id, change.version);
    return;
  }
  const fields = pickFields<Comment>(change, {
    author: isText,
    text: isText,
    created: isText,
    edited: isText,
    rev: isNumber,
    reactions: isReactions,
  });
  if (change.action === "created") {
    const fresh = {
      id: change.id,
      orgID,
      bugID: bug,
      author: change.actor ?? "",
      text: "",
      created: change.at,
      rev: 1,
      reactions: [],
    };
    thread.comments.put({ ...fresh, ...fields }, change.version);
  } else {
    thread.comments.patch(change.id, fields, change.version);
  }
  if (Object.keys(change.fieldsElided ?? {}).length > 0) void loadComment(orgID, bug, change.id);
}
