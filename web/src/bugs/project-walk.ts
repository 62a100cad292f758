import type { Project } from "../store/organization";
import { replicaOf } from "../store/replica";
import type { ListWalk } from "./list-walk";
import { loadNextBugs } from "./load-bugs";

const walks = new Map<string, ListWalk>();

/** A project's bugs, newest first. */
export function projectWalk(project: Project): ListWalk {
  const known = walks.get(project.id);
  if (known !== undefined) return known;
  const { id: projectID, orgID, key } = project;
  const { bugs } = replicaOf(orgID);
  const view = bugs.view(projectID);
  const walk: ListWalk = {
    path: `/organizationDisplay/${orgID}/projects/${key}`,
    subscribe: view.subscribe,
    shape: view.shape,
    count: () => view.shape().count,
    at(index) {
      const id = bugs.idIn(view, index);
      const bug = id === undefined ? undefined : bugs.get(id);
      return bug && { id: bug.id, orgID, key: bug.key };
    },
    indexOf(bugID) {
      const slot = bugs.columns.slotOf(bugID);
      return slot === undefined ? -1 : view.indexOf(slot);
    },
    loadMore: () => void loadNextBugs(orgID, projectID),
  };
  walks.set(projectID, walk);
  return walk;
}
