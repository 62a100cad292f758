import { Plus } from "lucide-react";
import { memo } from "react";
import { StatusIcon } from "../../bugs/status-icon";
import { enBoards as words } from "../../texts/en-boards";
import { number } from "../../texts/numbers";
import { IconButton } from "../../ui/icon-button";
import { Tooltip } from "../../ui/tooltip";
import type { Column } from "../model/columns";
import type { HeadFacts } from "./body-props";
import { useScene } from "./scene";

/** A column's name, how many bugs stand in it, and the way to one more. */
export const ColumnHead = memo(function ColumnHead({
  column,
  count,
  limit,
  mayAdd,
}: HeadFacts & { column: Column }) {
  const { onAdd } = useScene();
  const { status, category, name, value } = column;
  const icon = status ?? (category && { category });
  return (
    <div className="flex h-10 shrink-0 items-center gap-2 px-2">
      {icon && <StatusIcon status={icon} />}
      <h2 className="min-w-0 truncate text-ui font-semibold text-text" title={name}>
        {name}
      </h2>
      {count !== undefined && <Count count={count} limit={limit} />}
      {mayAdd && (
        <span className="ml-auto">
          <Tooltip label={words.add(name)}>
            <IconButton
              label={words.add(name)}
              size="small"
              icon={<Plus aria-hidden="true" />}
              onClick={() => onAdd(value)}
            />
          </Tooltip>
        </span>
      )}
    </div>
  );
});

function Count({ count, limit }: { count: number; limit: number | undefined }) {
  if (limit === undefined) {
    return <span className="text-small text-text-2 tabular-nums">{number(count)}</span>;
  }
  const isOver = count > limit;
  const look = isOver ? "bg-warning-soft font-medium text-warning" : "bg-hover text-text-2";
  return (
    <span className={`truncate rounded-chip px-1 text-small tabular-nums ${look}`}>
      {isOver ? words.over(count, limit) : words.limit(count, limit)}
    </span>
  );
}
