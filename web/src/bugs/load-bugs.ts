import { counts } from "../store/organization";
import { replicaOf } from "../store/replica";
import { askBugPage, bugPageSize } from "./ask-bug-page";

/** The next page of a project's bugs, into the store; does nothing while one is on its way. */
export async function loadNextBugs(orgID: string, projectID: string): Promise<void> {
  const { bugs, counts: ledger } = replicaOf(orgID);
  const view = bugs.view(projectID);
  const { isComplete, state } = view.shape();
  if (state.is === "loading" || isComplete) return;
  view.state.set({ is: "loading" });
  const page = await askBugPage(orgID, {
    project: projectID,
    limit: `${bugPageSize}`,
    ...(view.cursor !== undefined && { cursor: view.cursor }),
  });
  if (!page.ok) {
    view.state.set({ is: "failed", problem: page.problem });
    return;
  }
  bugs.putPage(projectID, page.value);
  ledger.start(counts.projectBugs(projectID), page.value.total, page.value.versions.content);
}
