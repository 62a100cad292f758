import { seenKey } from "../identity/kept-here";
import { session } from "../identity/session";
import { onShown } from "../routing/shown";
import { whenIdle } from "../ui/when-idle";

/** A page that was looked at. */
export interface Seen {
  path: string;
  /** As it was called then. */
  title: string;
}

const seenMax = 30;
const pages = /^\/organizationDisplay\/[^/]+(?:\/projects\/[^/]+|\/bugs\/[^/]+)?$/;

interface Kept {
  uid: string;
  pages: Seen[];
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  return "uid" in value && "pages" in value && Array.isArray(value.pages);
}

/** Notes what still waits for a moment of rest. */
let noteNow = (): void => undefined;

/** What the person who is signed in saw on this device, the last one first. */
export function seen(): readonly Seen[] {
  noteNow();
  return keptPages();
}

function keptPages(): readonly Seen[] {
  const uid = session.get().me?.UID;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(seenKey) ?? "null");
    return isKept(kept) && kept.uid === uid ? kept.pages : [];
  } catch {
    return [];
  }
}

/** A page was looked at, or is called otherwise by now. */
function noteSeen(path: string, title: string): void {
  const uid = session.get().me?.UID;
  if (uid === undefined) return;
  const others = keptPages().filter((each) => each.path !== path);
  const kept: Kept = { uid, pages: [{ path, title }, ...others].slice(0, seenMax) };
  try {
    localStorage.setItem(seenKey, JSON.stringify(kept));
  } catch {
    // Storage is switched off or full: the palette does without.
  }
}

/**
 * Remembers organizations, projects and bugs as they are opened; those beside a list too. What the browser does not
 * know, because it is not there or not the person's to see, is not remembered.
 */
export function rememberSeen(titleOf: (path: string) => string | undefined): () => void {
  const note = () => {
    noteNow = () => undefined;
    const path = pathShown(location);
    const title = pages.test(path) ? titleOf(path) : undefined;
    if (title !== undefined) noteSeen(path, title);
  };
  let callOff = () => {};
  const noteSoon = () => {
    callOff();
    callOff = whenIdle(note);
    noteNow = () => {
      callOff();
      note();
    };
  };
  const stop = onShown(noteSoon);
  // A page takes its title once it has loaded what it shows.
  const titles = new MutationObserver(noteSoon);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  note();
  return () => {
    stop();
    titles.disconnect();
    callOff();
    noteNow = () => undefined;
  };
}

function pathShown({ pathname, search }: Location): string {
  const bug = new URLSearchParams(search).get("bug");
  const orgID = /^\/organizationDisplay\/([^/]+)/.exec(pathname)?.[1];
  return bug !== null && orgID !== undefined
    ? `/organizationDisplay/${orgID}/bugs/${bug}`
    : pathname;
}
