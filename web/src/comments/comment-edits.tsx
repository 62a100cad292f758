import { useEffect, useState } from "react";
import type { Problem } from "../api/problem";
import type { CommentText } from "../api/types";
import type { Comment } from "../store/comment-thread";
import { longDate } from "../texts/dates";
import { enComments } from "../texts/en-comments";
import { Banner } from "../ui/banner";
import { Dialog } from "../ui/dialog";
import { SelectField } from "../ui/select-field";
import { Skeleton } from "../ui/skeleton";
import { VisuallyHidden } from "../ui/visually-hidden";
import { loadTexts } from "./load-comments";
import { textDiff } from "./text-diff";

const words = enComments.edits;

/** The server shows so many texts. */
const textsMax = 100;

/** What each edit of a comment changed, the newest first to be seen. */
export function CommentEdits({
  comment,
  open,
  onOpenChange,
}: {
  comment: Comment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      {open && <Edits comment={comment} />}
    </Dialog>
  );
}

function Edits({ comment }: { comment: Comment }) {
  const [items, setItems] = useState<readonly CommentText[]>();
  const [problem, setProblem] = useState<Problem>();
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    async function load() {
      const reply = await loadTexts(comment);
      if (!isWanted) return;
      if (reply.ok) setItems(reply.value.items);
      else setProblem(reply.problem);
    }
    void load();
    return () => {
      isWanted = false;
    };
  }, [comment]);
  if (problem !== undefined) return <Banner kind="danger">{problem.detail}</Banner>;
  if (items === undefined) return <Skeleton label={words.loading} count={3} />;
  const shown = chosen ?? items.length - 1;
  const now = items[shown];
  if (now === undefined) return <p className="text-ui text-text-2">{words.none}</p>;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SelectField
        label={words.chosen}
        value={String(shown)}
        options={items
          .map((item, index) => ({
            value: String(index),
            label: index === 0 ? words.first : words.edit(index, longDate(new Date(item.at))),
          }))
          .toReversed()}
        onChange={(value) => setChosen(Number(value))}
      />
      {items.length === textsMax && (
        <p className="text-small text-text-2">{words.newest(textsMax)}</p>
      )}
      <Difference before={items[shown - 1]?.text ?? now.text} after={now.text} />
    </div>
  );
}

function Difference({ before, after }: { before: string; after: string }) {
  return (
    <p className="max-h-[50dvh] overflow-y-auto rounded-control border border-border bg-sunken p-3 text-read break-words whitespace-pre-wrap">
      {textDiff(before, after).map((piece, index) => {
        // The pieces of one difference never move.
        const key = index;
        if (piece.is === "same") return <span key={key}>{piece.text}</span>;
        if (piece.is === "added") {
          return (
            <ins key={key} className="bg-success-soft text-success no-underline">
              <VisuallyHidden>{words.added}</VisuallyHidden>
              {piece.text}
            </ins>
          );
        }
        return (
          <del key={key} className="bg-danger-soft text-danger">
            <VisuallyHidden>{words.removed}</VisuallyHidden>
            {piece.text}
          </del>
        );
      })}
    </p>
  );
}
