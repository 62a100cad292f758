import { enIdentity } from "../texts/en-identity";

/** What the two forms ask for. */
export interface AuthFields {
  username: string;
  name: string;
  email: string;
  password: string;
}

export type AuthErrors = Partial<Record<keyof AuthFields, string | undefined>>;

/** A sentence for each field that is still empty; none when all are filled. */
export function missingFields(
  fields: AuthFields,
  required: readonly (keyof AuthFields)[],
): AuthErrors | undefined {
  const missing = required.filter((name) => fields[name].trim() === "");
  if (missing.length === 0) return undefined;
  return Object.fromEntries(missing.map((name) => [name, enIdentity.missing[name]]));
}
