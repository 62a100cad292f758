import type { WireBug } from "../../api/types";
import type { ChangeKind } from "../../change-queue/change-kind";
import { replicaOf } from "../../store/replica";
import { batch } from "../../store/topic";
import { enChangeQueue } from "../../texts/en-change-queue";
import { enUndo } from "../../texts/en-undo";
import { rankBetween } from "../model/rank";
import { type Placing, placeBug } from "./board-api";

/** A card in its new place; kept as it is while there is no network. */
export interface PlacedCard {
  readonly orgID: string;
  readonly bugID: string;
  /** As the bug was called when its card was moved. */
  readonly key: string;
  readonly placing: Placing;
}

export const placingCard: ChangeKind<PlacedCard, WireBug> = {
  name: "place-card",
  show({ orgID, bugID, placing }, id) {
    const { bugs } = replicaOf(orgID);
    const rankOf = (of: string | undefined) => (of === undefined ? undefined : bugs.get(of)?.rank);
    const rank = rankBetween(rankOf(placing.after), rankOf(placing.before));
    bugs.edit(id, bugID, { ...placing.edit, ...(rank !== undefined && { rank }) });
  },
  send: ({ orgID, bugID, placing }, id) => placeBug(orgID, bugID, placing, id),
  settle({ orgID }, id, value) {
    const { bugs } = replicaOf(orgID);
    batch(() => {
      bugs.put(value);
      bugs.settle(id);
    });
  },
  hide: ({ orgID }, id) => replicaOf(orgID).bugs.settle(id),
  keepText: () => undefined,
  named({ orgID, key, placing }) {
    const names = Object.keys(placing.edit)
      .filter((field) => field !== "isOpen")
      .map(enUndo.fieldName);
    return {
      text:
        names.length === 0 ? enChangeQueue.place(key) : enChangeQueue.edit(key, names.join(", ")),
      path: `/organizationDisplay/${orgID}/bugs/${key}`,
    };
  },
};
