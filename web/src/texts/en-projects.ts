/** Words of a project's page. */
export const enProjects = {
  numbers: "Numbers",
  tabs: { label: "Project", list: "List", board: "Board", settings: "Settings" },
  loadingSettings: "Loading settings...",
  categories: {
    triage: "Triage",
    open: "Open",
    started: "Started",
    done: "Done",
    dropped: "Dropped",
  },
};
