import type { Bug } from "../../store/bug";
import { enBugActs } from "../../texts/en-bug-acts";

const words = enBugActs.snooze;
const morningHour = 9;

/** Neither is it without a snooze, nor has its time passed: that wakes a bug by itself. */
export function isSnoozed({ snooze }: Pick<Bug, "snooze">, now: Date): boolean {
  return snooze === 0 || snooze > now.getTime() * 1000;
}

/** What is offered: mornings of the person's own days, and whatever happens first. */
export function snoozeChoices(now: Date): { label: string; snooze: number }[] {
  return [
    { label: words.tomorrow, snooze: morning(now, 1) },
    { label: words.nextWeek, snooze: morning(now, 7) },
    { label: words.nextMonth, snooze: morning(now, 30) },
    { label: words.activity, snooze: 0 },
  ];
}

function morning(now: Date, days: number): number {
  return morningOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

/** When work begins on that day, as the store keeps a snooze. */
export function morningOf(date: Date): number {
  const day = new Date(date);
  day.setHours(morningHour, 0, 0, 0);
  return day.getTime() * 1000;
}
