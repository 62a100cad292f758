import { parse } from "../query/parse";
import type { Tree } from "../query/tree";
import { type AskReason, AskServer } from "./ask-server";
import { type Asker, Asking } from "./asking";
import type { BugWorld, Written } from "./bug-world";
import type { QueryNote } from "./notes";
import { anyOrder, type BugOrder, bugOrder, type DefaultOrder } from "./order/bug-order";
import { isAmong, isNumber } from "./terms/columns";
import { nodeTerm } from "./terms/nodes";
import { allOf, every, type Keep, keepOf, type Term } from "./terms/term";

/** A query as it was understood for somebody at a moment, to be asked of the world's bugs. */
export interface Question {
  readonly world: BugWorld;
  readonly tree: Tree;
  /** Of a slot that holds a bug or none. */
  readonly matches: (slot: number) => boolean;
  /** The same for many slots at once. */
  readonly keep: Keep;
  readonly order: BugOrder;
  /** What is as the server's answer would say it. */
  readonly notes: readonly QueryNote[];
  /** When a bug changes, others so many relations away may come and go. */
  readonly reach: number;
  /**
   * Another number once anything was written that decides which bugs answer it, in whatever order. NaN, which is
   * no number twice, where that may be anything.
   */
  readonly writes: () => number;
  /** Whether no bug, as it is now, would answer it otherwise at another moment or in another zone. */
  readonly isSameFor: (asker: Pick<Asker, "now" | "zone">) => boolean;
}

/** A question to be answered here, or why the server must be asked. */
export type Compiled =
  | { readonly is: "here"; readonly question: Question }
  | { readonly is: "server"; readonly reason: AskReason };

/** A space to this parser alone, and what the server takes for no text. */
const doubtful = /\ufeff|\p{Control}|\p{Surrogate}/u;

/** Understands a query as the server would. Costs little: names and times are of this moment, so it is done anew each time. */
export function compile(text: string, world: BugWorld, asker: Asker): Compiled {
  try {
    return { is: "here", question: understand(text, world, asker) };
  } catch (failure) {
    if (failure instanceof AskServer) return { is: "server", reason: failure.reason };
    throw failure;
  }
}

function understand(text: string, world: BugWorld, asker: Asker): Question {
  if (!world.isWhole) throw new AskServer("not_whole");
  if (doubtful.test(text)) throw new AskServer("refused");
  const tree = parse(text);
  if (tree.faults.length > 0) throw new AskServer("refused");
  const asking = new Asking(world, asker, text);
  asking.notes.addUnknown(tree);
  const asked = tree.where === undefined ? every : nodeTerm(asking, tree.where);
  const wanted = allOf([inProject(world, asker.projectID), asked]);
  const { meets, reach = 0, reads } = wanted;
  const { live } = world;
  return {
    world,
    tree,
    matches: (slot) => live.values[slot] === 1 && meets(slot),
    keep: keepOf(allOf([isNumber(live, 1), wanted])),
    order: orderOf(world, tree, text, asker),
    notes: asking.notes.all,
    reach,
    writes: () => writesOf(live, ...(reads ?? [{}])),
    isSameFor: (then) => asking.isSameFor(then),
  };
}

function writesOf(...all: readonly Written[]): number {
  return all.reduce((sum, { writes = Number.NaN }) => sum + writes, 0);
}

function orderOf(world: BugWorld, { sort }: Tree, text: string, asker: Asker): BugOrder {
  if (asker.order === "any") return anyOrder;
  return bugOrder(world, sort, defaultOrder(text, asker));
}

/** What changed last comes first; without any question the newest bug does, as in the server's plain lists. */
function defaultOrder(text: string, { order, projectID }: Asker): DefaultOrder {
  if (order === "rank") return order;
  if (text !== "") return "updated";
  return projectID === undefined ? "created" : "number";
}

function inProject(world: BugWorld, projectID: string | undefined): Term {
  if (projectID === undefined) return every;
  const number = world.projects.findIndex((project) => project?.id === projectID);
  if (number < 0) throw new AskServer("refused");
  return isAmong(world.project, new Set([number]));
}
