import { isOneOf } from "../api/checks";
import { projectTabs } from "../project-page/project-tabs";
import { searchOf } from "./search-of";

const word = (sent: string) => sent;

/** All that a list shows; `bug` is the key of the one that is shown beside it. */
const listWords = {
  q: word,
  columns: word,
  bug: word,
  by: word,
  lanes: word,
  hidden: word,
  limits: word,
  view: word,
  charts: (sent: string) => (sent === "shown" ? sent : undefined),
};

const isOrganizationTab = isOneOf(["projects", "members", "settings"]);
const isProjectTab = isOneOf(projectTabs);
const isVital = isOneOf(["LCP", "INP", "CLS", "FCP", "TTFB"]);
const none = (): Record<string, never> => ({});

/** Each page's path, and what is read from what stands behind it. */
export const searches = {
  "/": none,
  "/attributions": none,
  "/auth": searchOf({ next: word }),
  "/auth/verify": none,
  "/auth/forgot": none,
  "/auth/reset": none,
  "/auth/remove": none,
  "/auth/confirm-email": none,
  "/auth/undo-email": none,
  "/auth/google/callback": none,
  "/logout": none,
  "/profile": none,
  "/profile/tokens": none,
  "/keyboard": none,
  "/sessions": none,
  "/speed-insights": searchOf({
    days: (sent): 7 | 28 => (sent === "28" ? 28 : 7),
    page: word,
    vital: (sent) => (isVital(sent) ? sent : "LCP"),
  }),
  "/dashboard": none,
  "/dashboard/:list": none,
  "/subscribe": none,
  "/organizations": none,
  "/organizationDisplay/:orgID": searchOf({
    tab: (sent) => (isOrganizationTab(sent) ? sent : "projects"),
  }),
  "/organizationDisplay/:orgID/projects/:key": searchOf({
    ...listWords,
    tab: (sent: string) => (isProjectTab(sent) ? sent : "list"),
  }),
  /** The bugs of all projects, as a list or a board. */
  "/organizationDisplay/:orgID/bugs": searchOf({
    ...listWords,
    layout: (sent: string) => (sent === "board" ? sent : undefined),
  }),
  "/organizationDisplay/:orgID/triage": searchOf({ project: word, bug: word }),
  "/organizationDisplay/:orgID/bugs/:key": none,
  /** The short address of a bug, as people write it. */
  "/organizationDisplay/:orgID/:key": none,
};

type Read = { [P in keyof typeof searches]: ReturnType<(typeof searches)[P]> };

declare module "../routing/searches" {
  interface Searches extends Read {}
}
