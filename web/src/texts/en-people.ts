/** Words for people whose names are not known, and for access that ended. */
export const enPeople = {
  unknown: "Unknown person",
  hidden: "A member",
  ended: (org: string) => `You are no longer a member of ${org}.`,
  closed: (org: string) => `${org} is no longer open to you.`,
  endedLink: "Go to your organizations",
};
