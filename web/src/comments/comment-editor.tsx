import { type FormEvent, type KeyboardEvent, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { noteTyped, noteWritten } from "../presence/typed";
import type { Comment } from "../store/comment-thread";
import { useSharedDraft } from "../store/use-draft";
import { texts } from "../texts/en";
import { enComments as words } from "../texts/en-comments";
import { Button } from "../ui/button";
import { CommentConflict } from "./comment-conflict";
import { isTooLong } from "./comment-rules";
import { editComment, presentText, type SeenText } from "./send-comment";
import { WritingArea } from "./writing/writing-area";

/** Edits one's own comment in its place; nothing is written over that was not seen. */
export function CommentEditor({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const [text, setText, clear] = useSharedDraft(`comment-edit.${comment.id}`, comment.text);
  const [seen] = useState<SeenText>(comment);
  const [theirs, setTheirs] = useState<SeenText>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const tooLong = isTooLong(text) ? words.tooLong : undefined;

  function handleText(typed: string) {
    setText(typed);
    noteTyped(comment.bugID, "comments");
  }
  function giveUp() {
    noteWritten(comment.bugID, "comments");
    clear();
    onDone();
  }
  async function save(over: SeenText) {
    setTheirs(undefined);
    setProblem(undefined);
    setBusy(true);
    const reply = await editComment(comment, text, over);
    setBusy(false);
    if (reply.ok) {
      giveUp();
      return;
    }
    const present = presentText(reply.problem);
    if (present === undefined) setProblem(reply.problem);
    // It changed and came back to what the person saw.
    else if (present.text === over.text) await save(present);
    else setTheirs(present);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "" && tooLong === undefined && !isBusy) void save(seen);
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
      <CommentConflict
        theirs={theirs}
        text={text}
        onChange={setText}
        onKeepTheirs={giveUp}
        onSave={() => theirs && void save(theirs)}
        onPostpone={() => setTheirs(undefined)}
      />
    </form>
  );
}
