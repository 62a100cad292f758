import { useState } from "react";
import type { ListSearch } from "../../lists/look/list-search";
import { enBoards } from "../../texts/en-boards";
import { Button } from "../../ui/button";
import { CheckField } from "../../ui/check-field";
import { Dialog } from "../../ui/dialog";
import { SelectField } from "../../ui/select-field";
import { type Board, limitMax, printHidden, printLimits } from "../model/board";
import { type Column, isHidden, limitOf } from "../model/columns";
import { type BoardField, boardFields } from "../model/fields";

const words = enBoards.settings;

/** What the columns and lanes of a board are, which are shown, and how much they should hold. */
export function BoardSettings({
  board,
  columns,
  withProject,
  onSearch,
  onClose,
}: {
  board: Board;
  /** All of them, in order. */
  columns: readonly Column[];
  /** Bugs of several projects are shown. */
  withProject: boolean;
  onSearch: (change: ListSearch) => void;
  onClose: () => void;
}) {
  const options = boardFields
    .filter((field) => withProject || field !== "project")
    .map((field) => ({ value: field, label: words.field(field) }));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
      description={words.description}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <SelectField<BoardField>
          label={words.columns}
          value={board.by}
          options={options}
          onChange={(by) =>
            onSearch({
              by: by === "status" ? undefined : by,
              lanes: by === board.lanes ? undefined : board.lanes,
              hidden: undefined,
              limits: undefined,
            })
          }
        />
        <SelectField<BoardField | "">
          label={words.lanes}
          value={board.lanes ?? ""}
          options={[
            { value: "", label: words.noLanes },
            ...options.filter(({ value }) => value !== board.by),
          ]}
          onChange={(lanes) => onSearch({ lanes })}
        />
      </div>
      <fieldset>
        <legend className="text-ui font-medium text-text">{words.shown}</legend>
        <ul className="flex max-h-80 flex-col overflow-y-auto">
          {columns.map((column) => (
            <li key={column.value} className="flex min-h-10 items-center gap-2">
              <span className="min-w-0 flex-1">
                <CheckField
                  label={column.name}
                  checked={!isHidden(column, board.hidden)}
                  onChange={() =>
                    onSearch({ hidden: printHidden(board.by, toggled(board, column, columns)) })
                  }
                />
              </span>
              <LimitField
                column={column}
                limit={limitOf(column, board.limits)}
                onChange={(limit) =>
                  onSearch({ limits: printLimits(withLimit(board, column, limit)) })
                }
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </Dialog>
  );
}

/** A category that hid it goes, and hides its other columns one by one. */
function toggled({ hidden }: Board, column: Column, all: readonly Column[]): ReadonlySet<string> {
  if (!isHidden(column, hidden)) return new Set([...hidden, column.value]);
  const next = new Set(hidden);
  for (const value of column.values) next.delete(value);
  if (column.category !== undefined && next.delete(column.category)) {
    const others = all.filter((each) => each !== column && each.category === column.category);
    for (const { value } of others) next.add(value);
  }
  return next;
}

function withLimit(
  { limits }: Board,
  column: Column,
  limit: number | undefined,
): ReadonlyMap<string, number> {
  const others = [...limits].filter(([value]) => !column.values.includes(value));
  return new Map(limit === undefined ? others : [...others, [column.value, limit]]);
}

/** Kept when the field is left, or by Enter. */
function LimitField({
  column,
  limit,
  onChange,
}: {
  column: Column;
  limit: number | undefined;
  onChange: (limit: number | undefined) => void;
}) {
  const [text, setText] = useState(limit === undefined ? "" : `${limit}`);
  function commit() {
    const typed = Math.trunc(Number(text));
    const next = typed >= 1 && typed <= limitMax ? typed : undefined;
    if (next === undefined) setText("");
    if (next !== limit) onChange(next);
  }
  return (
    <input
      type="number"
      min={1}
      max={limitMax}
      aria-label={words.limit(column.name)}
      placeholder={words.noLimit}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === "Enter") commit();
      }}
      className="h-8 w-28 rounded-control border border-border-strong bg-surface px-2 text-ui text-text"
    />
  );
}
