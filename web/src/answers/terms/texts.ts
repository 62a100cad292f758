import type { BugWorld } from "../bug-world";
import { fold } from "../fold";
import { foldedTitlesOf } from "../folded-titles";
import type { Term } from "./term";

const cost = 50;

/**
 * A word of the title begins with the text. Scripts that part no words, and texts that begin with a sign, are
 * found anywhere.
 */
export function beginsWord(world: BugWorld, text: string): Term {
  const wanted = fold(text);
  if (!/^[a-z\d]/.test(wanted)) return contains(world, wanted);
  const titles = foldedTitlesOf(world);
  const meets = (slot: number) => {
    const title = titles.at(slot);
    for (let at = title.indexOf(wanted); at >= 0; at = title.indexOf(wanted, at + 1)) {
      if (at === 0 || isBeforeWords(title.charCodeAt(at - 1))) return true;
    }
    return false;
  };
  return { meets, cost };
}

/** A part of the title, or all of it. */
export function titleIs(world: BugWorld, text: string, isWhole: boolean): Term {
  const wanted = fold(text);
  if (!isWhole) return contains(world, wanted);
  const titles = foldedTitlesOf(world);
  return { meets: (slot) => titles.at(slot) === wanted, cost };
}

function contains(world: BugWorld, folded: string): Term {
  const titles = foldedTitlesOf(world);
  return { meets: (slot) => titles.at(slot).includes(folded), cost };
}

/** ASCII signs, the signs of Latin 1 and general punctuation: what the server takes for the end of a word. */
function isBeforeWords(code: number): boolean {
  return (
    (code >= 0x20 && code <= 0x2f) ||
    (code >= 0x3a && code <= 0x60) ||
    (code >= 0x7b && code <= 0x7e) ||
    (code >= 0xa1 && code <= 0xbf) ||
    (code >= 0x2010 && code <= 0x205e)
  );
}
