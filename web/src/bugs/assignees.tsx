import type { ReactNode } from "react";
import { type KnownPerson, usePeople } from "../members/people";
import { enPeople } from "../texts/en-people";
import { avatarAt } from "../ui/avatar";

/** So many pictures fit into a row; of more the rest is a number. */
const shownMax = 3;

/** The pictures of those who are assigned, the first in charge, to stand in a line. */
export function Assignees({ orgID, ids }: { orgID: string; ids: readonly string[] }) {
  return <>{assigneePictures(ids, usePeople(orgID, ids))}</>;
}

/** The same where there are many of them: whoever shows them all says once who is who. */
export function assigneePictures(
  ids: readonly string[],
  personOf: (id: string) => KnownPerson,
  hasHints = true,
): ReactNode[] {
  // The number takes the place of a picture.
  const shown = ids.length > shownMax ? shownMax - 1 : shownMax;
  // By their places: a row shows another bug in a moment, and its elements stay.
  const all: ReactNode[] = ids.slice(0, shown).map((id, place) => {
    const { name = enPeople.unknown, picture } = personOf(id);
    return avatarAt(place, { name, picture, size: "small", isAlone: true, hasHint: hasHints });
  });
  const rest = ids.length - shown;
  if (rest > 0) {
    all.push(
      <span key="rest" className="text-small text-text-3">
        +{rest}
      </span>,
    );
  }
  return all;
}
