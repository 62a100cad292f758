import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { replicaOf } from "../store/replica";
import { useCell } from "../store/use-cell";
import { enBoards as words } from "../texts/en-boards";
import { Lifting } from "./drag/lifting";
import { spotUnder } from "./drag/spot-under";
import { type KeyHandlers, useBoardKeys } from "./drag/use-board-keys";
import { useBoardPointers } from "./drag/use-board-pointers";
import type { Board } from "./model/board";
import type { Layout } from "./model/cells";
import type { Column } from "./model/columns";
import { isSameCell, othersIn, type Spot } from "./model/spots";
import { useDrops } from "./use-drops";
import type { BoardFacts } from "./use-layout";

function letGoOfFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Cards are lifted, moved and dropped by mouse, touch and keys; each step is said. */
export function useLifting({
  element: boardRef,
  orgID,
  board,
  layout,
  facts,
  mayMove,
  focused,
  focus,
  onGo,
  onPeek,
}: Pick<KeyHandlers, "onGo" | "onPeek"> & {
  element: RefObject<HTMLElement | null>;
  orgID: string;
  board: Board;
  layout: Layout;
  facts: BoardFacts;
  mayMove: (id: string) => boolean;
  focused: string | undefined;
  focus: (id: string) => void;
}) {
  const [lifting] = useState(() => new Lifting());
  const lift = useCell(lifting.now);
  const said = useCell(lifting.said);
  const say = (text: string) => lifting.said.set(text);
  const drops = useDrops(orgID, board, layout, facts);

  const keyOf = (id: string) => replicaOf(orgID).bugs.get(id)?.key ?? "";
  function placeWords(spot: Spot, id: string): string {
    const nameIn = (list: readonly Column[], value: string) =>
      list.find((each) => each.value === value)?.name ?? "";
    return words.place(
      nameIn(layout.columns, spot.column),
      board.lanes ? nameIn(layout.lanes, spot.lane) : "",
      spot.index + 1,
      othersIn(layout, spot, id) + 1,
    );
  }
  function drop() {
    const done = lifting.end();
    if (done === undefined) return;
    const key = keyOf(done.id);
    if (done.to === undefined) {
      say(words.back(key));
      return;
    }
    // The browser would lay out a page half done to take away a card that has the focus.
    if (done.how === "keys" && !isSameCell(done.from, done.to)) letGoOfFocus();
    const why = drops.drop(done);
    say(why ?? words.dropped(key, placeWords(done.to, done.id)));
    if (done.how === "keys") focus(done.id);
  }
  function cancel() {
    const done = lifting.end();
    if (done) say(words.back(keyOf(done.id)));
  }
  // A card that was lifted by keys goes back when the focus leaves it, and shows where it would come down.
  const isLeft = lift?.how === "keys" && focused !== lift.id;
  const handleLeft = useEffectEvent(cancel);
  useEffect(() => {
    if (isLeft) handleLeft();
  }, [isLeft]);
  useLayoutEffect(() => {
    if (lift?.how !== "keys") return;
    const line = boardRef.current?.querySelector("[data-gap]");
    const shown = line ?? boardRef.current?.querySelector(`[data-card="${CSS.escape(lift.id)}"]`);
    shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [boardRef, lift]);
  function begin(id: string, how: "keys" | "pointer"): boolean {
    if (!mayMove(id)) {
      say(words.notYours);
      return false;
    }
    const begun = lifting.start(layout, id, how);
    if (begun) say(words.lifted(keyOf(id), placeWords(begun.from, id)));
    return begun !== undefined;
  }
  useBoardPointers(boardRef, {
    onLift: (id) => begin(id, "pointer"),
    onOver: (point) => {
      const id = lifting.now.get()?.id;
      if (id === undefined) return;
      lifting.moveTo(point && spotUnder(point, layout, id), board.isRanked);
    },
    onDrop: drop,
    onCancel: cancel,
  });
  useBoardKeys(boardRef, {
    isLifted: () => lifting.now.get() !== undefined,
    onLift: (id) => void begin(id, "keys"),
    onStep: (step) => {
      lifting.step(layout, step, board.isRanked);
      const now = lifting.now.get();
      if (now?.to) say(placeWords(now.to, now.id));
    },
    onDrop: drop,
    onCancel: cancel,
    onGo,
    onPeek,
  });
  return { lift, said, drops };
}
