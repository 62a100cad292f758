import { number } from "./numbers";

/** Words of charts. Days come as "2026-11-21", in the reader's own zone already. */
const locale = "en-US";
const dayFormat = new Intl.DateTimeFormat(locale, {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const longDayFormat = new Intl.DateTimeFormat(locale, {
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const day = (text: string) => dayFormat.format(new Date(text));
const longDay = (text: string) => longDayFormat.format(new Date(text));
const span = (first: string, last: string) =>
  first === last ? day(first) : `${day(first)} – ${day(last)}`;

export const enCharts = {
  charts: "Charts",
  number,
  day,
  longDay,
  span,
  range: "Period",
  days: (n: number) => `${n} days`,
  meaning:
    "By what the bugs are now: one that was opened again counts as open since it was reported.",
  loading: "Loading charts...",
  table: "Table",
  tableOf: (chart: string) => `Table: ${chart}`,
  dayHead: "Day",
  weekHead: "Week",
  bugsHead: "Bugs",
  openOverTime: {
    title: "Open over time",
    empty: "Nothing was open in these days.",
    open: "Open",
    at: (text: string, open: number) => `${longDay(text)}: ${number(open)} open`,
  },
  weeks: {
    title: "Opened and closed per week",
    empty: "Nothing was opened or closed in these weeks.",
    opened: "Opened",
    closed: "Closed",
    countOpened: (n: number) => `${number(n)} opened`,
    countClosed: (n: number) => `${number(n)} closed`,
    at: (first: string, last: string, opened: number, closed: number) =>
      `${span(first, last)}: ${number(opened)} opened, ${number(closed)} closed`,
  },
  severities: { title: "Open by severity", severity: "Severity" },
  people: {
    title: "Open by person",
    hint: "A bug with several people counts for each.",
    person: "Person",
    others: "Others",
    nobody: "Nobody",
    hidden: "Who works on what is for members to see.",
  },
  nothingOpen: "Nothing is open.",
  project: {
    open: "open",
    opened: "opened this week",
    closed: "closed this week",
    severe: "open of S1 and S2",
    overTime: (days: number, first: number, last: number, most: number) =>
      `Open bugs over the last ${days} days: ${number(first)} at first, ${number(last)} today, ${number(most)} at most.`,
  },
};
