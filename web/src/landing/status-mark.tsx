import { Circle, CircleCheck, CircleDashed, CircleDot, CircleX } from "lucide-react";

const looks = {
  triage: [CircleDashed, "text-warning"],
  open: [Circle, "text-info"],
  started: [CircleDot, "text-accent-text"],
  done: [CircleCheck, "text-success"],
  dropped: [CircleX, "text-text-3"],
} as const;

/** A status's sign as the product's lists draw it. */
export function StatusMark({ kind }: { kind: string }) {
  const [Icon, color] = looks[kind as keyof typeof looks];
  return <Icon className={`size-4 shrink-0 ${color}`} aria-hidden="true" />;
}
