import {
  ArrowDown,
  ArrowUp,
  ChevronsUp,
  CircleDot,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { enLists as words } from "../../texts/en-lists";
import { type ColumnID, columns } from "../look/columns";

/** Where a column is too narrow for its name. */
const icons: Partial<Record<ColumnID, LucideIcon>> = {
  status: CircleDot,
  priority: ChevronsUp,
  severity: TriangleAlert,
};

export interface ListOrder {
  /** A field of the query language. */
  field: string;
  isDescending: boolean;
}

/** The names of the columns; pressing one sorts by it, then the other way round, then as before. */
export const ListHeads = memo(function ListHeads({
  shown,
  order,
  onOrder,
  share,
  onSelectAll,
}: {
  shown: readonly ColumnID[];
  order: ListOrder | undefined;
  onOrder: (order: ListOrder | undefined) => void;
  /** How much of what is shown is selected; absent for those who can change nothing. */
  share: "all" | "some" | "none" | undefined;
  onSelectAll: () => void;
}) {
  return (
    <div
      role="group"
      aria-label={words.heads}
      className="flex h-7 items-center text-micro text-text-3 max-narrow:hidden print:hidden"
    >
      {share !== undefined && <AllBox share={share} onSelectAll={onSelectAll} />}
      <span className="flex min-w-0 flex-1 items-center gap-3 px-3">
        {shown.map((id) => (
          <Head key={id} id={id} order={order} onOrder={onOrder} />
        ))}
      </span>
    </div>
  );
});

function Head({
  id,
  order,
  onOrder,
}: {
  id: ColumnID;
  order: ListOrder | undefined;
  onOrder: (order: ListOrder | undefined) => void;
}) {
  const { sort, isDescending: isDescendingFirst = false, width } = columns[id];
  const name = words.column(id);
  const look = `flex shrink-0 items-center ${width}`;
  if (sort === undefined) return <span className={look}>{name}</span>;
  const now = order?.field === sort ? order : undefined;
  const Icon = icons[id];
  const Arrow = now?.isDescending ? ArrowDown : ArrowUp;
  function handleClick() {
    if (now === undefined) onOrder({ field: sort ?? "", isDescending: isDescendingFirst });
    else if (now.isDescending === isDescendingFirst) {
      onOrder({ field: now.field, isDescending: !isDescendingFirst });
    } else onOrder(undefined);
  }
  return (
    <span className={look}>
      <button
        type="button"
        title={words.sortBy(name)}
        aria-label={
          now === undefined
            ? words.sortBy(name)
            : words.sortedBy(name, words.sorted[now.isDescending ? "descending" : "ascending"])
        }
        onClick={handleClick}
        className={`press inline-flex h-6 min-w-6 max-w-full items-center gap-1 rounded-chip hover:text-text ${now ? "text-text" : ""}`}
      >
        {Icon ? (
          now === undefined && <Icon className="size-3.5" aria-hidden="true" />
        ) : (
          <span className="truncate">{name}</span>
        )}
        {now && <Arrow className="size-3.5 shrink-0" aria-hidden="true" />}
      </button>
    </span>
  );
}

function AllBox({ share, onSelectAll }: { share: string; onSelectAll: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = share === "some";
  }, [share]);
  return (
    <label className="-mr-3 flex h-full w-8 shrink-0 cursor-pointer items-center justify-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={words.selection.all}
        checked={share === "all"}
        onChange={onSelectAll}
        className="size-4 accent-accent"
      />
    </label>
  );
}
