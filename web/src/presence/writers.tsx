import { enPeople } from "../texts/en-people";
import { enPresence as words } from "../texts/en-presence";
import type { WritingAct } from "./typed";
import { useOthers } from "./use-others";

/** That others write there right now; it is said aloud beside the faces, and once. */
export function Writers({ orgID, bugID, act }: { orgID: string; bugID: string; act: WritingAct }) {
  const { others } = useOthers(orgID, bugID);
  const writers = others.filter((other) => other.act === act);
  if (writers.length === 0) return null;
  const names = writers.map(({ name }) => name ?? enPeople.unknown);
  return <span className="truncate">{words.writing[act](names)}</span>;
}
