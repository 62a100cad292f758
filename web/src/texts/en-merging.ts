/** Words of texts that two people changed at once. */
export const enMerging = {
  title: "Two people changed this text",
  clean: "Both changes are joined below. Nothing is overwritten until you choose.",
  touching:
    "You both changed the same lines: both stand below, theirs first. Nothing is overwritten until you choose.",
  touchingTitle:
    "You both changed the same words: yours stand below. Nothing is overwritten until you choose.",
  theirs: (writer: string) => `${writer}'s text`,
  somebodys: "Their text",
  mine: "Your text",
  before: "Before both changes",
  empty: "Nothing was there.",
  merged: "Both together",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  saveMerged: "Save merged",
  removed: "Removed: ",
  added: "Added: ",
};
