import type { OrganizationChange } from "../api/types";
import type { Organization } from "../store/organization";
import { organizations } from "../store/replica";
import { offerOldValue } from "../undo/offer-old-value";
import { changeOrganization } from "./change-organization";

/** One value of an organization, and its own change. */
interface ValueOf<T> {
  /** As it is called in "Taken back: ...". */
  what: string;
  of: (organization: Organization) => T;
  change: (value: T) => OrganizationChange;
}

/** Tells that a value of the organization is kept, with the way back. */
export function offerOrganizationUndo<T>(
  text: string,
  was: Organization,
  became: Organization,
  { what, of, change }: ValueOf<T>,
): void {
  const now = () => organizations.get(was.id);
  offerOldValue(text, {
    what,
    before: of(was),
    after: of(became),
    now: () => {
      const present = now();
      return present && of(present);
    },
    // A text that somebody changed unheard is not written over.
    set: (value) => changeOrganization(was.id, { rev: (now() ?? became).rev, ...change(value) }),
  });
}
