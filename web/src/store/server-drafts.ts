import { api, outcome } from "../api/client";
import { Cell } from "./cell";
import { draftOf, dropDraft, keepDraft } from "./drafts";
import { newID } from "./new-id";

/** The server hears of a draft when the typing rests so long. */
const restMs = 1500;

/** Which tab an act came from: its own echo tells it nothing. */
const tabID = newID();

interface SharedDraft {
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** One request at a time, in the order of typing. */
  line: Promise<void>;
}

const shared = new Map<string, SharedDraft>();

/** Tells the fields of a place that another browser of the person typed there. */
export const draftArrived = new Cell<{ place: string; text: string } | undefined>(undefined);

function at(place: string): SharedDraft {
  const known = shared.get(place);
  if (known !== undefined) return known;
  const fresh: SharedDraft = { line: Promise.resolve() };
  shared.set(place, fresh);
  return fresh;
}

/** What the server is known to hold; undefined until it was asked. It outlives a reload as the draft does. */
function atServer(place: string): string | undefined {
  return draftOf(`${place}@server`);
}

function noteAtServer(place: string, text: string): void {
  keepDraft(`${place}@server`, text);
}

function inLine(place: string, work: () => Promise<void>): void {
  const draft = at(place);
  const before = draft.line;
  async function wait() {
    await before;
    await work();
  }
  draft.line = wait();
}

function path(place: string) {
  return { params: { path: { place } } };
}

/** Keeps the text here at once, and at the server when the typing rests. */
export function keepSharedDraft(place: string, text: string): void {
  keepDraft(place, text);
  const draft = at(place);
  clearTimeout(draft.timer);
  draft.timer = setTimeout(() => send(place), restMs);
}

function send(place: string): void {
  const draft = at(place);
  clearTimeout(draft.timer);
  draft.timer = undefined;
  inLine(place, async () => {
    const text = draftOf(place) ?? "";
    if (text === atServer(place)) return;
    const reply = await outcome(
      api.PUT("/api/v1/me/drafts/{place}", { ...path(place), body: { text, clientID: tabID } }),
    );
    // Where the server cannot take it, the draft stays in this tab and goes with the next word.
    if (reply.ok) noteAtServer(place, text);
  });
}

/** The text was sent or given up: the draft is forgotten everywhere. */
export function dropSharedDraft(place: string): void {
  dropDraft(place);
  const draft = at(place);
  clearTimeout(draft.timer);
  draft.timer = undefined;
  inLine(place, async () => {
    // Typed anew in the meantime.
    if (atServer(place) === "" || draftOf(place) !== undefined) return;
    const reply = await outcome(api.DELETE("/api/v1/me/drafts/{place}", path(place)));
    if (reply.ok) noteAtServer(place, "");
  });
}

/** Asks the server for what another browser typed at the place; what was typed here wins. */
export async function fetchSharedDraft(place: string): Promise<void> {
  const draft = at(place);
  const before = atServer(place) ?? "";
  const isUntouched = () => draft.timer === undefined && (draftOf(place) ?? "") === before;
  if (!isUntouched()) return;
  const reply = await outcome(api.GET("/api/v1/me/drafts/{place}", path(place)));
  if (!reply.ok || !isUntouched()) return;
  const { text } = reply.value;
  noteAtServer(place, text);
  if (text === before) return;
  if (text === "") dropDraft(place);
  else keepDraft(place, text);
  draftArrived.set({ place, text });
}

/** A draft moved somewhere: where it is shown here, it is asked for. */
export function noteDraftMoved(place: string, clientID: string | undefined): void {
  if (clientID !== tabID && shared.has(place)) void fetchSharedDraft(place);
}

/** Whoever signs in next has drafts of their own. */
export function forgetSharedDrafts(): void {
  for (const draft of shared.values()) clearTimeout(draft.timer);
  shared.clear();
}
