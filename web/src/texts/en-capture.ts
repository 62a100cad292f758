/** Words of the dialog in which a bug is reported, wherever one is. */
export const enCapture = {
  keys: "Everywhere",
  noProjects: "There is no project to report in yet.",
  toOrganizations: "Create or join an organization",
  toProjects: "Create a project",
  loadingProjects: "Loading projects...",
  intoProject: (project: string) => `It will be added to ${project}.`,
  chooseProject: "Choose a project.",
  project: "Project",
  projectIs: (name: string) => `Project: ${name}`,
  projectOf: (key: string, name: string, organization: string) =>
    `${key} ${name} · ${organization}`,
  projectAlone: (key: string, name: string) => `${key} ${name}`,
  another: "Create another",
  discard: "Discard draft",
  discarded: "Draft discarded.",
  undo: "Undo",
  created: (key: string) => `${key} created.`,
  open: "Open",
  asideOne: (title: string, reason: string) => `“${title}” was not created: ${reason}`,
  asideWaits: (title: string) => `“${title}” waits to be created.`,
  asideOpen: "Go on with it",
  sentBefore:
    "This draft became a bug in another tab or browser, with other words. Create it again if it is another bug.",
  template: "Template",
  noTemplate: "No template",
  replaceTitle: "Replace what you wrote?",
  replaceText: (name: string) =>
    `The template “${name}” takes the place of the text. Undo brings it back.`,
  replace: "Replace",
  replaced: "Text replaced.",
  environment: {
    title: "Environment",
    nothing: "not filled in",
    fill: "Fill in from this browser",
    nameOf: (at: number) => `Name of pair ${at}`,
    valueOf: (name: string) => `Value of ${name}`,
    remove: (name: string) => `Remove ${name}`,
    add: "Add a pair",
  },
  files: {
    title: "Files to attach",
    hint: "Files wait in this browser only, until the bug is created.",
    elsewhere: (count: number) =>
      count === 1
        ? "One file of this draft waits in another browser."
        : `${count} files of this draft wait in another browser.`,
    remove: (name: string) => `Remove ${name}`,
    failed: (name: string, reason: string) => `${name} was not attached: ${reason}`,
    retry: "Try again",
    max: (count: number) => `At most ${count} files wait here. Attach the others to the bug.`,
  },
};
