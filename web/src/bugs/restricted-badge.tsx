import { Lock } from "lucide-react";
import { enBugActs } from "../texts/en-bug-acts";
import { Badge } from "../ui/badge";

const words = enBugActs.restrict;

/** That a bug is restricted, by lock and word. */
export function RestrictedBadge() {
  return (
    <Badge kind="warning" icon={<Lock aria-hidden="true" />} title={words.badgeHint}>
      {words.badge}
    </Badge>
  );
}
