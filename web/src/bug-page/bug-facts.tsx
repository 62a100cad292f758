import type { ReactNode } from "react";
import { PersonName } from "../members/person-name";
import type { Bug } from "../store/bug";
import { dateOfMicros, longDate } from "../texts/dates";
import { texts } from "../texts/en";
import { enBugFields } from "../texts/en-bug-fields";
import { Badge } from "../ui/badge";

const words = texts.bugs.page;
const planWords = enBugFields;

/** What nobody edits here: who reported it, when what happened, how it ended; `withPlan` its plan too. */
export function BugFacts({ orgID, bug, withPlan }: { orgID: string; bug: Bug; withPlan: boolean }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-ui">
      <Fact name={words.state}>
        <Badge kind={bug.isOpen ? "info" : "neutral"}>
          {bug.isOpen ? texts.bugs.states.open : texts.bugs.states.closed}
        </Badge>
      </Fact>
      {!bug.isOpen && <Fact name={words.resolution}>{texts.bugs.resolutions[bug.resolution]}</Fact>}
      {withPlan && <PlanFacts bug={bug} />}
      <Fact name={words.author}>
        <PersonName orgID={orgID} id={bug.bugAuthor} />
      </Fact>
      <Fact name={words.created}>
        <Moment micros={bug.created} />
      </Fact>
      <Fact name={words.updated}>
        <Moment micros={bug.updated} />
      </Fact>
      <Fact name={words.statusSince}>
        <Moment micros={bug.statusSince} />
      </Fact>
      {bug.closed !== 0 && (
        <Fact name={words.closed}>
          <Moment micros={bug.closed} />
        </Fact>
      )}
      {bug.reopenCount > 0 && <Fact name={words.reopened}>{words.times(bug.reopenCount)}</Fact>}
    </dl>
  );
}

function PlanFacts({ bug }: { bug: Bug }) {
  return (
    <>
      {bug.severity !== "unset" && (
        <Fact name={planWords.severity}>{planWords.severities[bug.severity]}</Fact>
      )}
      {bug.priority !== "none" && (
        <Fact name={planWords.priority}>{planWords.priorities[bug.priority]}</Fact>
      )}
      {bug.due !== "" && <Fact name={planWords.due}>{bug.due}</Fact>}
      {!Number.isNaN(bug.estimate) && <Fact name={planWords.estimate}>{bug.estimate}</Fact>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 break-words text-text">{children}</dd>
    </>
  );
}

function Moment({ micros }: { micros: number }) {
  const time = dateOfMicros(micros);
  return <time dateTime={time.toISOString()}>{longDate(time)}</time>;
}
