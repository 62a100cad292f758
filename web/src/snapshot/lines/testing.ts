/**
 * Writes snapshots as the contract tells them (server/snapshot/lines/types.hpp), knowing nothing of how
 * they are read.
 */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A text per digit, the most significant first. */
function digits(numbers: readonly (number | bigint)[]): string[] {
  let left = numbers.map(BigInt);
  const texts: string[] = [];
  while (left.some((each) => each > 0n)) {
    texts.unshift(left.map((each) => letters[Number(each % 64n)]).join(""));
    left = left.map((each) => each / 64n);
  }
  return texts;
}

/** 0, -1, 1, -2, 2, … numbered from 0. */
function signed(numbers: readonly number[]): string[] {
  return digits(numbers.map((each) => (each < 0 ? -2 * each - 1 : 2 * each)));
}

export const people = [
  "0190aaaa-0000-7000-8000-000000000001",
  "0190aaaa-0000-7000-8000-000000000002",
  "0190aaaa-0000-7000-8000-000000000003",
];
export const core = "0190bbbb-0000-7000-8000-000000000001";
const statusAt = (at: number) => `0190cccc-0000-7000-8000-00000000000${at}`;
const labelAt = (at: number) => `0190dddd-0000-7000-8000-00000000000${at}`;
export const bugID = (number: number) =>
  `018cc251-f401-7abc-8def-${number.toString(16).padStart(12, "0")}`;

/** Of bugs, all of them told alike: two people, two labels, created a second apart from 2024 on. */
export const story = {
  created: (row: number) => 1_704_067_200_000_000 + row * 1_000_000,
  author: people[0] ?? "",
  status: statusAt(1),
  closedStatus: statusAt(3),
  labels: [labelAt(2), labelAt(1)],
};

export function headerLine(total: number, fields: object = {}): object {
  return {
    type: "snapshot",
    format: 1,
    orgID: "org-1",
    versions: { content: 40, members: 7 },
    person: 3,
    total,
    resolutions: ["none", "fixed", "duplicate"],
    severities: ["unset", "S1", "S2"],
    priorities: ["none", "urgent"],
    relationKinds: ["blocks", "relates_to"],
    projects: [
      {
        id: core,
        key: "CORE",
        name: "Core",
        statuses: [
          { id: statusAt(1), category: "open" },
          { id: statusAt(2), category: "started" },
          { id: statusAt(3), category: "done" },
        ],
      },
    ],
    labels: [{ id: labelAt(1) }, { id: labelAt(2) }],
    ...fields,
  };
}

/** A line of bugs with falling numbers from `first` on; the last one of them is closed. */
function bugsLine(first: number, count: number, fields: object = {}): object {
  const rows = Array.from({ length: count }, (_, row) => row);
  const each = (value: number) => digits(rows.map(() => value));
  const atLast = (value: number) => digits(rows.map((row) => (row === count - 1 ? value : 0)));
  return {
    type: "bugs",
    count,
    people,
    // Told as they come: voters and watchers with the highest id first.
    peopleSets: [[1], [2, 0]],
    labelSets: [[1, 0]],
    rankHeads: ["0000000aa"],
    unit: 1_000_000,
    title: rows.map((row) => `Bug "${first - row}" – ü 🐞`),
    project: each(0),
    number: signed(rows.map((row) => (row === 0 ? first : -1))),
    status: atLast(2),
    resolution: atLast(1),
    severity: each(2),
    priority: atLast(1),
    author: each(0),
    assignees: each(1),
    labels: each(1),
    restricted: atLast(1),
    created: signed(rows.map((row) => (row === 0 ? story.created(0) / 1_000_000 : 1))),
    since: signed(rows.map(() => 60)),
    updated: signed(rows.map((row) => row - 1)),
    closed: atLast(1 + 2 * 5),
    due: atLast(1 + 20_000),
    estimate: atLast(1 + 150),
    snooze: digits(rows.map((row) => Math.min(row, 2) + (row > 1 ? 2 * 3600 : 0))),
    votes: each(2),
    voters: each(2),
    watchers: digits(rows.map((row) => Math.min(row, 4))),
    comments: digits(rows.map((row) => row * 70)),
    attachments: atLast(3),
    reopened: atLast(1),
    rev: digits(rows.map((row) => row)),
    rank: digits(rows.map((row) => row % 4)),
    rankTail: digits(rows.filter((row) => row % 4 === 1).map(() => 0xbe)),
    rankTexts: rows.filter((row) => row % 4 === 0).map((row) => `text ${row}`),
    idTime: signed(
      rows.map((row) => Number.parseInt("018cc251f401", 16) - story.created(row) / 1000),
    ),
    ...fields,
  };
}

/** The rest of the ids of bugs with falling numbers. */
function idsLine(firstRow: number, firstNumber: number, count: number): object {
  const tails = Array.from({ length: count }, (_, row) =>
    BigInt(
      `0x${bugID(firstNumber - row)
        .replaceAll("-", "")
        .slice(12)}`,
    ),
  );
  const tail = digits(tails);
  while (tail.length < 14) tail.unshift("A".repeat(count));
  return { type: "ids", first: firstRow, count, tail };
}

function relationsLine(relations: readonly { kind: number; from: number; to: number }[]): object {
  return {
    type: "relations",
    count: relations.length,
    kind: digits(relations.map(({ kind }) => kind)),
    from: signed(relations.map(({ from }, at) => from - (relations[at - 1]?.from ?? 0))),
    to: signed(relations.map(({ from, to }) => to - from)),
  };
}

/** Eight bugs in two lines and two relations. */
export function wholeStory(): object[] {
  return [
    headerLine(8),
    bugsLine(8, 5),
    bugsLine(3, 3, { people: [], peopleSets: [], labelSets: [], rankHeads: [] }),
    relationsLine([
      { kind: 0, from: 1, to: 7 },
      { kind: 1, from: 6, to: 0 },
    ]),
    idsLine(0, 8, 6),
    idsLine(6, 2, 2),
    { type: "end", bugs: 8, relations: 2 },
  ];
}
