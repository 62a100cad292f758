import { type RefObject, useRef } from "react";
import { enComments as words } from "../../texts/en-comments";
import { classNames } from "../../ui/class-names";
import { TextArea } from "../../ui/text-area";
import { useMentions } from "./use-mentions";

/** Several lines of Markdown; names of members complete while they are typed. */
export function WritingArea({
  orgID,
  label,
  text,
  onChange,
  error,
  hint,
  placeholder,
  rows = 3,
  autoFocus = false,
  ref,
}: {
  orgID: string;
  label: string;
  text: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
  rows?: number;
  autoFocus?: boolean;
  ref?: RefObject<HTMLTextAreaElement | null>;
}) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  const mentions = useMentions(orgID, field, onChange);
  return (
    <div className="relative min-w-0">
      <TextArea
        label={label}
        hidesLabel
        value={text}
        onChange={onChange}
        error={error}
        hint={hint}
        placeholder={placeholder ?? ""}
        rows={rows}
        autoFocus={autoFocus}
        more={mentions.area}
        ref={field}
      />
      {mentions.matches.length > 0 && (
        <div
          role="listbox"
          id={mentions.listID}
          aria-label={words.members}
          className="absolute inset-x-0 z-20 mt-1 max-w-72 overflow-hidden rounded-control border border-border bg-raised p-1 shadow-floating"
        >
          {mentions.matches.map((name, index) => (
            // The keys stay with the text area, which moves the choice.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={name}
              role="option"
              id={`${mentions.listID}-${index}`}
              aria-selected={index === mentions.chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => mentions.choose(name)}
              className={classNames(
                "flex h-8 cursor-default items-center rounded-chip px-2 text-ui",
                index === mentions.chosen && "bg-active",
              )}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
