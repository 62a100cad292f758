import { useEffect } from "react";
import { api, outcome } from "../api/client";
import { type TemplateList, templatesOf } from "../store/templates";
import { useCell } from "../store/use-cell";

const running = new Map<string, Promise<void>>();

/** The templates of a project into the store; asked once at a time. */
function loadTemplates(orgID: string, projectID: string): Promise<void> {
  const known = running.get(projectID);
  if (known !== undefined) return known;
  const load = loadNow(orgID, projectID).finally(() => running.delete(projectID));
  running.set(projectID, load);
  return load;
}

async function loadNow(orgID: string, projectID: string): Promise<void> {
  const cell = templatesOf(orgID, projectID);
  cell.set({ ...cell.get(), state: { is: "loading" } });
  const reply = await outcome(
    api.GET("/api/v1/orgs/{org}/projects/{project}/templates", {
      params: { path: { org: orgID, project: projectID } },
    }),
  );
  // They changed while the list was on its way: it may be older than that.
  if (cell.get().state.is === "stale") return loadNow(orgID, projectID);
  if (reply.ok) cell.set({ state: { is: "ready" }, items: reply.value.items });
  else cell.set({ ...cell.get(), state: { is: "failed", problem: reply.problem } });
}

/** The templates of a project, loaded when somebody looks. */
export function useTemplates(orgID: string, projectID: string): TemplateList {
  const list = useCell(templatesOf(orgID, projectID));
  const { is } = list.state;
  useEffect(() => {
    if (projectID !== "" && (is === "none" || is === "stale")) {
      void loadTemplates(orgID, projectID);
    }
  }, [orgID, projectID, is]);
  return list;
}
