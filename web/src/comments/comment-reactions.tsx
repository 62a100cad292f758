import { SmilePlus } from "lucide-react";
import type { Reaction } from "../api/types";
import { useMe } from "../identity/session";
import { useNames } from "../members/people";
import type { Comment } from "../store/comment-thread";
import { enComments } from "../texts/en-comments";
import { enPeople } from "../texts/en-people";
import { showToast } from "../toasts/show-toast";
import { classNames } from "../ui/class-names";
import { IconButton } from "../ui/icon-button";
import { Menu } from "../ui/menu";
import { Tooltip } from "../ui/tooltip";
import { reactionKinds, reactionSigns } from "./reaction-kinds";
import { toggleReaction } from "./send-comment";

const words = enComments.reactions;
const namesMax = 10;

/** What people feel about a comment; members add theirs and learn whose the others are. */
export function CommentReactions({ comment, isMember }: { comment: Comment; isMember: boolean }) {
  const uid = useMe().me?.UID;
  const shown = reactionKinds.flatMap((kind) =>
    comment.reactions.filter((each) => each.kind === kind),
  );
  const nameOf = useNames(
    comment.orgID,
    shown.flatMap(({ by }) => by.slice(0, namesMax)),
  );
  async function toggle(kind: Reaction) {
    if (uid === undefined) return;
    const reply = await toggleReaction(comment, kind, uid);
    if (!reply.ok) showToast({ kind: "negative", text: words.refused(reply.problem.detail) });
  }
  if (shown.length === 0) return null;
  return (
    <ul aria-label={words.list} className="flex flex-wrap items-center gap-1 px-3 pb-2">
      {shown.map(({ kind, by }) => (
        <li key={kind}>
          {isMember ? (
            <Tooltip
              label={words.by(
                by.slice(0, namesMax).map((id) => nameOf(id) ?? enPeople.unknown),
                by.length - namesMax,
              )}
            >
              <button
                type="button"
                aria-pressed={uid !== undefined && by.includes(uid)}
                aria-label={words.count(words.kinds[kind], by.length)}
                onClick={() => void toggle(kind)}
                className={classNames(
                  look,
                  "press hover:bg-hover",
                  uid !== undefined && by.includes(uid)
                    ? "border-accent bg-accent-soft text-accent-text"
                    : "border-border",
                )}
              >
                <Sign kind={kind} count={by.length} />
              </button>
            </Tooltip>
          ) : (
            <span
              role="img"
              aria-label={words.count(words.kinds[kind], by.length)}
              className={classNames(look, "border-border")}
            >
              <Sign kind={kind} count={by.length} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const look =
  "inline-flex h-6 items-center gap-1 rounded-full border px-2 text-small tabular-nums select-none";

function Sign({ kind, count }: { kind: Reaction; count: number }) {
  return (
    <>
      <span aria-hidden="true">{reactionSigns[kind]}</span>
      <span aria-hidden="true">{count}</span>
    </>
  );
}

/** Offers the eight reactions. */
export function AddReaction({ comment }: { comment: Comment }) {
  const uid = useMe().me?.UID;
  async function toggle(kind: Reaction) {
    if (uid === undefined) return;
    const reply = await toggleReaction(comment, kind, uid);
    if (!reply.ok) showToast({ kind: "negative", text: words.refused(reply.problem.detail) });
  }
  return (
    <Menu
      trigger={
        <IconButton size="small" label={words.add} icon={<SmilePlus aria-hidden="true" />} />
      }
      items={reactionKinds.map((kind) => ({
        label: `${reactionSigns[kind]}  ${words.kinds[kind]}`,
        checked:
          uid !== undefined &&
          comment.reactions.some((each) => each.kind === kind && each.by.includes(uid)),
        onSelect: () => void toggle(kind),
      }))}
    />
  );
}
