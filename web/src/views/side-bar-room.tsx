import { createElement, type ReactNode, useCallback, useEffect, useState } from "react";
import type { Organization, Project } from "../store/organization";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { Media, useMedia } from "../ui/media";
import { whenIdle } from "../ui/when-idle";

const sideBar = new LazyPart(async () => (await import("./side-bar")).SideBar);
const storageKey = "lacewing.sideBar";
const wide = new Media("(width >= 1024px)");

/** A page with the saved views beside it. Their part comes after the page and finds its room kept. */
export function SideBarRoom({
  organization,
  project,
  view,
  isBugBeside = false,
  children,
}: {
  organization: Organization;
  project?: Project | undefined;
  /** The id of the view that is open. */
  view?: string | undefined;
  /** A bug stands on the other side: on middling screens there is no room for both. */
  isBugBeside?: boolean;
  children: ReactNode;
}) {
  const isWide = useMedia(wide);
  const [isFolded, setFolded] = useState(readFolded);
  const onFolded = useCallback((folded: boolean) => {
    setFolded(folded);
    writeFolded(folded);
  }, []);
  const Part = useLazyPart(sideBar, false);
  // Where it cannot be fetched the page goes without it.
  useEffect(() => whenIdle(() => void sideBar.load().catch(() => undefined)), []);
  const part =
    Part &&
    createElement(Part, {
      organization,
      project,
      current: view,
      isWide,
      isFolded,
      onFolded,
    });
  const look = isWide
    ? `${isFolded ? "w-11" : "w-56"} ${isBugBeside ? "max-[80rem]:hidden" : ""} shrink-0 border-r border-border`
    : "flex h-11 items-end px-6 max-narrow:px-4";
  return (
    <div className="wide:flex wide:min-h-[calc(100dvh-3.0625rem)]">
      <div className={`${look} print:hidden`}>
        <div className="wide:sticky wide:top-0 wide:max-h-dvh wide:overflow-y-auto">{part}</div>
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

function readFolded(): boolean {
  try {
    return localStorage.getItem(storageKey) === "folded";
  } catch {
    return false;
  }
}

function writeFolded(isFolded: boolean): void {
  try {
    localStorage.setItem(storageKey, isFolded ? "folded" : "open");
  } catch {
    // Storage is switched off or full: the choice lasts as long as the page.
  }
}
