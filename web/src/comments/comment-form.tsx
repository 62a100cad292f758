import { type FormEvent, memo, useLayoutEffect, useRef, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import { useUploads } from "../attachments/use-uploads";
import { MarkdownView } from "../markdown/markdown-view";
import { Presence } from "../presence/presence";
import { noteTyped, noteWritten } from "../presence/typed";
import { newID } from "../store/new-id";
import { useSharedDraft } from "../store/use-draft";
import { enAttachments } from "../texts/en-attachments";
import { enComments as words } from "../texts/en-comments";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { commentFocus } from "./comment-focus";
import { isTooLong } from "./comment-rules";
import { sendComment } from "./send-comment";
import { WritingArea } from "./writing/writing-area";

/** Writes a comment. The text stays a draft until the server has it. */
export const CommentForm = memo(function CommentForm({
  orgID,
  bugID,
}: {
  orgID: string;
  bugID: string;
}) {
  const [text, setText, clear] = useSharedDraft(`comment.${bugID}`);
  const [id, setID] = useState(() => newID());
  const [isPreview, setPreview] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const field = useRef<HTMLTextAreaElement>(null);
  const uploads = useUploads({ orgID, bugID, text, onText: setText });
  const isEmpty = text.trim() === "";
  const tooLong = isTooLong(text) ? words.tooLong : undefined;

  const [timesAsked, setTimesAsked] = useState(0);
  // With the press that asks for it, not a frame later: what is typed next is the comment.
  useLayoutEffect(() => {
    if (timesAsked > 0) field.current?.focus();
  }, [timesAsked]);
  useLayoutEffect(
    () =>
      commentFocus.subscribe(() => {
        setPreview(false);
        setTimesAsked((before) => before + 1);
      }),
    [],
  );

  function handleText(typed: string) {
    setText(typed);
    if (typed.trim() === "") noteWritten(bugID, "comments");
    else noteTyped(bugID, "comments");
  }
  async function send() {
    clear();
    noteWritten(bugID, "comments");
    setPreview(false);
    setProblem(undefined);
    const reply = await sendComment(orgID, bugID, id, text);
    if (reply.ok) {
      setID(newID());
      return;
    }
    // Whatever was typed since stands behind what was refused.
    const since = field.current?.value ?? "";
    setText(since === "" ? text : `${text}\n\n${since}`);
    setProblem(reply.problem);
    showToast({ kind: "negative", text: words.refused(reply.problem.detail) });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (uploads.isBusy) showToast({ kind: "negative", text: enAttachments.uploadsRun });
    else if (!isEmpty && tooLong === undefined) void send();
  }
  return (
    <form onSubmit={handleSubmit} noValidate {...uploads.handlers} className="flex flex-col gap-2">
      {isPreview ? (
        <section
          aria-label={words.preview}
          className="min-h-24 rounded-control border border-border bg-surface px-3 py-2"
        >
          <MarkdownView text={text} />
        </section>
      ) : (
        <WritingArea
          orgID={orgID}
          label={words.field}
          text={text}
          onChange={handleText}
          placeholder={words.placeholder}
          hint={words.hint}
          error={tooLong ?? fieldError(problem, "/text") ?? problem?.detail}
          ref={field}
        />
      )}
      <span className="flex items-center justify-end gap-2">
        <span className="mr-auto flex min-w-0 text-small text-text-2">
          <Presence orgID={orgID} bugID={bugID} show="comments" />
        </span>
        <Button variant="ghost" onClick={() => setPreview(!isPreview)} disabled={isEmpty}>
          {isPreview ? words.write : words.preview}
        </Button>
        <Button type="submit" variant="primary" disabled={isEmpty || tooLong !== undefined}>
          {words.submit}
        </Button>
      </span>
    </form>
  );
});
