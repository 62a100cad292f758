import { isFlag, isNumber, isText } from "../api/checks";
import type { Organization } from "../store/organization";
import { organizations } from "../store/replica";
import type { Change, Stream } from "../sync/change";
import { pickFields } from "../sync/pick-fields";
import { loadOrganization } from "./load-organization";
import { refreshOrganization } from "./refresh-organization";

/** A change of an organization itself, from its own streams or, as word of it, from the person's. */
export function applyOrganizationChange(change: Change, stream: Stream): void {
  if (stream.name === "person") applyWord(change);
  else if (stream.name === "members") {
    applyJoinCode(change, stream);
    applySwitches(change, stream);
  } else if (stream.name === "managers") applyKeyDate(change, stream);
  else if (change.action === "changed") {
    const fields = pickFields<Organization>(change, {
      orgName: isText,
      orgDesc: isText,
      orgOwner: isText,
      isPrivate: isFlag,
      rev: isNumber,
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

/** What Members may; numbered by the members' stream, not by that of the row. */
function applySwitches(change: Change, stream: Stream): void {
  const fields = pickFields<Organization>(change, {
    membersEditAnyBug: isFlag,
    membersManageKeys: isFlag,
  });
  organizations.amend(stream.owner, fields);
}

/** The log says only when the API key was made: whoever shows it asks for it anew. */
function applyKeyDate(change: Change, stream: Stream): void {
  organizations.amend(stream.owner, pickFields<Organization>(change, { apiKeyCreated: isText }));
}
