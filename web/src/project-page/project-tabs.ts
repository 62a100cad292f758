/** The tabs of a project's page, as its address names them. */
export const projectTabs = ["list", "board", "settings"] as const;
export type ProjectTab = (typeof projectTabs)[number];
