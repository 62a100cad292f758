/** Reads what stands behind the path of an address: each word by its reader, which hears only of those that are there. */
export function searchOf<T extends Record<string, unknown>>(
  readers: {
    [K in keyof T]: (sent: string) => T[K];
  },
) {
  return (words: Readonly<Record<string, string>>): { [K in keyof T]?: T[K] | undefined } => {
    const read: { [K in keyof T]?: T[K] | undefined } = {};
    for (const name of Object.keys(readers) as (keyof T & string)[]) {
      const sent = words[name];
      if (sent !== undefined) read[name] = readers[name](sent);
    }
    return read;
  };
}
