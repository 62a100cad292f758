import type { Problem } from "../api/problem";
import { FailureNote } from "../change-queue/failure-note";
import { texts } from "../texts/en";
import { NotFoundNote } from "../ui/not-found-note";

export function isMissing({ status }: Problem): boolean {
  return status === 404 || status === 400;
}

/** Why a bug cannot be shown. */
export function MissingBug({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  if (isMissing(problem)) return <NotFoundNote text={texts.bugs.page.notFound} />;
  return (
    <div className="p-6">
      <FailureNote problem={problem} onRetry={onRetry} />
    </div>
  );
}
