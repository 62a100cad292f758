import type { ReactNode } from "react";

/** One line saying what belongs here, and one action. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-border-strong px-6 py-12 text-center">
      <p className="text-read text-text-2">{text}</p>
      {action}
    </div>
  );
}
