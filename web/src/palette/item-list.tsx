import { CornerDownRight, FileText, History, Zap } from "lucide-react";
import { useEffect, useRef } from "react";
import { statusOf } from "../bugs/bug-rules";
import { StatusIcon } from "../bugs/status-icon";
import { keysOf } from "../keys/own-keys";
import { singleKeysAreOn } from "../keys/single-keys";
import { isSingleKey } from "../keys/table";
import { replicaOf } from "../store/replica";
import { enPalette as words } from "../texts/en-palette";
import { Avatar } from "../ui/avatar";
import { Kbd } from "../ui/kbd";
import type { FoundGroup, FoundItem, Item } from "./finding/item";

/** What was found, in groups. The field above keeps the focus and hears the keys. */
export function ItemList({
  listID,
  groups,
  active,
  onChoose,
}: {
  listID: string;
  groups: readonly FoundGroup[];
  active: FoundItem | undefined;
  onChoose: (item: Item) => void;
}) {
  const order = groups.flatMap(({ items }) => items);
  return (
    <div
      id={listID}
      role="listbox"
      aria-label={words.results}
      // Its options are reached from the field.
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-y-auto p-2 empty:hidden"
    >
      {groups.map(({ group, items }) => (
        // A list of choices has groups of its own kind.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={group} role="group" aria-labelledby={`${listID}-${group}`} className="pb-2">
          <p
            id={`${listID}-${group}`}
            role="presentation"
            className="px-2 py-1 text-small font-medium text-text-3"
          >
            {words.groups[group]}
          </p>
          {items.map((item) => (
            <Line
              key={item.id}
              id={`${listID}-${order.indexOf(item)}`}
              item={item}
              isActive={item === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Line({
  id,
  item,
  isActive,
  onChoose,
}: {
  id: string;
  item: FoundItem;
  isActive: boolean;
  onChoose: (item: Item) => void;
}) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const keys = item.keyName && workingKeys(item.keyName)[0];
  return (
    // The text field keeps the focus and hears the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
      className="flex min-h-9 cursor-default items-center gap-2 rounded-chip px-2 py-1 text-ui text-text hover:bg-hover aria-selected:bg-active"
    >
      <span className="flex size-5 shrink-0 items-center justify-center text-text-3">
        <Picture item={item} />
      </span>
      <span className="min-w-0 flex-1 truncate">
        <Marked text={item.title} marks={item.marks} />
      </span>
      {item.detail !== undefined && (
        <span className="max-w-[40%] shrink-0 truncate text-small text-text-2">{item.detail}</span>
      )}
      {keys !== undefined && <PressedKeys keys={keys} />}
    </div>
  );
}

function workingKeys(name: NonNullable<Item["keyName"]>): readonly string[] {
  return keysOf(name).filter((keys) => singleKeysAreOn() || !isSingleKey(keys));
}

function PressedKeys({ keys }: { keys: string }) {
  return (
    <span className="flex shrink-0 gap-1">
      {keys.split(" ").map((press) => (
        <Kbd key={press} keys={press} />
      ))}
    </span>
  );
}

function Picture({ item: { group, bug, color, picture } }: { item: Item }) {
  if (bug) {
    const project = replicaOf(bug.orgID).projects.get(bug.bug.projectID);
    return <StatusIcon status={statusOf(project, bug.bug.status)} />;
  }
  if (picture !== undefined) return <Avatar picture={picture} size="small" />;
  if (color !== undefined) {
    return <span className="size-2.5 rounded-full" style={{ backgroundColor: color }} />;
  }
  const Icon =
    group === "actions"
      ? Zap
      : group === "seen"
        ? History
        : group === "exact"
          ? CornerDownRight
          : FileText;
  return <Icon className="size-4" aria-hidden="true" />;
}

/** The letters that were typed stand out. */
function Marked({ text, marks }: { text: string; marks: FoundItem["marks"] }) {
  const parts: { text: string; isMark: boolean; from: number }[] = [];
  let done = 0;
  for (const [from, to] of marks) {
    if (from < done) continue;
    parts.push({ text: text.slice(done, from), isMark: false, from: done });
    parts.push({ text: text.slice(from, to), isMark: true, from });
    done = to;
  }
  parts.push({ text: text.slice(done), isMark: false, from: done });
  return parts
    .filter((part) => part.text !== "")
    .map((part) =>
      part.isMark ? (
        <mark key={part.from} className="bg-transparent font-semibold text-accent-text">
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    );
}
