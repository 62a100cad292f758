import { api, outcome } from "../../api/client";
import type { WireBugTemplate } from "../../api/types";
import type { Act } from "../../projects/save-project";
import { newID } from "../../store/new-id";
import type { Project } from "../../store/organization";
import { doubtTemplates } from "../../store/templates";

export interface TemplateForm {
  name: string;
  text: string;
  isDefault: boolean;
}

const pathOf = ({ orgID, id }: Project) => ({ org: orgID, project: id });

/** The list is loaded anew at once: the log may take a moment. */
function told<T>(project: Project, act: Act<T>): Act<T> {
  if (act.reply.ok) doubtTemplates(project.orgID, project.id);
  return act;
}

/** `id` is the client's: sending the same form twice makes one template. */
export async function createTemplate(
  project: Project,
  id: string,
  form: TemplateForm,
): Promise<Act<WireBugTemplate>> {
  const batchID = newID();
  const reply = await outcome(
    api.POST("/api/v1/orgs/{org}/projects/{project}/templates", {
      params: { path: pathOf(project) },
      body: { ...form, id, batchID },
    }),
  );
  return told(project, { batchID, reply });
}

export async function changeTemplate(
  project: Project,
  id: string,
  fields: Partial<TemplateForm> & { position?: number },
): Promise<Act<WireBugTemplate>> {
  const batchID = newID();
  const reply = await outcome(
    api.PATCH("/api/v1/orgs/{org}/projects/{project}/templates/{template}", {
      params: { path: { ...pathOf(project), template: id } },
      body: { ...fields, batchID },
    }),
  );
  return told(project, { batchID, reply });
}

export async function removeTemplate(project: Project, id: string): Promise<Act<unknown>> {
  const batchID = newID();
  const reply = await outcome(
    api.DELETE("/api/v1/orgs/{org}/projects/{project}/templates/{template}", {
      params: { path: { ...pathOf(project), template: id }, query: { batchID } },
    }),
  );
  return told(project, { batchID, reply });
}
