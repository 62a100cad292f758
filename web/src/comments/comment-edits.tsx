import { useEffect, useState } from "react";
import type { Problem } from "../api/problem";
import type { CommentText } from "../api/types";
import { Difference } from "../merging/difference";
import type { Comment } from "../store/comment-thread";
import { longDate } from "../texts/dates";
import { enComments } from "../texts/en-comments";
import { Banner } from "../ui/banner";
import { Dialog } from "../ui/dialog";
import { SelectField } from "../ui/select-field";
import { Skeleton } from "../ui/skeleton";
import { loadTexts } from "./load-comments";

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
