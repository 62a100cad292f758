import { ChevronUp, Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useMe } from "../../identity/session";
import { usePeopleNames } from "../../members/people";
import type { Bug } from "../../store/bug";
import { enBugActs } from "../../texts/en-bug-acts";
import { Button } from "../../ui/button";
import { Tooltip } from "../../ui/tooltip";
import { type Interest, toggleInterest } from "./interest";

/** So many names stand in a tooltip; the rest is counted. */
const namesMax = 12;

/** Watch and vote, each with who did so already. */
export function BugInterest({ orgID, bug, mayAct }: { orgID: string; bug: Bug; mayAct: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <InterestButton
        orgID={orgID}
        bug={bug}
        what="watch"
        ids={bug.watchers}
        count={bug.watchers?.length ?? 0}
        icon={<Eye className="size-4" aria-hidden="true" />}
        mayAct={mayAct}
      />
      <InterestButton
        orgID={orgID}
        bug={bug}
        what="vote"
        ids={bug.voters}
        count={bug.voteCount}
        icon={<ChevronUp className="size-4" aria-hidden="true" />}
        mayAct={mayAct}
      />
    </div>
  );
}

function InterestButton({
  orgID,
  bug,
  what,
  ids,
  count,
  icon,
  mayAct,
}: {
  orgID: string;
  bug: Bug;
  what: Interest;
  ids: readonly string[] | undefined;
  count: number;
  icon: ReactNode;
  mayAct: boolean;
}) {
  const words = enBugActs[what];
  const { me } = useMe();
  const isOn = me !== undefined && ids?.includes(me.UID) === true;
  const names = usePeopleNames(orgID, ids?.slice(0, namesMax) ?? []).filter(({ id }) =>
    ids?.includes(id),
  );
  const people =
    names.length === 0
      ? words.hint
      : words.people(
          enBugActs.names(
            names.slice(0, namesMax).map(({ name }) => name),
            Math.max(0, count - namesMax),
          ),
        );
  return (
    <Tooltip label={people} keyName={what}>
      <Button
        aria-pressed={isOn}
        disabled={!mayAct || me === undefined || ids === undefined}
        onClick={() => me && void toggleInterest(orgID, bug, what, me.UID)}
      >
        {icon}
        {isOn ? words.off : words.on}
        <span className="tabular-nums text-text-2">{count}</span>
      </Button>
    </Tooltip>
  );
}
