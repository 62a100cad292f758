import { useEffect, useRef, useState } from "react";
import { replicaOf } from "../store/replica";
import { enBoards as words } from "../texts/en-boards";
import { showToast } from "../toasts/show-toast";
import type { Placing } from "./asking/board-api";
import { beginDrop, type Drop, giveUpDrop, sendDrop } from "./asking/drop-card";
import type { Lift } from "./drag/lifting";
import type { Board } from "./model/board";
import type { Layout } from "./model/cells";
import { bothLandings, landing } from "./model/landing";
import { isSameCell, isSameSpot, neighboursAt } from "./model/spots";
import type { BoardFacts } from "./use-layout";

/** What comes of cards that are let go; one of them may wait for a word of the person. */
export function useDrops(orgID: string, board: Board, layout: Layout, facts: BoardFacts) {
  const [waiting, setWaiting] = useState<Drop>();
  const isGone = useRef(false);
  const asked = useRef<Drop>(undefined);
  useEffect(() => {
    asked.current = waiting;
  }, [waiting]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      // Whoever leaves the board gives no answer: the card goes back.
      isGone.current = true;
      if (asked.current) giveUpDrop(asked.current);
    };
  }, []);

  /** Returns why the card goes back, where it does. */
  function drop({ id, from, to }: Lift): string | undefined {
    const bug = replicaOf(orgID).bugs.get(id);
    const column = layout.columns.find(({ value }) => value === to?.column);
    const lane = layout.lanes.find(({ value }) => value === to?.lane);
    if (!bug || !to || !column || !lane || isSameSpot(from, to)) return undefined;
    const landed = bothLandings(
      landing(board.by, column, bug, facts),
      board.lanes ? landing(board.lanes, lane, bug, facts) : { is: "change", edit: {} },
    );
    if (landed.is === "refused") {
      const why = words.refused(bug.key, words.fixed(landed.field));
      showToast({ kind: "negative", text: why });
      return why;
    }
    const placing: Placing = {
      ...(board.isRanked && neighboursAt(layout, to, id)),
      edit: landed.edit,
    };
    const doneText = isSameCell(from, to)
      ? words.ordered(bug.key)
      : words.moved(bug.key, from.column === to.column ? lane.name : column.name);
    const begun = beginDrop(orgID, bug, placing, landed.asks, doneText);
    if (landed.asks) setWaiting(begun);
    else void send(begun);
    return undefined;
  }
  async function send(begun: Drop, more?: Partial<Placing>) {
    const asking = await sendDrop(begun, more);
    if (asking && isGone.current) giveUpDrop(asking);
    setWaiting((now) => (now === undefined || now.clientID === begun.clientID ? asking : now));
  }
  return {
    drop,
    waiting,
    sendWaiting: (more: Partial<Placing>) => {
      if (waiting) void send(waiting, more);
    },
    giveUp: () => {
      if (waiting) giveUpDrop(waiting);
      setWaiting(undefined);
    },
  };
}
