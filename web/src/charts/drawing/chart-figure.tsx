import { type ReactNode, useId, useState } from "react";
import { enCharts as words } from "../../texts/en-charts";
import { Button } from "../../ui/button";

/** A chart in a place that is always as high, its title, and its numbers as a table, shown instead of it or behind it. */
export function ChartFigure({
  title,
  room,
  table,
  shownTable = table,
  children,
}: {
  title: string;
  /** How high it is. */
  room: string;
  /** Absent where what is shown is a table itself. */
  table?: ReactNode;
  /** The same with links, which belong into one that is seen. */
  shownTable?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <figure
      aria-labelledby={id}
      className={`${room} relative flex min-w-0 flex-col gap-2 rounded-card border border-border bg-surface p-4`}
    >
      <figcaption id={id} className="text-ui font-medium text-text">
        {title}
      </figcaption>
      {table && (
        <Button
          size="small"
          variant="ghost"
          aria-pressed={isTable}
          aria-label={words.tableOf(title)}
          onClick={() => setTable(!isTable)}
          className="absolute top-3 right-3 aria-pressed:bg-active aria-pressed:text-text"
        >
          {words.table}
        </Button>
      )}
      {!isTable && children}
      {table && (
        <div
          className={isTable ? "min-h-0 flex-1 overflow-auto" : "sr-only"}
          {...(isTable && { role: "region", "aria-label": title, tabIndex: 0 })}
        >
          {isTable ? shownTable : table}
        </div>
      )}
    </figure>
  );
}
