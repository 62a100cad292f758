import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Comment } from "../store/comment-thread";

const prefix = "#c-";

/** So many pages are searched for it. */
const pagesMax = 50;

function linkedID(): string | undefined {
  return location.hash.startsWith(prefix) ? location.hash.slice(prefix.length) : undefined;
}

/** The comment that the address names: scrolled to once it is here; older ones are fetched until it is. */
export function useLinkedComment(
  comments: readonly Comment[],
  isReady: boolean,
  showOlder: (() => Promise<void>) | undefined,
): string | undefined {
  const [id, setID] = useState(linkedID);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    function handleHash() {
      setID(linkedID());
      shown.current = undefined;
    }
    addEventListener("hashchange", handleHash);
    return () => removeEventListener("hashchange", handleHash);
  }, []);
  const isHere = id !== undefined && comments.some((comment) => comment.id === id);
  const pages = useRef(0);
  const search = useEffectEvent(() => {
    pages.current += 1;
    if (pages.current <= pagesMax) void showOlder?.();
  });
  useEffect(() => {
    if (!isReady || id === undefined || shown.current === id) return;
    if (!isHere) {
      search();
      return;
    }
    const element = document.getElementById(`${prefix.slice(1)}${id}`);
    element?.scrollIntoView({ block: "start" });
    element?.focus({ preventScroll: true });
    shown.current = id;
  }, [id, isReady, isHere]);
  return isHere ? id : undefined;
}
