import * as v from "valibot";
import { isFlag, isNumber, isOneOf, isText, isTexts } from "../api/checks";
import { recountProjects } from "../projects/load-projects";
import { type Bug, snoozeOf } from "../store/bug";
import type { BugFields } from "../store/bug-store";
import { counts } from "../store/organization";
import { replicaOf } from "../store/replica";
import { microsOf } from "../store/times";
import { touchBug } from "../store/touched";
import { type Change, isWithheld, type Stream } from "../sync/change";
import { pickFields } from "../sync/pick-fields";
import { priorities, resolutions, severities } from "./bug-rules";
import { loadBug } from "./load-bug";
import { reloadBug } from "./reload-bug";
import { noteTextChange } from "./text-changes";

/** A change of a bug: its row, the counts it moves, and the person's own edit that it answers. */
export function applyBugChange(change: Change, stream: Stream): void {
  if (stream.name === "person") {
    applyWord(change);
    return;
  }
  const { bugs } = replicaOf(stream.owner);
  if (change.action === "removed") remove(change, stream.owner);
  else if (change.action === "created") create(change, stream.owner);
  else changeFields(change, stream.owner);
  if (change.clientID !== undefined) bugs.settle(change.clientID);
}

function create(change: Change, orgID: string): void {
  // What took it from everybody is behind it in the log.
  if (isWithheld(change)) {
    count(orgID, change.projectID ?? "", change.version, 1, 1);
    return;
  }
  const fields = bugFields(change);
  const bug: Bug = {
    id: change.id,
    projectID: change.projectID ?? "",
    key: "",
    number: 0,
    title: "",
    status: "",
    isOpen: true,
    resolution: "none",
    severity: "unset",
    priority: "none",
    due: "",
    estimate: Number.NaN,
    bugAuthor: change.actor ?? "",
    assignedMembers: [],
    labels: [],
    visibility: "inherit",
    voteCount: 0,
    snooze: Number.NaN,
    rank: "",
    created: microsOf(change.at),
    closed: 0,
    statusSince: microsOf(change.at),
    reopenCount: 0,
    rev: 1,
    deleted: 0,
    ...fields,
    updated: microsOf(change.at),
  };
  replicaOf(orgID).bugs.create(bug);
  count(orgID, bug.projectID, change.version, 1, bug.isOpen ? 1 : 0);
  // It was deleted or restricted: of what hangs on it nothing was told meanwhile, nor what came late before.
  if (bug.rev > 1) touchBug(orgID, bug.id);
}

const none: readonly string[] = [];

function changeFields(change: Change, orgID: string): void {
  const fields = bugFields(change);
  const elided = change.fieldsElided === undefined ? none : Object.keys(change.fieldsElided);
  noteWriter(change, fields);
  // Counts move all the same.
  if (!isTorn(change.id, fields.rev, orgID)) {
    fields.updated = microsOf(change.at);
    replicaOf(orgID).bugs.patch(change.id, fields, elided);
  }
  if (fields.projectID !== undefined) {
    moved(change.id, orgID);
    return;
  }
  if (fields.isOpen === undefined || change.projectID === undefined) return;
  const open = counts.openProjectBugs(change.projectID);
  replicaOf(orgID).counts.move(open, fields.isOpen ? 1 : -1, change.version);
}

/**
 * Changes before it came while the bug was not here: on top of it this one would hide them. The bug is asked for
 * instead, by the upkeep where all bugs are held.
 */
function isTorn(bugID: string, rev: number | undefined, orgID: string): boolean {
  const { bugs, held } = replicaOf(orgID);
  const slot = bugs.columns.slotOf(bugID);
  if (slot === undefined || rev === undefined || rev <= bugs.columns.revAt(slot) + 1) return false;
  if (held.get().is !== "held") void loadBug(orgID, bugID);
  return true;
}

/** Which project it left is known only of bugs that are here: lists and counts are asked for. */
function moved(bugID: string, orgID: string): void {
  recountProjects(orgID);
  if (replicaOf(orgID).bugs.stored(bugID) === undefined) void loadBug(orgID, bugID);
}

/** Before the text is shown: whoever edits it is told whose it is. */
function noteWriter({ id, actor, fieldsElided }: Change, { title, description }: BugFields): void {
  if (actor === undefined) return;
  if ((title ?? fieldsElided?.["title"]) !== undefined) noteTextChange(id, "title", actor);
  if ((description ?? fieldsElided?.["description"]) !== undefined) {
    noteTextChange(id, "description", actor);
  }
}

function remove(change: Change, orgID: string): void {
  const { bugs } = replicaOf(orgID);
  const known = bugs.stored(change.id);
  const projectID = change.projectID ?? known?.projectID;
  bugs.remove(change.id, change.version);
  // It stayed: the person knows it still, or restricted it for others alone.
  if (known?.visibility === "restricted") reloadBug(orgID, change.id);
  if (projectID === undefined) return;
  count(orgID, projectID, change.version, -1, known?.isOpen === true ? -1 : 0);
  // Whether it was open is known only of bugs that are here.
  if (known === undefined) recountProjects(orgID);
}

function count(orgID: string, projectID: string, version: number, all: number, open: number): void {
  const ledger = replicaOf(orgID).counts;
  ledger.move(counts.bugs, all, version);
  ledger.move(counts.projectBugs(projectID), all, version);
  if (open !== 0) ledger.move(counts.openProjectBugs(projectID), open, version);
}

type PlainFields = Omit<
  Bug,
  "created" | "closed" | "statusSince" | "due" | "estimate" | "environment" | "snooze" | "deleted"
>;

const environmentSchema = v.array(v.object({ name: v.string(), value: v.string() }));
const isEnvironment = (value: unknown): value is v.InferOutput<typeof environmentSchema> =>
  v.is(environmentSchema, value);

const snoozeSchema = v.object({ until: v.optional(v.string()) });
const isSnooze = (value: unknown): value is { until?: string } => v.is(snoozeSchema, value);

/**
 * A word to the person alone: something about a restricted bug that they know, or that they may know no
 * longer. What it is, the server says to whoever asks.
 */
function applyWord(change: Change): void {
  const { orgID, movesCounts } = change.fields;
  if (!isText(orgID)) return;
  reloadBug(orgID, change.id, movesCounts !== false);
}

const plainChecks: Parameters<typeof pickFields<PlainFields>>[1] = {
  projectID: isText,
  key: isText,
  number: isNumber,
  title: isText,
  description: isText,
  status: isText,
  isOpen: isFlag,
  resolution: isOneOf(["none", ...resolutions]),
  severity: isOneOf(severities),
  priority: isOneOf(priorities),
  bugAuthor: isText,
  assignedMembers: isTexts,
  labels: isTexts,
  visibility: isOneOf(["inherit", "restricted"]),
  sharedWith: isTexts,
  watchers: isTexts,
  voters: isTexts,
  voteCount: isNumber,
  rank: isText,
  reopenCount: isNumber,
  rev: isNumber,
};

type Writable<T> = { -readonly [N in keyof T]: T[N] };

/** The fields as the store keeps them: times as numbers, a lost closing time as 0, a lost day as none. */
function bugFields(change: Change): Writable<BugFields> {
  const { created, closed, statusSince, due, estimate, environment, snooze } = change.fields;
  // Written into one object: changes come by the thousand.
  const told: Writable<BugFields> = pickFields<PlainFields>(change, plainChecks);
  if (isText(created)) told.created = microsOf(created);
  if (isText(statusSince)) told.statusSince = microsOf(statusSince);
  if (closed !== undefined) told.closed = isText(closed) ? microsOf(closed) : 0;
  if (due !== undefined) told.due = isText(due) ? due : "";
  if (estimate !== undefined) told.estimate = isNumber(estimate) ? estimate : Number.NaN;
  if (environment !== undefined && isEnvironment(environment)) told.environment = environment;
  if (snooze !== undefined) told.snooze = isSnooze(snooze) ? snoozeOf(snooze) : Number.NaN;
  return told;
}
