import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from "@tanstack/react-router";
import { isOneOf, isText } from "../api/checks";
import { projectTabs } from "../project-page/project-tabs";
import { myLists } from "../store/my-bugs";
import { NotFound } from "./not-found";
import { Root } from "./root";
import { searchOf } from "./search-of";
import { Shell } from "./shell";

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });

const landing = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: lazyRouteComponent(() => import("../landing/landing-page"), "LandingPage"),
});

const attributions = createRoute({
  getParentRoute: () => root,
  path: "/attributions",
  component: lazyRouteComponent(() => import("../landing/attributions-page"), "AttributionsPage"),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: "/auth",
  validateSearch: searchOf({ next: (sent) => (isText(sent) ? sent : "") }),
  component: lazyRouteComponent(() => import("../identity/auth-page"), "AuthPage"),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: "/auth/verify",
  component: lazyRouteComponent(() => import("../identity/verify-page"), "VerifyPage"),
});

const forgot = createRoute({
  getParentRoute: () => root,
  path: "/auth/forgot",
  component: lazyRouteComponent(() => import("../identity/forgot-page"), "ForgotPage"),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: "/auth/reset",
  component: lazyRouteComponent(() => import("../identity/reset-page"), "ResetPage"),
});

const removeSignUp = createRoute({
  getParentRoute: () => root,
  path: "/auth/remove",
  component: lazyRouteComponent(() => import("../identity/remove-page"), "RemovePage"),
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: "/auth/confirm-email",
  component: lazyRouteComponent(() => import("../identity/confirm-email-page"), "ConfirmEmailPage"),
});

const undoEmail = createRoute({
  getParentRoute: () => root,
  path: "/auth/undo-email",
  component: lazyRouteComponent(() => import("../identity/undo-email-page"), "UndoEmailPage"),
});

const googleCallback = createRoute({
  getParentRoute: () => root,
  path: "/auth/google/callback",
  component: lazyRouteComponent(
    () => import("../identity/google-callback-page"),
    "GoogleCallbackPage",
  ),
});

const logOut = createRoute({
  getParentRoute: () => root,
  path: "/logout",
  component: lazyRouteComponent(() => import("../identity/log-out-page"), "LogOutPage"),
});

/** Everything below the shared header. */
const shell = createRoute({ getParentRoute: () => root, id: "shell", component: Shell });

const profile = createRoute({
  getParentRoute: () => shell,
  path: "/profile",
  component: lazyRouteComponent(() => import("../identity/profile/profile-page"), "ProfilePage"),
});

const tokens = createRoute({
  getParentRoute: () => shell,
  path: "/profile/tokens",
  component: lazyRouteComponent(() => import("../identity/tokens/tokens-page"), "TokensPage"),
});

const keyboard = createRoute({
  getParentRoute: () => shell,
  path: "/keyboard",
  component: lazyRouteComponent(() => import("../keyboard/keyboard-page"), "KeyboardPage"),
});

const sessions = createRoute({
  getParentRoute: () => shell,
  path: "/sessions",
  component: lazyRouteComponent(() => import("../identity/sessions-page"), "SessionsPage"),
});

const isVital = isOneOf(["LCP", "INP", "CLS", "FCP", "TTFB"]);
const speedSearch = searchOf({
  days: (sent): 7 | 28 => (sent === 28 ? 28 : 7),
  page: (sent) => (isText(sent) ? sent : undefined),
  vital: (sent) => (isVital(sent) ? sent : "LCP"),
});

const speedInsights = createRoute({
  getParentRoute: () => shell,
  path: "/speed-insights",
  validateSearch: speedSearch,
  component: lazyRouteComponent(() => import("./pages/speed-insights-route"), "SpeedInsightsRoute"),
});

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: "/dashboard",
  component: lazyRouteComponent(() => import("../dashboard/dashboard-page"), "DashboardPage"),
});

const myBugs = createRoute({
  getParentRoute: () => shell,
  path: "/dashboard/$list",
  params: {
    parse: ({ list }) => {
      const known = myLists.find((each) => each === list);
      if (known === undefined) throw notFound();
      return { list: known };
    },
  },
  component: lazyRouteComponent(() => import("./pages/my-bugs-route"), "MyBugsRoute"),
});

const subscribe = createRoute({
  getParentRoute: () => shell,
  path: "/subscribe",
  component: lazyRouteComponent(() => import("../plans/plans-page"), "PlansPage"),
});

const organizations = createRoute({
  getParentRoute: () => shell,
  path: "/organizations",
  component: lazyRouteComponent(
    () => import("../organizations/organizations-page"),
    "OrganizationsPage",
  ),
});

const isOrganizationTab = isOneOf(["projects", "members", "settings"]);
const organizationSearch = searchOf({
  tab: (sent) => (isOrganizationTab(sent) ? sent : "projects"),
});

const organization = createRoute({
  getParentRoute: () => shell,
  path: "/organizationDisplay/$orgID",
  validateSearch: organizationSearch,
  component: lazyRouteComponent(() => import("./pages/organization-route"), "OrganizationRoute"),
});

/** A query of digits alone is read from the address as a number. */
function word(sent: unknown): string | undefined {
  const isWord = sent === null || ["string", "number", "boolean"].includes(typeof sent);
  return isWord ? String(sent) : undefined;
}

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
  charts: (sent: unknown) => (sent === "shown" ? sent : undefined),
};
/** The bugs of all projects, as a list or a board. */
const organizationBugsSearch = searchOf({
  ...listWords,
  layout: (sent: unknown) => (sent === "board" ? sent : undefined),
});
const isProjectTab = isOneOf(projectTabs);
const projectSearch = searchOf({
  ...listWords,
  tab: (sent: unknown) => (isProjectTab(sent) ? sent : "list"),
});

const project = createRoute({
  getParentRoute: () => shell,
  path: "/organizationDisplay/$orgID/projects/$key",
  validateSearch: projectSearch,
  component: lazyRouteComponent(() => import("./pages/project-route"), "ProjectRoute"),
});

const bugs = createRoute({
  getParentRoute: () => shell,
  path: "/organizationDisplay/$orgID/bugs",
  validateSearch: organizationBugsSearch,
  component: lazyRouteComponent(() => import("./pages/bugs-route"), "BugsRoute"),
});

const triage = createRoute({
  getParentRoute: () => shell,
  path: "/organizationDisplay/$orgID/triage",
  validateSearch: searchOf({ project: word, bug: word }),
  component: lazyRouteComponent(() => import("./pages/triage-route"), "TriageRoute"),
});

const bug = createRoute({
  getParentRoute: () => shell,
  path: "/organizationDisplay/$orgID/bugs/$key",
  component: lazyRouteComponent(() => import("./pages/bug-route"), "BugRoute"),
});

const bugKey = /^[A-Z][A-Z0-9]{1,9}-R?[0-9]+$/i;

/** The short address of a bug, as people write it. */
const shortBug = createRoute({
  getParentRoute: () => shell,
  path: "/organizationDisplay/$orgID/$key",
  beforeLoad: ({ params: { orgID, key } }) => {
    if (!bugKey.test(key)) throw notFound();
    throw redirect({
      to: "/organizationDisplay/$orgID/bugs/$key",
      params: { orgID, key: key.toUpperCase() },
      replace: true,
    });
  },
});

export const routeTree = root.addChildren([
  landing,
  attributions,
  auth,
  verify,
  forgot,
  reset,
  removeSignUp,
  confirmEmail,
  undoEmail,
  googleCallback,
  logOut,
  shell.addChildren([
    profile,
    tokens,
    dashboard,
    myBugs,
    subscribe,
    keyboard,
    sessions,
    speedInsights,
    organizations,
    organization,
    project,
    bugs,
    triage,
    bug,
    shortBug,
  ]),
]);
