import type { Outcome } from "./client";

interface Page {
  items: readonly unknown[];
  nextCursor?: string | undefined;
}

/** Follows a list's cursors to its end. The last page comes along for what it says about the whole list. */
export async function everyPage<P extends Page>(
  load: (cursor: string | undefined) => Promise<Outcome<P>>,
): Promise<Outcome<{ items: P["items"][number][]; first: P }>> {
  const items: P["items"][number][] = [];
  let first: P | undefined;
  let cursor: string | undefined;
  do {
    // Each page's cursor stands in the page before it.
    // oxlint-disable-next-line no-await-in-loop
    const page = await load(cursor);
    if (!page.ok) return page;
    first ??= page.value;
    items.push(...page.value.items);
    cursor = page.value.nextCursor;
  } while (cursor !== undefined);
  return { ok: true, value: { items, first } };
}
