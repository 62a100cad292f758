import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { keysOf, onOwnKeysChange, ownKeys } from "../keys/own-keys";
import { onSingleKeysChange, setSingleKeys, singleKeysAreOn } from "../keys/single-keys";
import { type KeyName, keyNames, keyPlaces, keyTable } from "../keys/table";
import { enKeys } from "../texts/en-keys";
import { usePageTitle } from "../texts/use-page-title";
import { Button } from "../ui/button";
import { CheckboxField } from "../ui/checkbox-field";
import { chooseKeys, type Refusal, resetAllKeys, resetKeys } from "./choose-key";
import { KeyRow } from "./key-row";

const words = enKeys.page;

/** Every shortcut with its keys; a person may choose others, and do without those of one letter. */
export function KeyboardPage() {
  usePageTitle(words.title);
  const own = useSyncExternalStore(onOwnKeysChange, ownKeys);
  const hasSingleKeys = useSyncExternalStore(onSingleKeysChange, singleKeysAreOn);
  const [said, setSaid] = useState("");
  const isAnyOwn = Object.keys(own).length > 0;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 p-6 max-narrow:p-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h1 className="text-head font-semibold">{words.title}</h1>
          <p className="text-read text-text-2">{words.intro}</p>
        </div>
        <Button
          disabled={!isAnyOwn}
          onClick={() => {
            resetAllKeys();
            setSaid(words.allReset);
          }}
        >
          {words.resetAll}
        </Button>
      </div>
      <CheckboxField
        label={words.single}
        hint={words.singleHint}
        checked={hasSingleKeys}
        onChange={setSingleKeys}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {keyPlaces.map((place) => (
        <section key={place} aria-label={enKeys.places[place]} className="flex flex-col gap-2">
          <h2 className="text-lead font-semibold">{enKeys.places[place]}</h2>
          <KeyList
            names={keyNames.filter((name) => Object.hasOwn(keyTable[place], name))}
            onSaid={setSaid}
          />
        </section>
      ))}
    </div>
  );
}

function KeyList({
  names,
  onSaid,
}: {
  names: readonly KeyName[];
  onSaid: (words: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const own = useSyncExternalStore(onOwnKeysChange, ownKeys);
  const [asking, setAsking] = useState<KeyName>();
  const [refused, setRefused] = useState<{ name: KeyName; text: string }>();
  const [done, setDone] = useState<{ name: KeyName }>();
  // The button that asked comes back, and with it the focus.
  useLayoutEffect(() => {
    if (done) list.current?.querySelector<HTMLElement>(`[data-change=${done.name}]`)?.focus();
  }, [done]);

  function finish(name: KeyName, refusal: Refusal | undefined) {
    setRefused(refusal && { name, text: textOf(refusal) });
    setAsking(undefined);
    setDone({ name });
    if (refusal === undefined) onSaid(nowOf(name));
  }
  return (
    <ul ref={list} className="flex flex-col rounded-card border border-border bg-surface">
      {names.map((name) => (
        <KeyRow
          key={name}
          name={name}
          isOwn={own[name] !== undefined}
          isAsking={asking === name}
          refusal={refused?.name === name ? refused.text : undefined}
          onAsk={() => {
            setRefused(undefined);
            setAsking(name);
          }}
          onGiveUp={() => {
            setAsking(undefined);
            setDone({ name });
          }}
          onLeave={() => setAsking((now) => (now === name ? undefined : now))}
          onChoose={(keys) => finish(name, chooseKeys(name, keys))}
          onReset={() => finish(name, resetKeys(name))}
        />
      ))}
    </ul>
  );
}

function textOf(refusal: Refusal): string {
  if (refusal.is === "kept") return words.kept(refusal.keys);
  return words.clash(refusal.keys, enKeys.names[refusal.other]);
}

function nowOf(name: KeyName): string {
  const [keys] = keysOf(name);
  const what = enKeys.names[name];
  return keys === undefined ? words.nowNone(what) : words.now(what, keys);
}
