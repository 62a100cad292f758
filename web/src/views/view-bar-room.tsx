import { createElement, useEffect } from "react";
import type { Organization, Project } from "../store/organization";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { whenIdle } from "../ui/when-idle";
import type { Shown } from "./address/view-look";

const viewBar = new LazyPart(async () => (await import("./view-bar")).ViewBar);

/** Above a list or a board: the view that is open, and the way to save what is shown. Its part comes after the page. */
export function ViewBarRoom(props: {
  organization: Organization;
  /** Absent for all projects. */
  project?: Project | undefined;
  shown: Shown;
}) {
  const Part = useLazyPart(viewBar, false);
  // Where it cannot be fetched the page goes without it.
  useEffect(() => whenIdle(() => void viewBar.load().catch(() => undefined)), []);
  const hasRoom = props.organization.memberRole !== undefined || props.shown.view !== undefined;
  if (!hasRoom) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-3 max-narrow:px-4 print:hidden">
      {Part && createElement(Part, props)}
    </div>
  );
}
