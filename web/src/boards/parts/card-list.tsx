import { createElement, memo } from "react";
import { LazyPart, useLazyPart } from "../../ui/lazy-part";
import { cardGapPx, cardPx, cardsSeen, type Seen } from "../model/window";
import { Card } from "./card";
import { useScene } from "./scene";

const cardEditor = new LazyPart(async () => (await import("../lazy/card-editor")).CardEditor);

/** The cards of one column, in one lane; only those that are seen are there. */
export const CardList = memo(function CardList({
  ids,
  seen,
  name,
  kept,
  gap,
  lifted,
  editing,
}: {
  ids: readonly string[];
  /** Counted from the list's own top. */
  seen: Seen;
  name: string;
  /** One that is there in any case. */
  kept: string | undefined;
  /** Before which card the lifted one would come down. */
  gap: number | undefined;
  lifted: string | undefined;
  editing: string | undefined;
}) {
  const { orgID, mayMove, peekedKey, showsStatus, hintID, onEdited } = useScene();
  const Editor = useLazyPart(cardEditor, editing !== undefined && ids.includes(editing));
  const { first, last } = cardsSeen(seen, ids.length);
  const shown = placesShown(ids, first, last, [kept, lifted, editing]);
  return (
    <ul
      data-cards=""
      aria-label={name}
      className="relative"
      style={{ height: ids.length * cardPx }}
    >
      {shown.map((at) => {
        const id = ids[at] ?? "";
        const isEditing = id === editing && Editor !== undefined;
        return (
          <li
            key={id}
            aria-setsize={ids.length}
            aria-posinset={at + 1}
            className={`absolute inset-x-0 top-0 ${isEditing ? "z-10" : ""}`}
            style={{ height: cardPx - cardGapPx, transform: `translateY(${at * cardPx}px)` }}
          >
            {isEditing && Editor ? (
              createElement(Editor, { orgID, bugID: id, onClose: onEdited })
            ) : (
              <Card
                orgID={orgID}
                bugID={id}
                mayMove={mayMove(id)}
                isLifted={id === lifted}
                peekedKey={peekedKey}
                showsStatus={showsStatus}
                hintID={hintID}
              />
            )}
          </li>
        );
      })}
      {gap !== undefined && (
        <li
          data-gap=""
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 top-0 h-0.5 rounded-full bg-accent"
          style={{ transform: `translateY(${gap * cardPx - cardGapPx / 2 - 1}px)` }}
        />
      )}
    </ul>
  );
});

/** Those in the range, and some more, in order. */
function placesShown(
  ids: readonly string[],
  first: number,
  last: number,
  more: readonly (string | undefined)[],
): number[] {
  const places = new Set(Array.from({ length: last - first }, (_, offset) => first + offset));
  for (const id of more) {
    const at = id === undefined ? -1 : ids.indexOf(id);
    if (at >= 0) places.add(at);
  }
  return [...places].toSorted((a, b) => a - b);
}
