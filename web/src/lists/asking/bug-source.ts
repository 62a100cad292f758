import type { ListWalk } from "../../bugs/list-walk";
import { loadNextBugs } from "../../bugs/load-bugs";
import { projectWalk } from "../../bugs/project-walk";
import { searchText } from "../../routing/address";
import type { LoadState } from "../../store/load-state";
import type { Project } from "../../store/organization";
import { replicaOf } from "../../store/replica";
import type { BugIDs } from "../../store/slot-ids";
import type { Question } from "./list-api";
import { beginList, listOf, loadNextPage } from "./load-query-list";

/** The bugs of a list as far as they were loaded, while they come and go. */
export interface BugSource extends ListWalk {
  question: Question;
  idAt: (index: number) => string | undefined;
  /** Not to be kept: it may be another list after the next change. */
  ids: () => BugIDs;
  isComplete: () => boolean;
  state: () => LoadState;
  /** On all pages together, once a page said so; the project's own list counts by itself. */
  total: () => number | undefined;
}

/** What a list shows: a project's bugs or all of them, by a query or without one. */
export function sourceOf({
  orgID,
  project,
  q,
  path,
}: {
  orgID: string;
  project: Project | undefined;
  q: string;
  /** Where the list is. */
  path: string;
}): BugSource {
  if (project !== undefined && q === "") return projectSource(project);
  return querySource({ orgID, projectID: project?.id, q }, path);
}

/** Asks for the beginning of a list before somebody shows it; done when it is here. */
export async function beginSource({
  orgID,
  project,
  q,
}: {
  orgID: string;
  project: Project;
  q: string;
}): Promise<void> {
  if (q !== "") await beginList({ orgID, projectID: project.id, q });
  else if (replicaOf(orgID).bugs.view(project.id).shape().state.is === "none") {
    await loadNextBugs(orgID, project.id);
  }
}

/** Without a query a project shows all its bugs, the newest first, and a new one in the same frame. */
function projectSource(project: Project): BugSource {
  const { id: projectID, orgID } = project;
  const { bugs } = replicaOf(orgID);
  const view = bugs.view(projectID);
  let listed: { of: unknown; ids: readonly string[] } | undefined;
  return {
    ...projectWalk(project),
    question: { orgID, projectID, q: "" },
    idAt: (index) => bugs.idIn(view, index),
    ids() {
      const shape = view.shape();
      if (listed?.of !== shape) {
        const { count } = shape;
        const ids = Array.from({ length: count }, (_, index) => bugs.idIn(view, index) ?? "");
        listed = { of: shape, ids };
      }
      return listed.ids;
    },
    isComplete: () => view.shape().isComplete,
    state: () => view.shape().state,
    total: () => undefined,
    loadMore: () => void loadNextBugs(orgID, projectID),
  };
}

/** What a query finds, as the server says. */
export function querySource(question: Question, path: string): BugSource {
  const { orgID, q } = question;
  const list = listOf(question);
  const { bugs } = replicaOf(orgID);
  const idAt = (index: number) => (index < 0 ? undefined : list.get().ids.at(index));
  return {
    question,
    path: `${path}${searchText(q === "" ? {} : { q })}`,
    subscribe: (listener) => list.subscribe(listener),
    shape: list.get,
    count: () => list.get().ids.length,
    idAt,
    ids: () => list.get().ids,
    at(index) {
      const id = idAt(index);
      const bug = id === undefined ? undefined : bugs.get(id);
      return bug && { id: bug.id, orgID, key: bug.key };
    },
    indexOf: (bugID) => list.get().ids.indexOf(bugID),
    isComplete: () => list.get().isComplete,
    state: () => list.get().state,
    total: () => list.get().total,
    loadMore: () => void loadNextPage(question),
  };
}
