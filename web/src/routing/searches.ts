/** By the path of each page: what may stand behind it in its address. The pages' owner fills it. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Searches {}

/** The path of a page, with `:name` for what differs from one address to the next. */
export type Path = keyof Searches;
