/** By organization: up to which version of its content an outsider's browser knows everything. */
export const heldByOutsider = new Map<string, number>();
