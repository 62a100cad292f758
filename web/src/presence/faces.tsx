import { useEffect, useState } from "react";
import { enPeople } from "../texts/en-people";
import { enPresence as words } from "../texts/en-presence";
import { Tooltip } from "../ui/tooltip";
import { Face } from "./face";
import { beOn } from "./follow-presence";
import { useOthers } from "./use-others";
import { useSpoken } from "./use-spoken";

const facesMax = 3;

/** Who else is on the bug; nothing while nobody is. Its press writes all the names out, for fingers. */
export function Faces({ orgID, bugID }: { orgID: string; bugID: string }) {
  useEffect(() => beOn(orgID, bugID), [orgID, bugID]);
  const { others, more } = useOthers(orgID, bugID);
  const spoken = useSpoken(others);
  return (
    <>
      <output className="sr-only">{spoken}</output>
      {others.length > 0 && <Shown orgID={orgID} others={others} more={more} />}
    </>
  );
}

function Shown({ orgID, others, more }: { orgID: string } & ReturnType<typeof useOthers>) {
  const [isOpen, setOpen] = useState(false);
  const named = others.map(({ name, act }) => words.doing[act](name ?? enPeople.unknown));
  const names = others.map(({ name }) => name ?? enPeople.unknown);
  const label = words.others(named, more);
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-8 min-w-8 max-w-full items-center gap-2 rounded-control px-1.5 text-left text-small text-text-2 hover:bg-hover print:hidden"
      >
        <span className="flex shrink-0">
          {others.slice(0, facesMax).map(({ id }) => (
            <Face key={id} orgID={orgID} id={id} />
          ))}
        </span>
        <span className={isOpen ? "min-w-0" : "max-w-48 min-w-0 truncate"}>
          {isOpen ? label : words.names(names, others.length + more)}
        </span>
      </button>
    </Tooltip>
  );
}
