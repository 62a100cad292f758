import { keysOf } from "./own-keys";
import { type KeyName, type KeyPlace, keyPlaces, keyTable } from "./table";

/** What works at the same time. */
export const togethers: readonly (readonly KeyPlace[])[] = [
  ["everywhere", "list", "bug"],
  ["everywhere", "bug", "bugPage"],
  ["everywhere", "bug", "bugPage", "triage"],
  ["everywhere", "answers"],
];

/** Browsers and systems keep them, or people cannot do without. */
const kept =
  /^(?:Tab|Shift\+Tab|Esc|Enter|F\d+|Ctrl\+[CVXTWNRLQP0]|Ctrl\+Shift\+[TNWRIJ]|Page(?:Up|Down)|Home|End|Delete|Backspace)$/;

export function isKept(keys: string): boolean {
  return kept.test(keys);
}

const placeOf = (name: KeyName): KeyPlace | undefined =>
  keyPlaces.find((place) => Object.hasOwn(keyTable[place], name));

function areTogether(a: KeyName, b: KeyName): boolean {
  const [one, other] = [placeOf(a), placeOf(b)];
  return togethers.some(
    (places) => places.some((each) => each === one) && places.some((each) => each === other),
  );
}

/** Two shortcuts whose keys would wait for one another count as well: "G" and "G D". */
function areMixedUp(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
}

/** The shortcut that has these keys already where `name` works too. */
export function clashOf(
  name: KeyName,
  keys: string,
  names: readonly KeyName[],
  keysFor: (name: KeyName) => readonly string[] = keysOf,
): KeyName | undefined {
  return names.find(
    (other) =>
      other !== name &&
      areTogether(name, other) &&
      keysFor(other).some((each) => areMixedUp(each, keys)),
  );
}
