import { Circle, CircleCheck, CircleDashed, CircleDot, CircleX } from "lucide-react";
import type { Status } from "../store/organization";

const looks = {
  triage: [CircleDashed, "text-warning"],
  open: [Circle, "text-info"],
  started: [CircleDot, "text-accent-text"],
  done: [CircleCheck, "text-success"],
  dropped: [CircleX, "text-text-3"],
} as const;

/** A status by shape and colour; its name stands beside it or in `label`. */
export function StatusIcon({ status }: { status: Pick<Status, "category"> | undefined }) {
  const [Icon, color] = looks[status?.category ?? "open"];
  return <Icon className={`size-4 shrink-0 ${color}`} aria-hidden="true" />;
}
