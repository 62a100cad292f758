import { useEffect, useState } from "react";
import { api, outcome } from "../../api/client";
import type { BugHistoryEntry } from "../../api/types";
import type { Bug } from "../../store/bug";
import { texts } from "../../texts/en";
import { enTriage } from "../../texts/en-triage";

const words = enTriage.judged;

/** How a bug left triage. */
export interface JudgedBy {
  actor: string | undefined;
  at: Date;
  /** What they did, in words behind their name. */
  what: string;
}

/** So far back the judgement is looked for; what came after it is seldom more. */
const entriesMax = "30";

/** Who judged the bug last, as its history tells; undefined until it is here, or where nobody did. */
export function useWhoJudged(orgID: string, bug: Bug): JudgedBy | undefined {
  const { id, rev } = bug;
  const [told, setTold] = useState<{ id: string; by: JudgedBy | undefined }>();
  // oxlint-disable-next-line react/exhaustive-deps -- Each change of the bug may be the judgement.
  useEffect(() => {
    let isWanted = true;
    async function ask() {
      const params = { path: { org: orgID, bug: id }, query: { limit: entriesMax } };
      const reply = await outcome(api.GET("/api/v1/orgs/{org}/bugs/{bug}/history", { params }));
      if (!isWanted || !reply.ok) return;
      const entry = reply.value.items.find(isJudgement);
      setTold({ id, by: entry && judgedIn(entry) });
    }
    void ask();
    return () => {
      isWanted = false;
    };
  }, [orgID, id, rev]);
  return told?.id === id ? told.by : undefined;
}

const judging = ["status", "snooze", "deleted", "projectID", "visibility"];

function isJudgement({ kind, fields }: BugHistoryEntry): boolean {
  return kind === "bug" && judging.some((field) => fields[field] !== undefined);
}

function judgedIn(entry: BugHistoryEntry): JudgedBy {
  return { actor: entry.actor, at: new Date(entry.at), what: whatOf(entry) };
}

/** What somebody did, told behind their name. */
export function whatOf({ action, fields }: Pick<BugHistoryEntry, "action" | "fields">): string {
  if (action === "removed") return words.removed;
  if (fields["projectID"] !== undefined) return words.moved;
  if (fields["status"] === undefined) {
    return fields["snooze"]?.after === null ? words.changed : words.snoozed;
  }
  const resolution = textOf(fields["resolution"]?.after);
  const why = Object.entries(texts.bugs.resolutions).find(([name]) => name === resolution)?.[1];
  if (resolution === "duplicate") return words.duplicate;
  if (resolution === "fixed" && why !== undefined) return words.closed(why);
  if (why !== undefined && resolution !== "none") return words.declined(why);
  return words.accepted(textOf(fields["severity"]?.after));
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
