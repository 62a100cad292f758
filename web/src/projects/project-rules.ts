/** Owners and Editors may; the server decides, this only spares people a refusal. */
export function mayManageProjects(role: string | undefined): boolean {
  return role === "Owner" || role === "Editor";
}

/** The specification's colour of a project that has none. */
const defaultColor = "#7e5bef";

export function colorOf(project: { color: string }): string {
  return /^#[0-9a-f]{6}$/i.test(project.color) ? project.color : defaultColor;
}

/** Both fields are required; spaces alone are nothing. */
export function isFilled(form: { name: string; description: string }): boolean {
  return form.name.trim() !== "" && form.description.trim() !== "";
}
