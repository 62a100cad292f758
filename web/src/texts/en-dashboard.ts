import { number } from "./numbers";

/** Words of the dashboard and of the lists behind its cards. */
export const enDashboard = {
  title: "Dashboard",
  mustLogIn: "You must be logged in to see this page...",
  freeTier: "You are on the free tier. Upgrade now for more features!",
  countsLoading: "Loading counts...",
  lists: {
    created: {
      title: "Bugs Created",
      hint: "Written by you",
      none: "You have not reported a bug.",
    },
    open: {
      title: "Bugs Open",
      hint: "In all your organizations",
      none: "No bug is open in your organizations.",
    },
    assigned: {
      title: "Assigned Bugs",
      hint: "Yours to work on",
      none: "No bug is assigned to you.",
    },
  },
  bugsLoading: "Loading bugs...",
  toOrganizations: "Go to organizations",
  newestAssigned: "Newest assigned bugs",
  viewAll: (title: string) => `View all of ${title}`,
  all: "View all",
  organizations: "Your organizations",
  noOrganizations: "Create an organization or join one with a join code to start tracking bugs.",
  total: (n: number) => (n === 1 ? "1 bug" : `${number(n)} bugs`),
};
