import { enQuery } from "../../texts/en-query";
import { number } from "../../texts/numbers";
import type { Suggestion } from "./suggestions";

/** What may stand where the caret is. It belongs to the field, which keeps the focus. */
export function SuggestionList({
  id,
  suggestions,
  active,
  onChoose,
}: {
  id: string;
  suggestions: readonly Suggestion[];
  active: number | undefined;
  onChoose: (suggestion: Suggestion) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={enQuery.completions}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-80 max-w-lg overflow-y-auto rounded-card border border-border bg-raised p-1 shadow-floating"
    >
      {suggestions.map((suggestion, index) => (
        // The field hears the keys and says which line is meant.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={suggestion.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className={`flex min-h-8 cursor-default items-center gap-2 rounded-chip px-2 text-ui select-none hover:bg-hover ${index === active ? "bg-hover" : ""}`}
        >
          <span className="shrink-0 text-text">{suggestion.value}</span>{" "}
          <span className="min-w-0 flex-1 truncate text-text-3">{suggestion.words}</span>{" "}
          {suggestion.count !== undefined && (
            <span className="text-small text-text-2 tabular-nums">{number(suggestion.count)}</span>
          )}
        </div>
      ))}
    </div>
  );
}
