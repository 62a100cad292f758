import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { EnvironmentEntry } from "../api/types";
import { useCell } from "../store/use-cell";
import { enCapture } from "../texts/en-capture";
import { Button } from "../ui/button";
import { CheckField } from "../ui/check-field";
import { classNames } from "../ui/class-names";
import { controlLook } from "../ui/control-look";
import { IconButton } from "../ui/icon-button";
import { choices, choose } from "./choices";
import { ownEnvironment } from "./environment";
import { keepFocus } from "./keep-focus";

const words = enCapture.environment;
const nameMax = 64;
const valueMax = 512;
const pairsMax = 32;

/** Where the bug was seen: as this browser says it, in one line, and pairs to change below. */
export function EnvironmentField({
  entries,
  onChange,
  onFill,
}: {
  entries: readonly EnvironmentEntry[];
  onChange: (entries: readonly EnvironmentEntry[]) => void;
  /** What the browser says, or nothing: no typing of the person's. */
  onFill: (entries: readonly EnvironmentEntry[]) => void;
}) {
  const { fillsEnvironment } = useCell(choices);
  const [isOpen, setOpen] = useState(false);
  const summary = entries.map(({ value }) => value).join(" · ") || words.nothing;
  function handleFill(fills: boolean) {
    choose({ fillsEnvironment: fills });
    onFill(fills ? ownEnvironment() : []);
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="min-w-0 rounded-control border border-border"
    >
      <summary className="flex min-h-8 cursor-default items-center gap-2 px-3 text-ui select-none">
        <span className="font-medium text-text">{words.title}</span>
        <span className="min-w-0 flex-1 truncate text-text-2">{summary}</span>
      </summary>
      <div className="flex flex-col gap-2 px-3 pt-1 pb-3">
        {entries.map((entry, at) => (
          // Pairs have no ids; their places are theirs while they are typed.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="flex items-center gap-2">
            <input
              aria-label={words.nameOf(at + 1)}
              value={entry.name}
              maxLength={nameMax}
              onChange={({ target }) =>
                onChange(entries.with(at, { ...entry, name: target.value }))
              }
              className={classNames(controlLook, "h-8 max-w-28 text-ui")}
            />
            <input
              aria-label={words.valueOf(entry.name)}
              value={entry.value}
              maxLength={valueMax}
              onChange={({ target }) =>
                onChange(entries.with(at, { ...entry, value: target.value }))
              }
              className={classNames(controlLook, "h-8 text-ui")}
            />
            <IconButton
              size="small"
              label={words.remove(entry.name)}
              icon={<X aria-hidden="true" />}
              onClick={({ currentTarget }) => {
                // Lines have their places for keys: the button of this one stays for the next.
                if (at === entries.length - 1) {
                  keepFocus(currentTarget, currentTarget.closest("details"));
                }
                onChange(entries.toSpliced(at, 1));
              }}
            />
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CheckField label={words.fill} checked={fillsEnvironment} onChange={handleFill} />
          <Button
            size="small"
            variant="ghost"
            disabled={entries.length >= pairsMax}
            onClick={() => onChange([...entries, { name: "", value: "" }])}
          >
            <Plus className="size-4" aria-hidden="true" />
            {words.add}
          </Button>
        </div>
      </div>
    </details>
  );
}
