import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useState } from "react";
import { useMembers } from "../../store/hooks";
import { type Mention, matchingNames, mentionAt } from "./mention-matches";

/** Completes the names of members while somebody types into a text area. */
export function useMentions(
  orgID: string,
  field: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
) {
  const listID = useId();
  const members = useMembers(orgID);
  const [mention, setMention] = useState<Mention>();
  const [chosen, setChosen] = useState(0);
  /** Where the person sent the list away: it stays away from that @. */
  const [dismissed, setDismissed] = useState(-1);
  const names = members.flatMap(({ memberName }) => (memberName === undefined ? [] : [memberName]));
  const isOpen = mention !== undefined && mention.start !== dismissed;
  const matches = isOpen ? matchingNames(names, mention.typed) : [];

  function look({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const found = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : undefined;
    if (found?.start !== mention?.start || found?.typed !== mention?.typed) setChosen(0);
    setMention(found);
    if (found === undefined) setDismissed(-1);
  }
  function choose(name: string) {
    const area = field.current;
    if (mention === undefined || area === null) return;
    const end = mention.start + 1 + mention.typed.length;
    area.setRangeText(`@${name} `, mention.start, end, "end");
    setMention(undefined);
    onChange(area.value);
    area.focus();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const name = matches[chosen];
    if (name === undefined || mention === undefined) return;
    const { length } = matches;
    if (event.key === "ArrowDown") setChosen((chosen + 1) % length);
    else if (event.key === "ArrowUp") setChosen((chosen + length - 1) % length);
    else if (event.key === "Escape") setDismissed(mention.start);
    else if ((event.key === "Enter" && !event.ctrlKey && !event.metaKey) || event.key === "Tab") {
      choose(name);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    matches,
    chosen,
    listID,
    choose,
    area: {
      onKeyDown: handleKeyDown,
      onSelect: look,
      onBlur: () => setMention(undefined),
      autoComplete: "off",
      "aria-autocomplete": "list" as const,
      "aria-controls": matches.length > 0 ? listID : undefined,
      "aria-activedescendant": matches.length > 0 ? `${listID}-${chosen}` : undefined,
    },
  };
}
