import { useState } from "react";
import type { Organization } from "../store/organization";
import { enSettings } from "../texts/en-settings";
import { Button } from "../ui/button";
import { isOwner } from "./rights";
import { VisibilityDialog } from "./visibility-dialog";

const words = enSettings.visibility;

/** Who can view the projects, in words. */
export function VisibilitySetting({ organization }: { organization: Organization }) {
  const [isAsking, setAsking] = useState(false);
  const { isPrivate } = organization;
  return (
    <section aria-label={words.label} className="flex flex-col gap-1">
      <h2 className="text-ui font-medium text-text">{words.label}</h2>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 basis-56 text-read text-text-2">
          {isPrivate ? words.private : words.public}
        </p>
        {isOwner(organization) && (
          <Button onClick={() => setAsking(true)}>
            {isPrivate ? words.makePublic.action : words.makePrivate.action}
          </Button>
        )}
      </div>
      {isAsking && (
        <VisibilityDialog organization={organization} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}
