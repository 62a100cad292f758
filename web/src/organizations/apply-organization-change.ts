import type { Organization } from "../store/organization";
import { organizations } from "../store/replica";
import type { Change, Stream } from "../sync/change";
import { isFlag, isText, pickFields } from "../sync/pick-fields";
import { loadOrganization } from "./load-organization";
import { refreshOrganization } from "./refresh-organization";

/** A change of an organization itself, from its own streams or, as word of it, from the person's. */
export function applyOrganizationChange(change: Change, stream: Stream): void {
  if (stream.name === "person") applyWord(change);
  else if (stream.name === "members") applyJoinCode(change, stream);
  else if (change.action === "changed") {
    const fields = pickFields<Organization>(change, {
      orgName: isText,
      orgDesc: isText,
      orgOwner: isText,
      isPrivate: isFlag,
    });
    organizations.patch(stream.owner, fields, change.version);
  }
}

/** An organization opened or closed for the person, or they have another role in it. */
function applyWord(change: Change): void {
  const isKnown = organizations.get(change.id)?.memberRole !== undefined;
  if (isKnown !== (change.action === "created")) refreshOrganization(change.id);
}

/** The log says only that the join code changed: it is a secret and asked for anew. */
function applyJoinCode(change: Change, stream: Stream): void {
  const isShown = organizations.get(stream.owner)?.joinCode !== undefined;
  if ("joinCode" in change.fields && isShown) void loadOrganization(stream.owner);
}
