import type { ReactNode } from "react";
import { useMe } from "../../identity/session";
import { usePerson } from "../../members/people";
import type { Bug } from "../../store/bug";
import { longDate, timeAgo } from "../../texts/dates";
import { enTriage } from "../../texts/en-triage";
import { useNow } from "../../texts/use-now";
import { Banner } from "../../ui/banner";
import { type JudgedBy, useWhoJudged } from "./who-judged";

const words = enTriage.judged;

/** In place of the acts: who judged the bug, how and when. */
export function JudgedNote({
  orgID,
  bug,
  isLate = false,
  action,
}: {
  orgID: string;
  bug: Bug;
  /** The reader judged it as well, and came after. */
  isLate?: boolean;
  action: ReactNode;
}) {
  const by = useWhoJudged(orgID, bug);
  return (
    <Banner kind={isLate ? "warning" : "info"} action={action}>
      {isLate && (
        <>
          <span className="font-mono">{bug.key}</span>{" "}
        </>
      )}
      {by === undefined ? words.unknown : <Told orgID={orgID} by={by} />}
      {isLate && ` ${words.notYours}`}
    </Banner>
  );
}

function Told({ orgID, by: { actor, at, what } }: { orgID: string; by: JudgedBy }) {
  const now = useNow();
  const isMe = useMe().me?.UID === actor;
  const { name } = usePerson(orgID, actor ?? "");
  const who = isMe ? words.you : (name ?? words.somebody);
  return (
    <>
      {who} {what}{" "}
      <time dateTime={at.toISOString()} title={longDate(at)}>
        {timeAgo(at, at > now ? at : now)}
      </time>
      .
    </>
  );
}
