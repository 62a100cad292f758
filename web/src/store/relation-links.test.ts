import { expect, test } from "vitest";
import { relationOrder } from "./bug-chunk";
import { RelationLinks } from "./relation-links";

test("any order of comings and goings leaves what a plain list says", () => {
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const links = new RelationLinks();
  const plain = new Map<string, { kind: number; from: number; to: number }>();
  const news: [told: boolean, isTrue: boolean][] = [];
  for (let step = 0; step < 3000; step += 1) {
    const relation = { kind: random(5), from: random(12), to: random(12) };
    const name = JSON.stringify(relation);
    if (random(3) > 0) {
      news.push([links.add(relation.kind, relation.from, relation.to), !plain.has(name)]);
      plain.set(name, relation);
    } else if (random(20) > 0) {
      news.push([links.remove(relation.kind, relation.from, relation.to), plain.delete(name)]);
    } else {
      links.removeAllOf(relation.from);
      for (const [key, { from, to }] of plain) {
        if (from === relation.from || to === relation.from) plain.delete(key);
      }
    }
  }
  expect(news.map(([told]) => told)).toEqual(news.map(([, isTrue]) => isTrue));
  expect(plain.size).toBeGreaterThan(50);
  for (let slot = 0; slot < 12; slot += 1) {
    for (const [kind, word] of relationOrder.entries()) {
      const all = [...plain.values()].filter((each) => each.kind === kind);
      const ends = all.filter(({ from }) => from === slot).map(({ to }) => to);
      const starts = all.filter(({ to }) => to === slot).map(({ from }) => from);
      expect(new Set(links.related(slot, word, "from"))).toEqual(new Set(ends));
      expect(new Set(links.related(slot, word, "to"))).toEqual(new Set(starts));
    }
  }
});
