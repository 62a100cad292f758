import { memo, type ReactNode, useRef } from "react";
import { enBoards as words } from "../../texts/en-boards";
import { cellOf, onlyLane } from "../model/cells";
import type { Column } from "../model/columns";
import { gapOf } from "../model/spots";
import type { BodyProps, HeadFacts } from "./body-props";
import { CardList } from "./card-list";
import { ColumnHead } from "./column-head";
import { useSeen } from "./use-seen";

/** Columns side by side, each of which scrolls by itself. */
export function ColumnsBody({ heightPx, layout, lift, kept, editing, headOf, formOf }: BodyProps) {
  return (
    <div
      data-scrolls=""
      className={`flex h-full gap-3 overflow-x-auto overscroll-x-contain ${lift ? "" : "max-narrow:snap-x max-narrow:snap-mandatory"}`}
    >
      {layout.columns.map((column) => {
        const isTarget = lift?.to?.column === column.value;
        const ids = cellOf(layout, onlyLane.value, column.value);
        const own = (id: string | undefined) =>
          id !== undefined && ids.includes(id) ? id : undefined;
        return (
          <ColumnView
            key={column.value}
            heightPx={heightPx}
            column={column}
            {...headOf(column)}
            ids={ids}
            kept={own(kept)}
            editing={own(editing)}
            lifted={own(lift?.id)}
            isTarget={isTarget}
            gap={isTarget && lift?.to ? gapOf(layout, lift.to, lift.id) : undefined}
            form={formOf(column)}
          />
        );
      })}
    </div>
  );
}

/** Drawn anew only where something about this very column is another thing. */
const ColumnView = memo(function ColumnView({
  heightPx,
  column,
  count,
  limit,
  mayAdd,
  ids,
  kept,
  editing,
  lifted,
  isTarget,
  gap,
  form,
}: HeadFacts & {
  heightPx: number;
  column: Column;
  ids: readonly string[];
  kept: string | undefined;
  editing: string | undefined;
  lifted: string | undefined;
  isTarget: boolean;
  gap: number | undefined;
  form: ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useSeen(scroller, heightPx);
  return (
    <section
      aria-label={words.column(column.name)}
      data-cell=""
      data-lane={onlyLane.value}
      data-column={column.value}
      className={`flex h-full w-72 shrink-0 flex-col rounded-card border bg-sunken max-narrow:w-[100cqw] max-narrow:snap-center ${isTarget ? "border-accent" : "border-border"}`}
    >
      <ColumnHead column={column} count={count} limit={limit} mayAdd={mayAdd} />
      {form}
      <div
        ref={scroller}
        data-scrolls=""
        className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain p-2"
      >
        <CardList
          ids={ids}
          seen={seen}
          name={column.name}
          kept={kept}
          gap={gap}
          lifted={lifted}
          editing={editing}
        />
      </div>
    </section>
  );
});
