/**
 * What was typed and not yet accepted, by the place it was typed in: it outlives a refused request, a
 * closed dialog and a lost connection; a reload too, as long as the tab lives.
 */
const storageKey = "lacewing.drafts";
/** No place of a page: whose drafts these are. */
const ownerPlace = "owner";

function load(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    const entries = Object.entries(kept ?? {});
    return new Map(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return new Map();
  }
}

const drafts = load();

function keep(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(drafts)));
  } catch {
    // Storage is switched off or full: the drafts last as long as the page.
  }
}

export function draftOf(place: string): string | undefined {
  return drafts.get(place);
}

export function keepDraft(place: string, text: string): void {
  drafts.set(place, text);
  keep();
}

export function dropDraft(place: string): void {
  if (drafts.delete(place)) keep();
}

/** Drafts are the person's own: those of somebody else who used this tab are gone. */
export function adoptDrafts(uid: string): void {
  if (drafts.get(ownerPlace) !== uid) drafts.clear();
  keepDraft(ownerPlace, uid);
}
