import type { Bug } from "../store/bug";
import { dateOfMicros, longDate, timeAgo } from "../texts/dates";
import { texts } from "../texts/en";
import { enBugFields } from "../texts/en-bug-fields";
import { useNow } from "../texts/use-now";
import { Assignee } from "./assignee";
import { DetailRow, rowValueLook } from "./detail-row";

const words = texts.bugs.page;

/** What nobody edits here: who reported it, when what happened, how it ended; `withPlan` its plan too. */
export function BugFacts({ orgID, bug, withPlan }: { orgID: string; bug: Bug; withPlan: boolean }) {
  return (
    <dl className="mt-2 flex min-w-0 flex-col border-t border-border pt-2">
      {!bug.isOpen && <Fact name={words.resolution}>{texts.bugs.resolutions[bug.resolution]}</Fact>}
      {withPlan && bug.due !== "" && <Fact name={enBugFields.due}>{bug.due}</Fact>}
      {withPlan && !Number.isNaN(bug.estimate) && (
        <Fact name={enBugFields.estimate}>{String(bug.estimate)}</Fact>
      )}
      <DetailRow name={words.author}>
        <span className={rowValueLook}>
          <Assignee orgID={orgID} id={bug.bugAuthor} />
        </span>
      </DetailRow>
      <Moment name={words.created} micros={bug.created} />
      {bug.updated !== bug.created && <Moment name={words.updated} micros={bug.updated} />}
      {bug.statusSince !== bug.created && (
        <Moment name={words.statusSince} micros={bug.statusSince} />
      )}
      {bug.closed !== 0 && <Moment name={words.closed} micros={bug.closed} />}
      {bug.reopenCount > 0 && <Fact name={words.reopened}>{words.times(bug.reopenCount)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <DetailRow name={name}>
      <span className={rowValueLook}>{children}</span>
    </DetailRow>
  );
}

function Moment({ name, micros }: { name: string; micros: number }) {
  const now = useNow();
  const time = dateOfMicros(micros);
  return (
    <DetailRow name={name}>
      <span className={rowValueLook}>
        <time dateTime={time.toISOString()} title={longDate(time)}>
          {timeAgo(time, now)}
        </time>
      </span>
    </DetailRow>
  );
}
