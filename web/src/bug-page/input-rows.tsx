import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import type { Bug } from "../store/bug";
import type { BugEdit } from "../store/overlay";
import { enBugFields } from "../texts/en-bug-fields";
import { DetailRow } from "./detail-row";
import type { BugParts } from "./use-bug-parts";

const words = enBugFields;
const estimateMax = 9999;
const inputLook =
  "press h-8 w-full min-w-0 rounded-control border border-transparent bg-transparent px-2 text-ui text-text " +
  "hover:bg-hover focus:border-border-strong focus:bg-surface aria-invalid:border-danger";

interface RowProps {
  bug: Bug;
  parts: BugParts;
  onEdit: (fields: BugEdit) => void;
}

/** The day on which the bug shall be done. */
export function DueRow({ bug, parts, onEdit }: RowProps) {
  const { shown, type, stop } = useTyped(bug.due);
  const input = useFocusWhenShown("due", parts);
  return (
    <InputRow
      name={words.due}
      ref={input}
      type="date"
      value={shown}
      onType={type}
      onGiveUp={stop}
      onCommit={() => {
        stop();
        if (shown !== bug.due) onEdit({ due: shown });
      }}
    />
  );
}

/** How much work the bug is thought to be. */
export function EstimateRow({ bug, parts, onEdit }: RowProps) {
  const { shown, type, stop } = useTyped(Number.isNaN(bug.estimate) ? "" : String(bug.estimate));
  const input = useFocusWhenShown("estimate", parts);
  const wanted = readEstimate(shown);
  return (
    <InputRow
      name={words.estimate}
      ref={input}
      type="text"
      value={shown}
      onType={type}
      onGiveUp={stop}
      error={wanted === undefined ? words.estimateWrong : undefined}
      onCommit={() => {
        if (wanted === undefined) return;
        stop();
        if (!Object.is(wanted, bug.estimate)) onEdit({ estimate: wanted });
      }}
    />
  );
}

/** What was typed and not yet sent stands over what is stored until the field is left. */
function useTyped(stored: string) {
  const [typed, setTyped] = useState<string>();
  return { shown: typed ?? stored, type: setTyped, stop: () => setTyped(undefined) };
}

function useFocusWhenShown(part: "due" | "estimate", { shown, hide }: BugParts) {
  const input = useRef<HTMLInputElement>(null);
  const isShown = shown === part;
  useEffect(() => {
    if (!isShown) return;
    input.current?.focus();
    input.current?.select();
    hide(part);
  }, [isShown, part, hide]);
  return input;
}

function InputRow({
  name,
  type,
  value,
  onType,
  onCommit,
  onGiveUp,
  error,
  ref,
}: {
  name: string;
  type: "date" | "text";
  value: string;
  onType: (value: string) => void;
  onCommit: () => void;
  onGiveUp: () => void;
  error?: string | undefined;
  ref: Ref<HTMLInputElement>;
}) {
  const id = useId();
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") {
      onCommit();
      event.currentTarget.blur();
    }
    if (event.key !== "Escape") return;
    event.preventDefault();
    onGiveUp();
    event.currentTarget.blur();
  }
  return (
    <DetailRow name={name} htmlFor={id}>
      <input
        id={id}
        ref={ref}
        type={type}
        inputMode={type === "text" ? "decimal" : undefined}
        value={value}
        placeholder={words.none}
        onChange={(event) => onType(event.target.value)}
        onBlur={onCommit}
        onKeyDown={handleKeyDown}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={`${inputLook} ${value === "" ? "not-focus:text-text-3" : ""}`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="px-2 text-small text-danger">
          {error}
        </p>
      )}
    </DetailRow>
  );
}

/** NaN for none; nothing for what is no estimate. */
function readEstimate(text: string): number | undefined {
  if (text.trim() === "") return Number.NaN;
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(text.trim())) return undefined;
  const read = Number(text.trim().replace(",", "."));
  return read <= estimateMax ? read : undefined;
}
