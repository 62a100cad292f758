import { Link as LinkIcon, Pencil } from "lucide-react";
import { memo, useEffect, useEffectEvent, useId, useState } from "react";
import { useMe } from "../identity/session";
import { MarkdownView } from "../markdown/markdown-view";
import { usePerson } from "../members/people";
import type { Comment } from "../store/comment-thread";
import { draftOf } from "../store/drafts";
import { useOrganization } from "../store/hooks";
import { replicaOf } from "../store/replica";
import { draftArrived } from "../store/server-drafts";
import { useCell } from "../store/use-cell";
import { longDate, timeAgo } from "../texts/dates";
import { enComments as words } from "../texts/en-comments";
import { enPeople } from "../texts/en-people";
import { useNow } from "../texts/use-now";
import { showToast } from "../toasts/show-toast";
import { Avatar } from "../ui/avatar";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { IconButton } from "../ui/icon-button";
import { CommentEditor } from "./comment-editor";
import { CommentEdits } from "./comment-edits";
import { AddReaction, CommentReactions } from "./comment-reactions";
import { RemoveComment } from "./remove-comment";
import { editPlace } from "./send-comment";

/** A comment with what its author and, as Editor or Owner, others may do to it. */
export const CommentCard = memo(function CommentCard({
  comment,
  isLinked,
}: {
  comment: Comment;
  isLinked: boolean;
}) {
  const nameID = useId();
  const role = useOrganization(comment.orgID)?.memberRole;
  const { name, picture } = usePerson(comment.orgID, comment.author);
  const shownName = name ?? (role === undefined ? enPeople.hidden : enPeople.unknown);
  const [isEditing, setEditing] = useState(false);
  const edits = useCell(replicaOf(comment.orgID).threads.of(comment.bugID).edits);
  const pending = edits.findLast(({ commentID }) => commentID === comment.id);
  return (
    <article
      id={`c-${comment.id}`}
      aria-labelledby={nameID}
      tabIndex={-1}
      className="flex min-w-0 scroll-mt-4 gap-3 outline-none"
    >
      <Avatar name={shownName} picture={picture} />
      <div
        className={classNames(
          "group min-w-0 flex-1 rounded-card border bg-surface",
          isLinked ? "border-accent" : "border-border",
        )}
      >
        <header className="flex min-h-9 items-center gap-2 pr-1 pl-3 text-ui">
          <h3 id={nameID} className="min-w-0 truncate font-medium text-text">
            <span className="sr-only">{words.by(shownName)}</span>
            <span aria-hidden="true">{shownName}</span>
          </h3>
          <CommentTime
            comment={comment}
            isSending={comment.isSending === true || pending !== undefined}
          />
          <span className="flex-1" />
          {!isEditing && comment.isSending !== true && pending === undefined && (
            <CommentActions comment={comment} role={role} onEdit={() => setEditing(true)} />
          )}
        </header>
        <div className="px-3 pb-2">
          {isEditing ? (
            <CommentEditor comment={comment} onDone={() => setEditing(false)} />
          ) : (
            <>
              <KeptEdit commentID={comment.id} onGoOn={() => setEditing(true)} />
              <MarkdownView text={pending?.text ?? comment.text} />
            </>
          )}
        </div>
        <CommentReactions comment={comment} isMember={role !== undefined} />
      </div>
    </article>
  );
});

/** An edit that was refused, or not sent, before the page was left. */
function KeptEdit({ commentID, onGoOn }: { commentID: string; onGoOn: () => void }) {
  const place = editPlace(commentID);
  const [isThere, setThere] = useState(() => draftOf(place) !== undefined);
  const handleArrived = useEffectEvent(() => {
    const arrived = draftArrived.get();
    if (arrived?.place === place) setThere(arrived.text !== "");
  });
  useEffect(() => draftArrived.subscribe(() => handleArrived()), []);
  if (!isThere || draftOf(place) === undefined) return null;
  return (
    <Banner
      action={
        <Button size="small" onClick={onGoOn}>
          {words.goOn}
        </Button>
      }
    >
      {words.keptEdit}
    </Banner>
  );
}

function CommentTime({ comment, isSending }: { comment: Comment; isSending: boolean }) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  if (isSending) return <span className="text-small text-text-3">{words.sending}</span>;
  const written = new Date(comment.created);
  return (
    <span className="flex shrink-0 items-center gap-1 text-small text-text-3">
      <a href={`#c-${comment.id}`} className="hover:underline">
        <time dateTime={comment.created} title={longDate(written)}>
          {timeAgo(written, now)}
        </time>
      </a>
      {comment.edited !== undefined && (
        <>
          <span aria-hidden="true">·</span>
          <button
            type="button"
            aria-label={words.showEdits}
            title={longDate(new Date(comment.edited))}
            onClick={() => setOpen(true)}
            className="min-h-6 rounded-chip hover:underline"
          >
            {words.edited}
          </button>
          <CommentEdits comment={comment} open={isOpen} onOpenChange={setOpen} />
        </>
      )}
    </span>
  );
}

function CommentActions({
  comment,
  role,
  onEdit,
}: {
  comment: Comment;
  role: "Owner" | "Editor" | "Member" | undefined;
  onEdit: () => void;
}) {
  const { me } = useMe();
  const isOwn = me?.UID === comment.author;
  async function copyLink() {
    const { origin, pathname } = location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}#c-${comment.id}`);
      showToast({ kind: "positive", text: words.linkCopied });
    } catch {
      showToast({ kind: "negative", text: words.linkNotCopied });
    }
  }
  return (
    <span className="flex shrink-0 items-center">
      {role !== undefined && <AddReaction comment={comment} />}
      {isOwn && (
        <IconButton
          size="small"
          label={words.editLabel}
          icon={<Pencil aria-hidden="true" />}
          onClick={onEdit}
        />
      )}
      <IconButton
        size="small"
        label={words.linkLabel}
        icon={<LinkIcon aria-hidden="true" />}
        onClick={() => void copyLink()}
      />
      {(isOwn || role === "Owner" || role === "Editor") && <RemoveComment comment={comment} />}
    </span>
  );
}
