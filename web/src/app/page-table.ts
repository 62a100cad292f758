import type { Begin, PageTable } from "../routing/page-table";
import { myLists } from "../store/my-bugs";
import { letFirst } from "../ui/when-idle";
import { beginBugsPage, beginProjectPage } from "./begin-lists";
import { beginProjects } from "./begin-organization";
import { searches } from "./searches";

const bugKey = /^[A-Z][A-Z0-9]{1,9}-R?[0-9]+$/i;

/** What can wait begins behind what the page shows. */
function first(begin: Begin): Begin {
  return (params) => {
    const work = begin(params);
    letFirst(work);
    return work;
  };
}

/** Without the shared header. */
const bare: PageTable = {
  "/": { load: async () => (await import("../landing/landing-page")).LandingPage },
  "/attributions": {
    load: async () => (await import("../landing/attributions-page")).AttributionsPage,
  },
  "/auth": {
    load: async () => (await import("../identity/auth-page")).AuthPage,
  },
  "/auth/verify": { load: async () => (await import("../identity/verify-page")).VerifyPage },
  "/auth/forgot": { load: async () => (await import("../identity/forgot-page")).ForgotPage },
  "/auth/reset": { load: async () => (await import("../identity/reset-page")).ResetPage },
  "/auth/remove": { load: async () => (await import("../identity/remove-page")).RemovePage },
  "/auth/confirm-email": {
    load: async () => (await import("../identity/confirm-email-page")).ConfirmEmailPage,
  },
  "/auth/undo-email": {
    load: async () => (await import("../identity/undo-email-page")).UndoEmailPage,
  },
  "/auth/google/callback": {
    load: async () => (await import("../identity/google-callback-page")).GoogleCallbackPage,
  },
  "/logout": { load: async () => (await import("../identity/log-out-page")).LogOutPage },
};

/** Below the shared header. */
const framed: PageTable = {
  "/profile": { load: async () => (await import("../identity/profile/profile-page")).ProfilePage },
  "/profile/tokens": {
    load: async () => (await import("../identity/tokens/tokens-page")).TokensPage,
  },
  "/dashboard": { load: async () => (await import("../dashboard/dashboard-page")).DashboardPage },
  "/dashboard/:list": {
    load: async () => (await import("./pages/my-bugs-route")).MyBugsRoute,
    accepts: ({ list }) => myLists.some((each) => each === list),
  },
  "/subscribe": { load: async () => (await import("../plans/plans-page")).PlansPage },
  "/keyboard": { load: async () => (await import("../keyboard/keyboard-page")).KeyboardPage },
  "/sessions": { load: async () => (await import("../identity/sessions-page")).SessionsPage },
  "/speed-insights": {
    load: async () => (await import("./pages/speed-insights-route")).SpeedInsightsRoute,
  },
  "/organizations": {
    load: async () => (await import("../organizations/organizations-page")).OrganizationsPage,
  },
  "/organizationDisplay/:orgID": {
    load: async () => (await import("./pages/organization-route")).OrganizationRoute,
    begin: first(({ orgID = "" }) => beginProjects(orgID)),
  },
  "/organizationDisplay/:orgID/projects/:key": {
    load: async () => (await import("./pages/project-route")).ProjectRoute,
    begin: first(beginProjectPage),
  },
  "/organizationDisplay/:orgID/bugs": {
    load: async () => (await import("./pages/bugs-route")).BugsRoute,
    begin: first(beginBugsPage),
  },
  "/organizationDisplay/:orgID/triage": {
    load: async () => (await import("./pages/triage-route")).TriageRoute,
    begin: first(({ orgID = "" }) => beginProjects(orgID)),
  },
  "/organizationDisplay/:orgID/bugs/:key": {
    load: async () => (await import("./pages/bug-route")).BugRoute,
    begin: first(({ orgID = "" }) => beginProjects(orgID)),
  },
  "/organizationDisplay/:orgID/:key": {
    accepts: ({ key = "" }) => bugKey.test(key),
    leadsTo: ({ orgID = "", key = "" }) => ({
      to: "/organizationDisplay/:orgID/bugs/:key",
      params: { orgID, key: key.toUpperCase() },
    }),
  },
};

export const pages = { bare, framed, searches };
