/** The server takes so many bugs at once. */
export const bulkMax = 10_000;
