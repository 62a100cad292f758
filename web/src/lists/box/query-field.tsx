import { Search, X } from "lucide-react";
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useHint } from "../../keys/use-hint";
import { useKeyBindings } from "../../keys/use-key-bindings";
import { parseCommand } from "../../query/command";
import { commandSpotAt, put, spotAt } from "../../query/complete";
import { parse } from "../../query/parse";
import { enLists } from "../../texts/en-lists";
import { enQuery as words } from "../../texts/en-query";
import { IconButton } from "../../ui/icon-button";
import { placeOf } from "../asking/list-api";
import { answerCommands, openCommand } from "../commands/open-command";
import { useCommand } from "../commands/use-command";
import { PaintedQuery } from "./painted-query";
import type { QueryBoxProps } from "./query-box";
import { SuggestionList } from "./suggestion-list";
import { type Suggestion, suggestionsFor } from "./suggestions";
import { useCountedValues } from "./use-counted-values";

/** Behind the typed text while its completion is open. */
interface Typing {
  text: string;
  caret: number;
  isOpen: boolean;
  active: number | undefined;
}

const noNotes: readonly string[] = [];

/**
 * The query, typed with colours and completion. Enter asks it, Esc gives up what was typed, `/` leads here.
 * Behind a `>` that stands alone it is a command: Enter shows what it would do.
 */
export function QueryField({
  orgID,
  projectID,
  value,
  problem,
  notes = noNotes,
  mayChange = false,
  onApply,
}: QueryBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const paint = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState<Typing>();
  const caretWanted = useRef<number>(undefined);
  const hintKeys = useHint("search");
  const text = typing?.text ?? value;
  const tree = parse(text);
  const command = parseCommand(text);
  const sign = tree.command;
  const { isAsking, problemOf, look, dialog } = useCommand({ orgID, projectID }, () =>
    apply(command?.query ?? ""),
  );
  const isBehind = typing !== undefined && sign !== undefined && typing.caret > sign;
  const spot = typing?.isOpen
    ? isBehind
      ? commandSpotAt(text, sign, typing.caret)
      : spotAt(text, typing.caret)
    : undefined;
  const counted = useCountedValues({ orgID, projectID }, text.slice(0, sign), spot);
  const suggestions = spot ? suggestionsFor(spot, counted) : [];
  const isOpen = suggestions.length > 0;
  const active = isOpen ? typing?.active : undefined;
  const shown = text === value ? problem : problemOf(text.trim());
  const place = shown && placeOf(shown, text === value ? text : text.trim());
  const unknown = tree.unknown.map(({ from, to }) => text.slice(from, to));
  const hints = text === value ? notes : unknown.length > 0 ? [words.searchedAsText(unknown)] : [];
  const said = isAsking ? words.command.looking : hints.join(" ");
  const hint = shown?.detail ?? (said === "" ? undefined : said);

  useKeyBindings({
    title: enLists.keys.title,
    bindings: [
      { name: "search", words: words.focus, run: () => input.current?.focus() },
      { name: "filter", words: words.focus, run: () => input.current?.focus() },
      ...(mayChange ? [{ name: "command" as const, run: () => void openCommand() }] : []),
    ],
  });
  const beginCommand = useEffectEvent(() => {
    const begun = sign === undefined ? `${text.trimEnd()} > `.trimStart() : text;
    input.current?.focus();
    caretWanted.current = begun.length;
    setTyping({ text: begun, caret: begun.length, isOpen: true, active: undefined });
  });
  useEffect(() => answerCommands(() => beginCommand()), []);
  useLayoutEffect(() => {
    if (caretWanted.current !== undefined) {
      input.current?.setSelectionRange(caretWanted.current, caretWanted.current);
      caretWanted.current = undefined;
    }
  });
  useLayoutEffect(() => {
    // Once all of the page has changed: where a field has scrolled is known when everything has its place.
    const frame = requestAnimationFrame(() => follow());
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- With each text.
  }, [text]);

  /** The colours stay over the text that the field has scrolled. */
  function follow() {
    const left = input.current?.scrollLeft ?? 0;
    if (paint.current) paint.current.style.transform = `translateX(${-left}px)`;
  }
  function type(isOpenNow: boolean) {
    const field = input.current;
    if (field === null) return;
    const caret = field.selectionStart ?? field.value.length;
    setTyping({ text: field.value, caret, isOpen: isOpenNow, active: undefined });
  }
  function choose(suggestion: Suggestion) {
    if (spot === undefined) return;
    const chosen = put(text, spot, suggestion.value);
    caretWanted.current = chosen.caret;
    setTyping({ ...chosen, isOpen: true, active: undefined });
  }
  function apply(query: string) {
    setTyping(undefined);
    onApply(query.trim());
  }
  function preview() {
    if (typing) setTyping({ ...typing, isOpen: false });
    look(text.trim());
  }
  function move(by: number) {
    const count = suggestions.length;
    const next = active === undefined ? (by > 0 ? 0 : count - 1) : (active + by + count) % count;
    if (typing) setTyping({ ...typing, active: next });
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const suggestion = active === undefined ? undefined : suggestions[active];
    const accepts = event.key === "Enter" || event.key === "Tab";
    if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "ArrowDown") type(true);
    else if (accepts && suggestion) choose(suggestion);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      if (command === undefined) apply(text);
      else preview();
    } else if (event.key === "Escape" && isOpen && typing) setTyping({ ...typing, isOpen: false });
    else if (event.key === "Escape") {
      setTyping(undefined);
      input.current?.blur();
    } else return;
    event.preventDefault();
  }
  return (
    <div role="search" className="flex min-w-0 flex-col gap-1">
      <div className="relative">
        <Search
          className="pointer-events-none absolute top-2.5 left-3 size-4 text-text-3"
          aria-hidden="true"
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={words.label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={active === undefined ? undefined : `${id}-list-${active}`}
          aria-autocomplete="list"
          aria-invalid={shown ? true : undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          aria-keyshortcuts={hintKeys}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={text}
          onChange={() => type(true)}
          onSelect={() => {
            if (typing?.isOpen && input.current?.selectionStart !== typing.caret) type(true);
          }}
          onScroll={follow}
          onBlur={() => {
            if (typing) setTyping(typing.text === value ? undefined : { ...typing, isOpen: false });
          }}
          onKeyDown={handleKeyDown}
          className="press h-9 w-full min-w-0 rounded-control border border-border-strong bg-surface px-9 text-read text-text [-webkit-text-fill-color:transparent] placeholder:[-webkit-text-fill-color:var(--text-3)] hover:border-text-3 aria-invalid:border-danger forced-colors:[-webkit-text-fill-color:currentColor]"
        />
        <PaintedQuery ref={paint} text={text} tree={command ?? tree} wrong={place ? [place] : []} />
        {text !== "" && (
          <span className="absolute inset-y-0 right-1 flex items-center">
            <IconButton
              label={enLists.clearQuery}
              size="small"
              icon={<X aria-hidden="true" />}
              onClick={() => {
                apply("");
                input.current?.focus();
              }}
            />
          </span>
        )}
        {isOpen && (
          <SuggestionList
            id={`${id}-list`}
            suggestions={suggestions}
            active={active}
            onChoose={choose}
          />
        )}
      </div>
      {hint !== undefined && (
        <p
          id={`${id}-hint`}
          role={shown ? "alert" : "status"}
          className={`text-small ${shown ? "text-danger" : "text-text-2"}`}
        >
          {hint}
        </p>
      )}
      {dialog}
    </div>
  );
}
