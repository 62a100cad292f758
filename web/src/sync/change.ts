/** A row of the log, as the live channel and the list of changes carry it. */
export interface Change {
  version: number;
  at: string;
  actor?: string | undefined;
  kind: string;
  id: string;
  action: "created" | "changed" | "removed";
  projectID?: string | undefined;
  /** The new values; a field that lost its value is null. */
  fields: Record<string, unknown>;
  /** Texts too long for a frame, by their length: fetched when they are shown. */
  fieldsElided?: Record<string, number> | undefined;
  clientID?: string | undefined;
  /** A program of the actor's did it, with an access token. */
  withToken?: boolean | undefined;
}

/**
 * Whether the log no longer says what this change was: what it was about is restricted or deleted by now. Whoever
 * knows it asks the server, which may have answered already: what is known stays.
 */
export function isWithheld({ fields, fieldsElided }: Change): boolean {
  return fieldsElided === undefined && Object.keys(fields).length === 0;
}

export interface Stream {
  /** An organization, or the person themselves. */
  owner: string;
  name: string;
}
