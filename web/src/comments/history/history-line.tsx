import { memo, useId } from "react";
import type { BugHistoryEntry } from "../../api/types";
import { longDate, timeAgo } from "../../texts/dates";
import { enHistory as words } from "../../texts/en-history";
import { enPeople } from "../../texts/en-people";
import { enUndo } from "../../texts/en-undo";
import { useNow } from "../../texts/use-now";
import { Button } from "../../ui/button";
import { undoBatch } from "../../undo/undo-batch";
import type { HistoryNames } from "./field-words";
import { historyWords } from "./history-words";

/** What one act did to a bug: who, what, on whose behalf, when; and its way back for those who may edit. */
export const HistoryLine = memo(function HistoryLine({
  orgID,
  entries,
  names,
  nameOf,
  mayUndo,
}: {
  orgID: string;
  entries: readonly [BugHistoryEntry, ...BugHistoryEntry[]];
  names: HistoryNames;
  nameOf: (id: string) => string | undefined;
  mayUndo: boolean;
}) {
  const now = useNow();
  const lineID = useId();
  const [entry] = entries;
  const told = historyWords(entries, names);
  if (told.length === 0) return null;
  const { actor, batchID, onBehalfOf, reason, undoOf, withToken } = entry;
  const who = actor === undefined ? words.operator : (nameOf(actor) ?? enPeople.unknown);
  const what = told.join(", ");
  const at = new Date(entry.at);
  return (
    <div className="group flex min-w-0 gap-3 text-ui text-text-2">
      <span className="flex w-8 shrink-0 justify-center pt-2" aria-hidden="true">
        <span className="size-1.5 rounded-full bg-border-strong" />
      </span>
      <p id={lineID} className="min-w-0 break-words">
        <span className="font-medium text-text">{who}</span>{" "}
        {onBehalfOf !== undefined && `${words.onBehalfOf(nameOf(onBehalfOf) ?? enPeople.unknown)} `}
        {withToken === true && `${words.withToken} `}
        {undoOf === undefined ? what : words.undid(what)}
        {reason !== undefined && ` ${words.because(reason)}`}
        {" · "}
        <time dateTime={entry.at} title={longDate(at)} className="text-small text-text-3">
          {timeAgo(at, now)}
        </time>
      </p>
      {mayUndo && (
        <span className="ml-auto shrink-0 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 print:hidden">
          <Button
            size="small"
            variant="ghost"
            aria-describedby={lineID}
            onClick={() => void undoBatch(orgID, batchID)}
          >
            {enUndo.undo}
          </Button>
        </span>
      )}
    </div>
  );
});
