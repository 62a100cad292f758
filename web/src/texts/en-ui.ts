/** Words of the widgets themselves. */
export const enUi = {
  close: "Close",
  loading: "Loading...",
  noMatches: "No matches",
  remove: (what: string) => `Remove ${what}`,
  write: "Write",
  preview: "Preview",
  nothingToPreview: "Nothing to preview.",
  mostReached: (max: number) => `At most ${max} can be chosen.`,
};
