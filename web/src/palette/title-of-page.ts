import { organizations, replicaOf } from "../store/replica";

/** What a page is called, as far as the browser knows by now. */
export function titleOfPage(path: string): string | undefined {
  const [, , orgID = "", kind, key = ""] = path.split("/");
  const { bugs, projects } = replicaOf(orgID);
  if (kind === undefined) return organizations.get(orgID)?.orgName;
  if (kind === "projects") return projects.all().find((each) => each.key === key)?.name;
  const bug = bugs.getByKey(key);
  return bug && `${bug.key} ${bug.title}`;
}
