import type { Schemas } from "../answers/api-user.ts";
import type { Page } from "./browser.ts";
import type { Bug, Comment } from "./page.ts";
import type { Ground, Member } from "./people.ts";

type WireBug = Schemas["Bug"];

const micros = (time: string | undefined): number => {
  if (time === undefined) return 0;
  const [, whole = "", part = ""] = /^(.*?)(?:\.(\d+))?Z$/.exec(time) ?? [];
  return Date.parse(`${whole}Z`) * 1000 + Number(part.padEnd(6, "0").slice(0, 6));
};
const number = (value: number) => (Number.isNaN(value) ? undefined : value);

/** What lists tell of a bug, from either side in one form. */
function listedWire(bug: WireBug): Record<string, unknown> {
  const { created, updated, closed, statusSince, snooze, due = "", ...rest } = bug;
  const { description: _text, environment: _seen, sharedWith: _readers, ...listed } = rest;
  const { watchers: _watchers, voters: _voters, deleted: _deleted, orgID: _org, ...same } = listed;
  return {
    ...same,
    due,
    estimate: bug.estimate,
    snooze: snooze && micros(snooze.until),
    created: micros(created),
    updated: micros(updated),
    closed: micros(closed),
    statusSince: micros(statusSince),
  };
}

function listedHere(bug: Bug, wire: Record<string, unknown>): Record<string, unknown> {
  const same = Object.keys(wire).map((name) => [name, bug[name as keyof Bug]] as const);
  return {
    ...Object.fromEntries(same),
    estimate: number(bug.estimate),
    snooze: number(bug.snooze),
  };
}

/** Where what clients show is not what the server tells the same people. */
export async function differences(
  clients: readonly { at: number; page: Page }[],
  ground: Ground,
  orgID: string,
): Promise<string[]> {
  const whole = new Map<string, Promise<WireBug>>();
  const comments = new Map<string, Promise<Schemas["Comment"][]>>();
  const told = await Promise.all(
    clients.map(async ({ at, page }) => {
      const member = ground.members[at % ground.members.length];
      if (member === undefined) return [];
      const listed = await member.all<WireBug>(`orgs/${orgID}/bugs`);
      const found: string[] = [];
      const shown = new Map(page.product.bugs(orgID).map((each) => [each.bug.id, each]));
      for (const wire of listed) {
        const here = shown.get(wire.id);
        shown.delete(wire.id);
        if (here === undefined) {
          found.push(`has no ${wire.key} ${wire.id}`);
          continue;
        }
        const once = <T>(known: Map<string, Promise<T>>, ask: () => Promise<T>) => {
          const asked = known.get(wire.id) ?? ask();
          known.set(wire.id, asked);
          return asked;
        };
        const path = `orgs/${orgID}/bugs/${wire.id}`;
        // oxlint-disable-next-line no-await-in-loop
        const full = await once(whole, () => member.send<WireBug>("GET", path));
        // oxlint-disable-next-line no-await-in-loop
        const said = await once(comments, () => commentsOf(member, path));
        found.push(...wrongFields(here.bug, wire, full));
        if (here.commentCount !== said.length) {
          found.push(`${wire.key}: ${here.commentCount} comments, not ${said.length}`);
        }
        const thread = page.product.threads(orgID).find(({ bugID }) => bugID === wire.id);
        if (thread !== undefined) found.push(...wrongComments(wire.key, thread.comments, said));
      }
      for (const { bug } of shown.values())
        found.push(`shows ${bug.key} ${bug.id}, which the server does not tell`);
      return found.map((each) => `client ${at}: ${each}`);
    }),
  );
  return told.flat();
}

function commentsOf(member: Member, path: string) {
  return member.all<Schemas["Comment"]>(`${path}/comments`);
}

function wrongFields(bug: Bug, listed: WireBug, full: WireBug): string[] {
  const wanted = listedWire(listed);
  const here = listedHere(bug, wanted);
  for (const name of ["description", "environment", "sharedWith", "watchers", "voters"] as const) {
    if (bug[name] === undefined) continue;
    wanted[name] = full[name] ?? (name === "description" ? "" : []);
    here[name] = bug[name];
  }
  return Object.entries(wanted).flatMap(([name, value]) => {
    if (value === undefined && here[name] === undefined) return [];
    const [one, other] = [JSON.stringify(here[name]), JSON.stringify(value)];
    return one === other ? [] : [`${listed.key} ${listed.id} ${name}: ${one}, not ${other}`];
  });
}

function wrongComments(
  key: string,
  here: readonly Comment[],
  said: Schemas["Comment"][],
): string[] {
  const text = ({ id, author, text: words, rev }: Comment | Schemas["Comment"]) =>
    JSON.stringify([id, author, words, rev]);
  const [one, other] = [here.map(text).toSorted(), said.map(text).toSorted()];
  return one.join() === other.join() ? [] : [`${key}: comments ${one.join()}, not ${other.join()}`];
}
