import type { Node } from "../../query/tree";
import { AskServer } from "../ask-server";
import type { Asking } from "../asking";
import { readKey } from "../names";
import { filterTerm } from "./filters";
import { isBug } from "./relations";
import { allOf, anyOf, not, type Term } from "./term";
import { beginsWord } from "./texts";

/** What a part of the query asks of a bug. Names that mean nothing are noted in the order of the text. */
export function nodeTerm(asking: Asking, node: Node): Term {
  switch (node.is) {
    case "all":
      return allOf(node.parts.map((part) => nodeTerm(asking, part)));
    case "any":
      return anyOf(node.parts.map((part) => nodeTerm(asking, part)));
    case "not":
      return not(nodeTerm(asking, node.part));
    case "words":
      return wordsTerm(asking, node.text, node.isPhrase);
    case "filter":
      return filterTerm(asking, node, ({ where }) => {
        if (where === undefined) throw new AskServer("refused");
        return nodeTerm(asking, where);
      });
  }
}

/** A word that looks like a bug's key finds that bug too. */
function wordsTerm({ world }: Asking, text: string, isPhrase: boolean): Term {
  const words = beginsWord(world, text);
  const key = isPhrase ? undefined : readKey(text);
  if (key === undefined || key.withDescendants) return words;
  return anyOf([words, isBug(world, key)]);
}
