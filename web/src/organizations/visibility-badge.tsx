import { Globe, Lock } from "lucide-react";
import { useState } from "react";
import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { enSettings } from "../texts/en-settings";
import { Badge } from "../ui/badge";
import { Tooltip } from "../ui/tooltip";
import { isOwner } from "./rights";
import { VisibilityDialog } from "./visibility-dialog";

const { tooltip } = enSettings.visibility;

/** Private or Public; the Owner changes it from here. */
export function VisibilityBadge({ organization }: { organization: Organization }) {
  const [isAsking, setAsking] = useState(false);
  const { isPrivate } = organization;
  const look = {
    kind: isPrivate ? "neutral" : "info",
    icon: isPrivate ? <Lock aria-hidden="true" /> : <Globe aria-hidden="true" />,
    children: isPrivate ? texts.organization.private : texts.organization.public,
  } as const;
  return (
    <>
      <Tooltip label={isPrivate ? tooltip.private : tooltip.public}>
        {isOwner(organization) ? (
          <button
            type="button"
            aria-haspopup="dialog"
            className="press inline-flex min-h-6 items-center rounded-chip hover:brightness-95"
            onClick={() => setAsking(true)}
          >
            <Badge {...look} />
          </button>
        ) : (
          <Badge tabIndex={0} {...look} />
        )}
      </Tooltip>
      {isAsking && (
        <VisibilityDialog organization={organization} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
