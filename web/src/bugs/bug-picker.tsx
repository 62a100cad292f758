import { type KeyboardEvent, useEffect, useId, useMemo, useState } from "react";
import { api, outcome } from "../api/client";
import type { Bug } from "../store/bug";
import type { Accepts } from "../store/held-search";
import { useProject } from "../store/hooks";
import { replicaOf } from "../store/replica";
import { enRelations } from "../texts/en-relations";
import { classNames } from "../ui/class-names";
import { controlLook } from "../ui/control-look";
import { Field } from "../ui/field";
import { statusOf } from "./bug-rules";
import { StatusIcon } from "./status-icon";
import { useHeldMatches } from "./use-held-matches";

/** What was typed, and the bug that was chosen by it. */
export interface PickedBug {
  text: string;
  id?: string;
}

export const nobodyPicked: PickedBug = { text: "" };

/** How the server is told which bug is meant; empty where nothing was typed. */
export function nameOf(picked: PickedBug): string {
  return picked.id ?? picked.text.trim().toUpperCase();
}

const shownMax = 8;
/** While one types, the server is asked so long after a key. */
const typingMs = 150;

/** A bug, by its key or by words of its title. */
export function BugPicker({
  orgID,
  exceptID,
  label,
  value,
  onChange,
  error,
  autoFocus,
}: {
  orgID: string;
  exceptID: string;
  label: string;
  value: PickedBug;
  onChange: (picked: PickedBug) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  const listID = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const { matches: found, isLooking } = useMatches(orgID, exceptID, isOpen ? value.text : "");
  const isShown = isOpen && value.id === undefined && value.text.trim() !== "";
  const highlighted = found[Math.min(at, found.length - 1)];

  function choose(bug: Bug) {
    onChange({ text: `${bug.key} ${bug.title}`, id: bug.id });
    setOpen(false);
  }
  function handleKey(event: KeyboardEvent) {
    if (!isShown) return;
    if (event.key === "ArrowDown") setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
    else if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter" && highlighted !== undefined) choose(highlighted);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <Field id={useId()} label={label} error={error} hint={enRelations.bugHint}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listID}
            aria-activedescendant={
              isShown && highlighted ? `${listID}-${highlighted.id}` : undefined
            }
            autoComplete="off"
            // It is the one thing to do where it is asked for.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus}
            value={value.text}
            onChange={(event) => {
              onChange({ text: event.target.value });
              setOpen(true);
              setAt(0);
            }}
            onKeyDown={handleKey}
            onBlur={() => setOpen(false)}
            className={classNames(controlLook, "h-10")}
          />
          {isShown && (
            <Matches
              listID={listID}
              orgID={orgID}
              bugs={found}
              isLooking={isLooking}
              highlighted={highlighted}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** What is here already, and what the whole organization has as soon as the server says. */
function useMatches(orgID: string, exceptID: string, text: string) {
  const { bugs } = replicaOf(orgID);
  const asked = text.trim();
  useEffect(() => {
    if (asked === "") return;
    let isWanted = true;
    async function ask() {
      const query = { q: asked, strict: "false", limit: `${shownMax + 1}` };
      const params = { path: { org: orgID }, query };
      const page = await outcome(api.GET("/api/v1/orgs/{org}/bugs", { params }));
      // What cannot be asked for is still looked for among what is here.
      if (isWanted && page.ok) bugs.putRows(page.value);
    }
    const timer = setTimeout(() => void ask(), typingMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [orgID, bugs, asked]);
  const accepts = useMemo(() => finderOf(asked), [asked]);
  const { bugs: found, isLooking } = useHeldMatches([orgID], accepts, shownMax + 1);
  const matches = (found[0] ?? [])
    .filter(({ id, key, title }) => id !== exceptID && accepts?.(key, title))
    .slice(0, shownMax);
  return { matches, isLooking };
}

/** Whether a bug's key or title holds every word that was typed; nothing where none was. */
function finderOf(asked: string): Accepts | undefined {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (key, title) => {
    const folded = `${key} ${title}`.toLowerCase();
    return key !== "" && words.every((word) => folded.includes(word));
  };
}

function Matches({
  listID,
  orgID,
  bugs,
  isLooking,
  highlighted,
  onChoose,
}: {
  listID: string;
  orgID: string;
  bugs: readonly Bug[];
  isLooking: boolean;
  highlighted: Bug | undefined;
  onChoose: (bug: Bug) => void;
}) {
  return (
    <div className="float absolute inset-x-0 top-full z-50 mt-1 rounded-card border border-border bg-raised p-1 shadow-floating">
      {bugs.length === 0 && !isLooking && (
        <p role="status" className="px-2 py-1.5 text-ui text-text-2">
          {enRelations.noMatches}
        </p>
      )}
      <ul
        id={listID}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="listbox"
        aria-label={enRelations.matches}
      >
        {bugs.map((bug) => (
          <Match
            key={bug.id}
            id={`${listID}-${bug.id}`}
            orgID={orgID}
            bug={bug}
            isHighlighted={bug === highlighted}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </div>
  );
}

function Match({
  id,
  orgID,
  bug,
  isHighlighted,
  onChoose,
}: {
  id: string;
  orgID: string;
  bug: Bug;
  isHighlighted: boolean;
  onChoose: (bug: Bug) => void;
}) {
  const project = useProject(orgID, bug.projectID);
  return (
    <li
      id={id}
      // The text field keeps the focus and hears the keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="option"
      aria-selected={isHighlighted}
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose(bug);
      }}
      className={classNames(
        "flex min-h-8 cursor-default items-center gap-2 rounded-chip px-2 text-ui text-text hover:bg-hover",
        isHighlighted && "bg-hover",
      )}
    >
      <StatusIcon status={statusOf(project, bug.status)} />
      <span className="shrink-0 font-mono text-small text-text-2">{bug.key}</span>
      <span className="truncate">{bug.title}</span>
    </li>
  );
}
