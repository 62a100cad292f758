import { texts } from "../texts/en";
import { Skeleton } from "../ui/skeleton";

/** The shape of a bug while it is loaded. */
export function BugSkeleton() {
  return (
    <div className="@container py-2">
      <div className="grid gap-x-10 gap-y-6 @min-[52rem]:grid-cols-[minmax(0,1fr)_17rem]">
        <Skeleton
          label={texts.bugs.page.loading}
          count={5}
          className="h-5 first-of-type:mb-4 first-of-type:h-8 first-of-type:w-2/3 last-of-type:w-1/2"
        />
        <span aria-hidden="true" className="flex flex-col gap-3">
          {["status", "priority", "severity", "assignees", "due", "estimate"].map((row) => (
            <span key={row} className="skeleton block h-5 rounded-control bg-hover" />
          ))}
        </span>
      </div>
    </div>
  );
}
