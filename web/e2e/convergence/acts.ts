import type { Chance } from "../answers/chance.ts";
import type { Page } from "./browser.ts";
import type { Bug, BugEdit, Sent, Bug as StoredBug, TextBase } from "./page.ts";

/** What became of a change of somebody's own. */
export interface Made {
  client: number;
  /** The bug. */
  subject: string;
  what: string;
  /** `refused`: told so. `left`: its page was closed before an answer. */
  end: "open" | "done" | "refused" | "left" | "discarded";
  /** Its page was closed while the browser kept it. */
  isKept: boolean;
  /** The server may find it done already, and writes nothing then. */
  mayBeSo: boolean;
  /** Why it was refused. */
  reason?: string;
  page: Page;
}

type Answer = { ok: true } | { ok: false; problem: { detail: string } };

async function answerOf(reply: Promise<Sent<unknown>>): Promise<Answer> {
  const sent = await reply;
  return sent.ok && sent.isWaiting ? sent.later : sent;
}

export interface Stage {
  orgID: string;
  uids: readonly string[];
  ledger: Map<string, Made>;
}

const severities = ["S1", "S2", "S3", "S4", "unset"] as const;
const priorities = ["urgent", "high", "medium", "low", "none"] as const;

/** One thing that a person does, by chance. */
export async function actOnce(
  client: number,
  page: Page,
  stage: Stage,
  chance: Chance,
): Promise<void> {
  const { product } = page;
  const { orgID, ledger } = stage;
  const own = stage.uids[client] ?? "";
  const shown = product
    .bugs(orgID)
    .map(({ bug }) => bug)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const bug = shown.length === 0 ? undefined : chance.of(shown);
  const tag = `${client}.${chance.below(1e9)}`;

  function note(
    id: string,
    subject: string,
    what: string,
    reply: Promise<Sent<unknown>>,
    mayBeSo = false,
  ): void {
    const made: Made = { client, subject, what, end: "open", isKept: false, mayBeSo, page };
    ledger.set(id, made);
    const hear = (answer: Answer) => {
      if (made.end !== "open") return;
      made.end = answer.ok ? "done" : "refused";
      if (!answer.ok) made.reason = answer.problem.detail;
    };
    void answerOf(reply).then(hear);
  }
  function edit(on: Bug, what: string, fields: BugEdit, base?: TextBase): void {
    const id = product.newID();
    note(
      id,
      on.id,
      `${what} of ${on.id}: ${JSON.stringify(fields)}`,
      product.editBug(id, orgID, on, fields, base),
    );
  }

  function place(on: Bug, beside: Bug): void {
    const id = product.newID();
    const side = chance.oneIn(2) ? { after: beside.id } : { before: beside.id };
    const fields = chance.oneIn(2) ? { priority: chance.of(priorities) } : {};
    const reply = product.placeCard(id, orgID, on, { ...side, edit: fields });
    note(id, on.id, `card ${on.id} ${JSON.stringify({ ...side, ...fields })}`, reply, true);
  }

  const dice = chance.below(100);
  if (dice < 12 || bug === undefined) {
    const [project] = product.projects(orgID);
    if (project === undefined) return;
    const id = product.newID();
    const restricted = chance.oneIn(6);
    const form = {
      id,
      title: `Bug ${tag}`,
      description: `Text ${tag}`,
      severity: chance.of(severities),
      priority: chance.of(priorities),
      assignedMembers: chance.some(stage.uids, 12),
      labels: chance.some(product.labelIDs(orgID), 3),
      visibility: restricted ? ("restricted" as const) : ("inherit" as const),
      sharedWith: restricted ? chance.some(stage.uids, 4) : [],
    };
    note(id, id, "new bug", product.createBug(project, form));
  } else if (dice < 18) {
    place(bug, chance.of(shown));
  } else if (dice < 45) {
    edit(bug, "fields", someFields(bug, page, stage, chance));
  } else if (dice < 57) {
    const base: TextBase = { field: "title", text: bug.title, rev: bug.rev };
    edit(bug, "title", { title: `Title ${tag}` }, base);
  } else if (dice < 67) {
    if (bug.description === undefined) await product.loadBug(orgID, bug.id);
    const now = product.bugs(orgID).find((each) => each.bug.id === bug.id)?.bug;
    if (page.isClosed || now?.description === undefined) return;
    const base: TextBase = { field: "description", text: now.description, rev: now.rev };
    // Longer ones do not travel with their change.
    const length = chance.oneIn(4) ? 5000 : 10;
    edit(now, "description", { description: `${tag} ${"x".repeat(length)}` }, base);
  } else if (dice < 80) {
    if (chance.oneIn(2)) void product.loadComments(orgID, bug.id);
    const id = product.newID();
    note(
      id,
      bug.id,
      `comment on ${bug.id}`,
      product.sendComment(orgID, bug.id, id, `Comment ${tag}`),
    );
  } else if (dice < 82) {
    const written = product
      .threads(orgID)
      .flatMap(({ comments }) => comments)
      .filter(({ author, isSending }) => author === own && isSending !== true);
    if (written.length === 0) return;
    const comment = chance.of(written);
    const id = product.newID();
    const what = `edit of comment ${comment.id}`;
    note(id, comment.bugID, what, product.editComment(id, comment, `Edited ${tag}`));
  } else if (dice < 85) {
    edit(bug, "wrong status", { status: product.newID(), estimate: uniqueEstimate(chance) });
  } else if (dice < 88) {
    const visibility = bug.visibility === "inherit" ? "restricted" : "inherit";
    edit(bug, "visibility", { visibility, estimate: uniqueEstimate(chance) });
  } else if (dice < 91) {
    const mine = shown.filter(({ bugAuthor }) => bugAuthor === own);
    if (mine.length > 0) await product.removeBug(orgID, chance.of(mine).id);
  } else if (dice < 95) {
    const waiting = product.waitingIDs();
    if (waiting.length === 0) return;
    const id = chance.of(waiting);
    const made = ledger.get(id);
    if (made !== undefined) made.end = "discarded";
    product.discardChange(id);
  } else {
    await product.loadComments(orgID, bug.id);
  }
}

/** No edit says what is so already: each leaves a mark in the log. */
function uniqueEstimate(chance: Chance): number {
  return (1 + chance.below(899_999)) / 100;
}

function someFields(bug: StoredBug, { product }: Page, stage: Stage, chance: Chance): BugEdit {
  const fields: { -readonly [K in keyof BugEdit]: BugEdit[K] } = {
    estimate: uniqueEstimate(chance),
  };
  if (chance.oneIn(2)) fields.priority = chance.of(priorities);
  if (chance.oneIn(3)) fields.severity = chance.of(severities);
  if (chance.oneIn(3)) fields.due = `2027-01-${10 + chance.below(20)}`;
  if (chance.oneIn(3)) fields.labels = chance.some(product.labelIDs(stage.orgID), 2);
  if (chance.oneIn(4)) fields.assignedMembers = chance.some(stage.uids, 10);
  if (chance.oneIn(4)) fields.environment = [{ name: "os", value: `Moth ${chance.below(99)}` }];
  if (chance.oneIn(4)) {
    const project = product.projects(stage.orgID).find(({ id }) => id === bug.projectID);
    const status = project && chance.of(project.statuses);
    if (status !== undefined && status.id !== bug.status) {
      const isOpen = status.category !== "done" && status.category !== "dropped";
      Object.assign(fields, { status: status.id, isOpen, resolution: isOpen ? "none" : "fixed" });
    }
  }
  return fields;
}
