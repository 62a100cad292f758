/** So many are remembered; who writes looks at one. */
const changesMax = 500;

const actors = new Map<string, string>();

/** Remembers who changed a text last, as the log tells it. */
export function noteTextChange(bugID: string, field: string, actor: string): void {
  const place = `${bugID} ${field}`;
  actors.delete(place);
  actors.set(place, actor);
  const [oldest] = actors.keys();
  if (actors.size > changesMax && oldest !== undefined) actors.delete(oldest);
}

/** Who changed a bug's text last while this page was open. */
export function lastWriterOf(bugID: string, field: string): string | undefined {
  return actors.get(`${bugID} ${field}`);
}
