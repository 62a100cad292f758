import { type FormEvent, type KeyboardEvent, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { MergeView } from "../merging/merge-view";
import { noteTyped, noteWritten } from "../presence/typed";
import type { Comment } from "../store/comment-thread";
import { useSharedDraft } from "../store/use-draft";
import { texts } from "../texts/en";
import { enComments as words } from "../texts/en-comments";
import { Button } from "../ui/button";
import { isTooLong } from "./comment-rules";
import {
  dropCommentEdit,
  editComment,
  editPlace,
  keepCommentEdit,
  keptSeenText,
  presentText,
  type SeenText,
} from "./send-comment";
import { WritingArea } from "./writing/writing-area";

/** Edits one's own comment in its place; nothing is written over that was not seen. */
export function CommentEditor({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const [text, setText] = useSharedDraft(editPlace(comment.id), comment.text);
  const [seen, setSeen] = useState<SeenText>(() => keptSeenText(comment.id) ?? comment);
  const [theirs, setTheirs] = useState(() => newerText(comment, seen, text));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const tooLong = isTooLong(text) ? words.tooLong : undefined;

  function handleText(typed: string) {
    setText(typed);
    keepCommentEdit(comment.id, typed, seen);
    noteTyped(comment.bugID, "comments");
  }
  function giveUp() {
    noteWritten(comment.bugID, "comments");
    dropCommentEdit(comment.id);
    onDone();
  }
  async function save(typed: string, over: SeenText) {
    setTheirs(undefined);
    setProblem(undefined);
    setText(typed);
    setSeen(over);
    keepCommentEdit(comment.id, typed, over);
    setBusy(true);
    const reply = await editComment(comment, typed, over);
    setBusy(false);
    if (reply.ok) {
      giveUp();
      return;
    }
    setTheirs(presentText(reply.problem));
    if (presentText(reply.problem) === undefined) setProblem(reply.problem);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "" && tooLong === undefined && !isBusy) void save(text, seen);
  }
  /** The draft stays, for the next time. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && theirs === undefined) onDone();
  }
  return (
    <form
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      noValidate
      className="flex flex-col gap-2"
    >
      <WritingArea
        orgID={comment.orgID}
        label={words.field}
        text={text}
        onChange={handleText}
        error={tooLong ?? fieldError(problem, "/text") ?? problem?.detail}
        autoFocus
      />
      <span className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          disabled={text.trim() === "" || tooLong !== undefined}
        >
          {texts.save}
        </Button>
        <Button onClick={giveUp}>{texts.cancel}</Button>
      </span>
      <MergeView
        conflict={theirs}
        base={seen.text}
        mine={text}
        place={editPlace(comment.id)}
        onTakeTheirs={giveUp}
        onSave={(chosen) => theirs && void save(chosen, theirs)}
        onPostpone={() => setTheirs(undefined)}
      />
    </form>
  );
}

/** What came in since an earlier page, or an edit that was refused late, began from another text. */
function newerText(comment: Comment, seen: SeenText, typed: string): SeenText | undefined {
  const isSeen = comment.rev <= seen.rev || comment.text === seen.text || comment.text === typed;
  return isSeen ? undefined : { text: comment.text, rev: comment.rev };
}
