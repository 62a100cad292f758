/** Two names, or how many there are. */
function together(names: readonly string[], many: (count: number) => string): string {
  return names.length > 2 ? many(names.length) : names.join(" and ");
}

const are = (names: readonly string[]) => (names.length === 1 ? "is" : "are");

/** Words about who else is on a bug. */
export const enPresence = {
  /** Of the button with the faces: everybody with what they do. */
  others: (people: readonly string[], more: number) =>
    `Also on this bug: ${people.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  doing: {
    looks: (name: string) => name,
    comments: (name: string) => `${name} (writing a comment)`,
    describes: (name: string) => `${name} (editing the description)`,
  },
  /** Beside the faces: one name, or two, or one and how many more. */
  names: (names: readonly string[], count: number) =>
    count > 2 ? `${names[0] ?? ""} +${count - 1}` : names.join(", "),
  writing: {
    comments: (names: readonly string[]) =>
      `${together(names, (count) => `${count} people`)} ${are(names)} writing a comment…`,
    describes: (names: readonly string[]) =>
      `${together(names, (count) => `${count} people`)} ${are(names)} editing the description…`,
  },
  /** Said aloud. */
  spoken: {
    looks: (name: string) => `${name} is on this bug too.`,
    comments: (name: string) => `${name} is writing a comment.`,
    describes: (name: string) => `${name} is editing the description.`,
  },
};
