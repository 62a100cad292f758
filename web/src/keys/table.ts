/**
 * Every shortcut that has keys, by where it works: its keys as they are written ("Shift+D"; "G D" one after
 * the other; "Ctrl" is Cmd as well). Whatever binds takes its keys from here; the help, the palette and the page
 * that changes keys read the same. The words are in texts/en-keys.ts.
 */
export const keyTable = {
  everywhere: {
    palette: ["Ctrl+K"],
    search: ["/"],
    newBug: ["C"],
    undo: ["Ctrl+Z"],
    redo: ["Ctrl+Shift+Z"],
    back: ["Esc"],
    help: ["?"],
    goDashboard: ["G D"],
    goOrganizations: ["G O"],
    goMyBugs: ["G M"],
    goBoard: ["G B"],
    goTriage: ["G T"],
    goRecent: ["G R"],
    goSettings: ["G S"],
  },
  list: {
    next: ["J", "Down"],
    previous: ["K", "Up"],
    open: ["Enter"],
    peek: ["Space"],
    select: ["X"],
    selectNext: ["Shift+Down"],
    selectPrevious: ["Shift+Up"],
    selectAll: ["Ctrl+A"],
    filter: ["F"],
    command: [">"],
    layout: ["V"],
  },
  bug: {
    status: ["S"],
    severity: ["Shift+S"],
    priority: ["P"],
    assignees: ["A"],
    assignMe: ["I"],
    labels: ["L"],
    due: ["Shift+D"],
    estimate: ["Shift+E"],
    environment: ["Shift+V"],
    snooze: ["H"],
    edit: ["E"],
    editDescription: ["D"],
    comment: ["M", "R"],
    relation: ["Shift+R"],
    duplicate: ["Shift+M"],
    closeOrReopen: ["Shift+X"],
    watch: ["W"],
    vote: ["+"],
    copyLink: ["Y"],
    copyKey: ["Ctrl+."],
    copyBranch: ["Ctrl+Shift+."],
    move: [],
    remove: [],
  },
  bugPage: {
    nextBug: ["J"],
    previousBug: ["K"],
  },
  triage: {
    accept: ["1"],
    judgeDuplicate: ["2"],
    decline: ["3"],
    takeBack: ["Z"],
    openPage: ["O"],
  },
  answers: {
    answer1: ["1"],
    answer2: ["2"],
    answer3: ["3"],
    answer4: ["4"],
    answer5: ["5"],
    answer6: ["6"],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

type Table = typeof keyTable;
export type KeyPlace = keyof Table;
export type KeyName = { [Place in KeyPlace]: keyof Table[Place] }[KeyPlace];

export const keyPlaces = Object.keys(keyTable) as KeyPlace[];

const firstKeys = Object.assign({}, ...Object.values(keyTable)) as Record<
  KeyName,
  readonly string[]
>;

export const keyNames = Object.keys(firstKeys) as KeyName[];

export function isKeyName(name: string): name is KeyName {
  return Object.hasOwn(firstKeys, name);
}

/** As they are until a person chooses others. */
export function firstKeysOf(name: KeyName): readonly string[] {
  return firstKeys[name];
}

/** The shortcut of a question's answer, from 0; six have one. */
export function answerName(index: number): KeyName {
  const name = `answer${index + 1}`;
  if (!isKeyName(name)) throw new Error("A question has too many answers.");
  return name;
}

/** Letters and signs without Ctrl can be switched off. */
export function isSingleKey(keys: string): boolean {
  return keys.split(" ").every((press) => /^(?:Shift\+)?.$/.test(press));
}
