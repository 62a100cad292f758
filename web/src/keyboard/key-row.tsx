import { type KeyboardEvent, useId, useState } from "react";
import { keysOf } from "../keys/own-keys";
import { writtenPress } from "../keys/press";
import type { KeyName } from "../keys/table";
import { enKeys } from "../texts/en-keys";
import { Button } from "../ui/button";
import { Kbd } from "../ui/kbd";
import { isFirstOfTwo } from "./choose-key";

const words = enKeys.page;

/** A shortcut with its keys, and the way to change them. */
export function KeyRow({
  name,
  isOwn,
  isAsking,
  refusal,
  onAsk,
  onGiveUp,
  onLeave,
  onChoose,
  onReset,
}: {
  name: KeyName;
  /** The person chose them. */
  isOwn: boolean;
  /** The new key is waited for. */
  isAsking: boolean;
  /** Why the last one could not be had. */
  refusal: string | undefined;
  onAsk: () => void;
  onGiveUp: () => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
  onChoose: (keys: string) => void;
  onReset: () => void;
}) {
  const what = enKeys.names[name];
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1 [&:not(:first-child)]:border-t [&:not(:first-child)]:border-border">
      <span className="min-w-0 flex-1 text-ui text-text">{what}</span>
      {isAsking ? (
        <KeyField what={what} onGiveUp={onGiveUp} onLeave={onLeave} onChoose={onChoose} />
      ) : (
        <>
          <ShownKeys of={keysOf(name)} />
          {isOwn && <span className="text-small text-accent-text">{words.changed}</span>}
          <Button
            size="small"
            variant="ghost"
            data-change={name}
            aria-label={words.changeOf(what)}
            onClick={onAsk}
          >
            {words.changeShort}
          </Button>
          {isOwn && (
            <Button size="small" variant="ghost" aria-label={words.resetOf(what)} onClick={onReset}>
              {words.reset}
            </Button>
          )}
        </>
      )}
      {refusal !== undefined && (
        <p role="alert" className="basis-full pb-1 text-small text-danger">
          {refusal}
        </p>
      )}
    </li>
  );
}

function ShownKeys({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <span className="text-small text-text-3">{words.none}</span>;
  return of.map((keys, index) => (
    <span key={keys} className="flex items-center gap-1 text-small text-text-3">
      {index > 0 && enKeys.or}
      {keys.split(" ").map((press, at) => (
        <span key={press} className="flex items-center gap-1">
          {at > 0 && enKeys.afterwards}
          <Kbd keys={press} />
        </span>
      ))}
    </span>
  ));
}

/** Waits for the new key. Tab goes on, so that nobody is caught in it. */
function KeyField({
  what,
  onGiveUp,
  onLeave,
  onChoose,
}: {
  what: string;
  onGiveUp: () => void;
  onLeave: () => void;
  onChoose: (keys: string) => void;
}) {
  const hintID = useId();
  const [first, setFirst] = useState<string>();
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab") return;
    const press = writtenPress(event);
    event.preventDefault();
    if (press === undefined) return;
    if (press === "Esc") onGiveUp();
    else if (press === "Backspace") onChoose("");
    else if (first !== undefined) onChoose(`${first} ${press}`);
    else if (isFirstOfTwo(press)) setFirst(press);
    else onChoose(press);
  }
  return (
    <span className="flex flex-col items-end gap-0.5">
      <button
        type="button"
        aria-label={`${words.changeOf(what)}: ${words.press}`}
        aria-describedby={hintID}
        // It was asked for to press a key in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onKeyDown={handleKeyDown}
        onBlur={onLeave}
        className="h-8 rounded-control border border-accent bg-surface px-3 text-ui text-text"
      >
        {first === undefined ? words.press : words.pressSecond(first)}
      </button>
      <span id={hintID} className="text-small text-text-3">
        {words.pressHint}
      </span>
    </span>
  );
}
