import { ListRow } from "../../lists/rows/list-row";
import { useRowWorld } from "../../lists/rows/use-row-world";
import { useBugs } from "../../store/hooks";
import { enTriage as words } from "../../texts/en-triage";

/** So many rows are shown around the bug in front; the header counts all. */
const aroundRows = 40;
const columns = ["key", "title"] as const;

/** The bugs that wait, beside the one in front. */
export function QueueList({
  orgID,
  ids,
  at,
  left,
  bugKey,
  onShow,
}: {
  orgID: string;
  ids: readonly string[];
  /** Where the bug in front stands. */
  at: number;
  left: number;
  bugKey: string | undefined;
  onShow: (key: string) => void;
}) {
  const acts = { onPeek: onShow };
  const from = Math.max(0, at - aroundRows);
  const shown = ids.slice(from, at + aroundRows);
  const bugs = useBugs(orgID, shown);
  const world = useRowWorld(orgID, bugs, columns);
  const more = left - from - shown.length;
  return (
    <div className="flex flex-col gap-1 @container">
      <ul aria-label={words.queue} className="rounded-card border border-border bg-surface">
        {shown.map((id, index) => (
          <ListRow
            key={id}
            bug={bugs[index]}
            index={from + index}
            setSize={left}
            box={`relative h-9 ${index > 0 ? "border-t border-border" : ""}`}
            world={world}
            columns={columns}
            peekedKey={bugKey ?? ""}
            acts={acts}
          />
        ))}
      </ul>
      {more > 0 && <p className="px-3 text-small text-text-3">{words.more(more)}</p>}
    </div>
  );
}
