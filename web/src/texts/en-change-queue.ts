const changes = (count: number) => (count === 1 ? "1 change" : `${count} changes`);

/** Words of changes that wait for the network. */
export const enChangeQueue = {
  offline: (count: number) => `Offline. ${changes(count)} waiting.`,
  waiting: (count: number) => `${changes(count)} waiting to be sent.`,
  notSaved: (count: number) =>
    count === 1 ? "1 change was refused." : `${count} changes were refused.`,
  notHere: "Offline: this is not kept on this device. It comes once the connection is back.",
  list: "Show",
  title: "Changes that wait",
  description: "They are kept on this device and sent when the connection is back.",
  none: "Nothing waits.",
  discard: "Discard",
  discardOne: (name: string) => `Discard: ${name}`,
  refusedTitle: "Refused by the server",
  dismiss: "Dismiss",
  dismissOne: (name: string) => `Dismiss: ${name}`,
  show: "Show",
  close: "Close",
  allSaved: "Back online. All changes are saved.",
  refused: (name: string, reason: string) => `Not saved. ${name}: ${reason}`,
  newBug: (title: string) => `New bug: ${title}`,
  edit: (key: string, fields: string) => `${key}: ${fields}`,
  place: (key: string) => `${key}: place among the others`,
  interest: (key: string, what: "watch" | "vote", isOn: boolean) => {
    const words = what === "watch" ? ["watch", "stop watching"] : ["vote", "take the vote back"];
    return `${key}: ${words[isOn ? 0 : 1]}`;
  },
  comment: (key: string, start: string) => `Comment on ${key}: ${start}`,
  commentEdit: (key: string, start: string) => `Edited comment on ${key}: ${start}`,
  logOut: {
    title: "Log out and lose changes?",
    description: (count: number) =>
      count === 1
        ? "1 change has not been sent yet. It is lost if you log out now."
        : `${count} changes have not been sent yet. They are lost if you log out now.`,
    stay: "Stay logged in",
    leave: "Log out",
  },
};
