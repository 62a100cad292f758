import type { ReactNode } from "react";
import { PersonName } from "../members/person-name";
import type { Bug } from "../store/bug";
import { dateOfMicros, longDate } from "../texts/dates";
import { texts } from "../texts/en";
import { Badge } from "../ui/badge";

const words = texts.bugs.page;

/** What nobody edits: who reported it, when what happened, how it ended. */
export function BugFacts({ orgID, bug }: { orgID: string; bug: Bug }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-ui">
      <Fact name={words.state}>
        <Badge kind={bug.isOpen ? "info" : "neutral"}>
          {bug.isOpen ? texts.bugs.states.open : texts.bugs.states.closed}
        </Badge>
      </Fact>
      {!bug.isOpen && <Fact name={words.resolution}>{texts.bugs.resolutions[bug.resolution]}</Fact>}
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
