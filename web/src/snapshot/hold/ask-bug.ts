import { api, type Outcome, outcome } from "../../api/client";
import { everyPage } from "../../api/every-page";
import type { RelationKind, WireBug, WireRelation } from "../../api/types";
import type { RelatedBugs } from "../../store/held-bugs";

/** What the server knows of one bug that a replica holds. */
export interface AskedBug {
  bug: WireBug;
  comments: string[];
  attachments: string[];
  relations: RelatedBugs[];
}

const notThere = 404;
const pageSize = "100";

/** A bug with what hangs on it; "gone" where the person may not know it. Undefined where no answer came. */
export async function askBug(orgID: string, bugID: string): Promise<AskedBug | "gone" | undefined> {
  const params = { path: { org: orgID, bug: bugID } };
  const bug = await outcome(api.GET("/api/v1/orgs/{org}/bugs/{bug}", { params }));
  if (!bug.ok) return bug.problem.status === notThere ? "gone" : undefined;
  // Deleted bugs stand in no list, and nothing is told of what hangs on them.
  if (bug.value.deleted !== undefined) {
    return { bug: bug.value, comments: [], attachments: [], relations: [] };
  }
  const [comments, attachments, relations] = await Promise.all([
    everyPage((cursor) =>
      outcome(
        api.GET("/api/v1/orgs/{org}/bugs/{bug}/comments", {
          params: { ...params, query: { limit: pageSize, ...(cursor && { cursor }) } },
        }),
      ),
    ),
    outcome(api.GET("/api/v1/orgs/{org}/bugs/{bug}/attachments", { params })),
    outcome(api.GET("/api/v1/orgs/{org}/bugs/{bug}/relations", { params })),
  ]);
  if (!comments.ok || !attachments.ok || !relations.ok) return undefined;
  return {
    bug: bug.value,
    comments: idsOf(comments),
    attachments: idsOf(attachments),
    relations: relations.value.items.map((each) => asStored(bugID, each)),
  };
}

function idsOf({ value }: Extract<Outcome<{ items: { id: string }[] }>, { ok: true }>): string[] {
  return value.items.map(({ id }) => id);
}

/** Kinds as the server keeps them, and from which end they are seen. */
const storedKinds: Record<RelationKind, { kind: string; isFromHere: boolean }> = {
  blocks: { kind: "blocks", isFromHere: true },
  blocked_by: { kind: "blocks", isFromHere: false },
  duplicate_of: { kind: "duplicate_of", isFromHere: true },
  duplicated_by: { kind: "duplicate_of", isFromHere: false },
  relates_to: { kind: "relates_to", isFromHere: true },
  caused_by: { kind: "caused_by", isFromHere: true },
  causes: { kind: "caused_by", isFromHere: false },
  parent: { kind: "parent", isFromHere: true },
  child: { kind: "parent", isFromHere: false },
};

function asStored(bugID: string, { kind: seen, bug }: WireRelation): RelatedBugs {
  const stored = storedKinds[seen];
  const { kind } = stored;
  // Of two bugs that only relate, the one with the smaller id is kept as the first.
  const isFromHere = kind === "relates_to" ? bugID < bug.id : stored.isFromHere;
  return isFromHere ? { kind, from: bugID, to: bug.id } : { kind, from: bug.id, to: bugID };
}
