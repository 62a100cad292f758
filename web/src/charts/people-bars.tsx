import { useEffect } from "react";
import { FailureNote } from "../change-queue/failure-note";
import type { Question } from "../lists/asking/list-api";
import { ensureMembers } from "../members/load-members";
import { useNames } from "../members/people";
import { useMembers, useOrganization } from "../store/hooks";
import { enCharts } from "../texts/en-charts";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";
import { askPeople, type PersonBar, readableTerms } from "./asking/people";
import { useAnswer } from "./asking/use-answer";
import { chartRooms } from "./charts-room";
import { BarTable } from "./drawing/bar-table";
import { ChartFigure } from "./drawing/chart-figure";
import { QueryLink } from "./query-link";

const words = enCharts.people;

/** Who works on the bugs that are open now. Outsiders of a public organization are not told its people. */
export function PeopleBars({ question }: { question: Question }) {
  const isMember = useOrganization(question.orgID)?.memberRole !== undefined;
  return (
    <ChartFigure title={words.title} room={chartRooms.people}>
      {isMember ? <Bars question={question} /> : <EmptyState text={words.hidden} />}
    </ChartFigure>
  );
}

function Bars({ question }: { question: Question }) {
  const { orgID } = question;
  const { value, problem, retry } = useAnswer(question, "people", "people", (signal) =>
    askPeople(question, signal),
  );
  useEffect(() => void ensureMembers(orgID), [orgID]);
  const members = useMembers(orgID);
  const usernameOf = (id: string) => members.find(({ memberID }) => memberID === id)?.memberName;
  const nameOf = useNames(
    orgID,
    (value ?? []).flatMap(({ id }) => id ?? []),
  );
  function shownName({ is, id, name }: PersonBar): string {
    if (is !== "person") return words[is];
    return (id === undefined ? undefined : nameOf(id)) ?? name;
  }
  if (problem) return <FailureNote isAside problem={problem} onRetry={retry} />;
  if (!value) {
    return (
      <Skeleton label={enCharts.loading} className="h-full" listClassName="flex h-full flex-col" />
    );
  }
  if (value.length === 0) return <EmptyState text={enCharts.nothingOpen} />;
  return (
    <>
      <BarTable
        head={words.person}
        bars={value.map((bar) => ({
          key: bar.id ?? `${bar.is} ${bar.name}`,
          label: (
            <QueryLink
              question={question}
              terms={["is:open", ...readableTerms(bar.terms, usernameOf)]}
              charts="shown"
              className="inline-flex min-h-6 max-w-full items-center text-text underline"
            >
              <span className="truncate">{shownName(bar)}</span>
            </QueryLink>
          ),
          count: bar.count,
          color: bar.is === "person" ? "text-accent" : "text-text-3",
        }))}
      />
      <p className="mt-auto text-small text-text-2">{words.hint}</p>
    </>
  );
}
