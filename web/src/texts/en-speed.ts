const wholeNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const twoDigits = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const score = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

function duration(ms: number): string {
  return ms < 1000 ? `${wholeNumber.format(ms)} ms` : `${twoDigits.format(ms / 1000)} s`;
}

/** Words of /speed-insights. */
export const enSpeed = {
  title: "Speed Insights",
  subtitle:
    "How fast this server's pages are for the people who use them. Only counts are kept: no address, no account, no browser.",
  loading: "Loading measurements...",
  empty: "No page has been measured yet. A page is counted when somebody leaves it.",
  reload: "Look again",
  controls: "What is shown",
  period: "Period",
  days: (n: number) => `${n} days`,
  page: "Page",
  allPages: "All pages",
  vitals: {
    LCP: { name: "Largest Contentful Paint", meaning: "Until the main content is there" },
    INP: { name: "Interaction to Next Paint", meaning: "From a press to its answer on screen" },
    CLS: { name: "Cumulative Layout Shift", meaning: "How much moves while it loads" },
    FCP: { name: "First Contentful Paint", meaning: "Until something is there" },
    TTFB: { name: "Time to First Byte", meaning: "Until the server answers" },
  },
  duration,
  score: (value: number) => score.format(value),
  ratings: { good: "Good", fair: "Needs work", poor: "Poor" },
  p75: "75th percentile",
  median: "Median",
  medianIs: (figure: string) => `Median ${figure}`,
  measurements: (n: number) =>
    n === 1 ? "1 measurement" : `${wholeNumber.format(n)} measurements`,
  notMeasured: "Not measured",
  none: "–",
  chart: (vital: string) => `${vital} by day`,
  chartMeaning: "Three of four page views were at most as slow as the 75th percentile.",
  limit: (rating: string, figure: string) => `${rating} up to ${figure}`,
  day: "Day",
  count: "Measurements",
  point: (day: string, p75: string, median: string) => `${day}: ${p75}, median ${median}`,
  pages: "Pages",
  pagesMeaning: "75th percentile, with the median below it.",
  showPage: (route: string) => `Show ${route}`,
};
