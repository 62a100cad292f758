import { type FormEvent, useId, useState } from "react";
import { enTriage } from "../../texts/en-triage";
import { Button } from "../../ui/button";
import { controlLook } from "../../ui/control-look";
import { Field } from "../../ui/field";

const words = enTriage.snoozing;

/** A day after today. */
export function DayForm({ now, onDay }: { now: Date; onDay: (day: Date) => void }) {
  const [day, setDay] = useState("");
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const first = [tomorrow.getFullYear(), tomorrow.getMonth() + 1, tomorrow.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
    if (day >= first) onDay(new Date(year, month - 1, date));
  }
  return (
    <form onSubmit={handleSubmit} className="flex items-end gap-2">
      <Field id={useId()} label={words.dayLabel}>
        {(control) => (
          <input
            {...control}
            type="date"
            required
            min={first}
            value={day}
            // It was asked for by a key a moment ago.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={(event) => setDay(event.target.value)}
            className={`${controlLook} h-8`}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        {words.submit}
      </Button>
    </form>
  );
}
