import { Lock } from "lucide-react";
import { enBugFields as words } from "../texts/en-bug-fields";
import { Badge } from "../ui/badge";

/** That a bug is restricted, by lock and word. */
export function RestrictedBadge() {
  return (
    <Badge kind="warning" icon={<Lock aria-hidden="true" />} title={words.restrictedHint}>
      {words.restricted}
    </Badge>
  );
}
