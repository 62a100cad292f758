import { AlarmClock } from "lucide-react";
import type { Bug } from "../../store/bug";
import { dateOfMicros, longDate } from "../../texts/dates";
import { enBugActs } from "../../texts/en-bug-acts";
import { useNow } from "../../texts/use-now";
import { Button } from "../../ui/button";
import { Menu } from "../../ui/menu";
import { isSnoozed, snoozeChoices } from "./snooze-rules";

const words = enBugActs.snooze;

/** Whether the bug stays out of triage, and until when. */
export function SnoozeField({
  bug,
  mayEdit,
  onEdit,
  open,
  onOpenChange,
}: {
  bug: Bug;
  mayEdit: boolean;
  onEdit: (fields: Pick<Bug, "snooze">) => void;
  /** Its choices; the key opens them as well. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const now = useNow();
  const isAsleep = isSnoozed(bug, now);
  const choices = snoozeChoices(now).map(({ label, snooze }) => ({
    label,
    onSelect: () => onEdit({ snooze }),
  }));
  const end = { label: words.end, onSelect: () => onEdit({ snooze: Number.NaN }) };
  if (!isAsleep && !mayEdit) return null;
  return (
    <div className="flex items-center justify-between gap-2 text-ui">
      <span className="flex min-w-0 items-center gap-2 text-text-2">
        <AlarmClock className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0">{isAsleep ? stateOf(bug) : words.none}</span>
      </span>
      {mayEdit && (
        <Menu
          trigger={<Button size="small">{words.label}</Button>}
          items={isAsleep ? [end, ...choices] : choices}
          open={open}
          onOpenChange={onOpenChange}
        />
      )}
    </div>
  );
}

function stateOf({ snooze }: Bug): string {
  return snooze === 0 ? words.untilActivity : words.until(longDate(dateOfMicros(snooze)));
}
