import type { Outcome } from "../../api/client";
import type { WireFieldValue } from "../../api/types";
import { askBugs, askValues, type Question } from "../../lists/asking/list-api";
import { narrowed } from "../../query/edit";
import { quote } from "../../query/print";

/** Shown by name; the others are added up. */
const shownMax = 10;

/** A bar of the chart: how many open bugs there are, and the terms that find them. */
export interface PersonBar {
  is: "person" | "others" | "nobody";
  /** The account's or the person's; absent where several have one name. */
  id: string | undefined;
  /** A username, or the name that an import brought. */
  name: string;
  count: number;
  terms: readonly string[];
}

/** How the open bugs of a question spread over the people who work on them, the busiest first. */
export async function askPeople(
  question: Question,
  signal: AbortSignal,
): Promise<Outcome<readonly PersonBar[]>> {
  const open = { ...question, q: narrowed(question.q, "is:open") };
  const [people, nobody] = await Promise.all([
    askValues(open, "assignee", "", signal),
    askBar(open, "nobody", ["assignee:none"]),
  ]);
  if (!people.ok) return people;
  if (!nobody.ok) return nobody;
  const busy = people.value.items.filter(({ count }) => count > 0);
  const shown = busy.slice(0, shownMax).map(barOf);
  const bars = nobody.value.count > 0 ? [nobody.value] : [];
  if (busy.length <= shownMax) return { ok: true, value: [...shown, ...bars] };
  const others = await askBar(open, "others", [
    "assignee:any",
    `-assignee:${shown.map(writtenAs).join(",")}`,
  ]);
  if (!others.ok) return others;
  return {
    ok: true,
    value: [...shown, ...(others.value.count > 0 ? [others.value] : []), ...bars],
  };
}

function barOf({ value, id, count }: WireFieldValue): PersonBar {
  const bar = { is: "person" as const, id, name: value, count };
  return { ...bar, terms: [`assignee:${writtenAs(bar)}`] };
}

/** An id means one person, whoever else has that name. */
function writtenAs({ id, name }: Pick<PersonBar, "id" | "name">): string {
  return id ?? quote(name);
}

async function askBar(
  open: Question,
  is: "others" | "nobody",
  terms: readonly string[],
): Promise<Outcome<PersonBar>> {
  const reply = await askBugs({ ...open, q: narrowed(open.q, ...terms) }, 1, undefined);
  if (!reply.ok) return reply;
  return { ok: true, value: { is, id: undefined, name: "", count: reply.value.total, terms } };
}

/** The same terms with a username where the id is a member's. */
export function readableTerms(
  terms: readonly string[],
  usernameOf: (id: string) => string | undefined,
): readonly string[] {
  return terms.map((term) =>
    term.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      const username = usernameOf(id);
      return username !== undefined && /^[\w.-]+$/.test(username) ? `@${username}` : id;
    }),
  );
}
