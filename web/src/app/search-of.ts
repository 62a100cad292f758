/** Reads what an address says: each member by its reader, which hears only of those that are there. */
export function searchOf<T extends Record<string, unknown>>(
  readers: {
    [K in keyof T]: (sent: unknown) => T[K];
  },
) {
  return (search: Record<string, unknown>): { [K in keyof T]?: T[K] | undefined } => {
    const read: { [K in keyof T]?: T[K] | undefined } = {};
    for (const name of Object.keys(readers) as (keyof T & string)[]) {
      if (search[name] !== undefined) read[name] = readers[name](search[name]);
    }
    return read;
  };
}
