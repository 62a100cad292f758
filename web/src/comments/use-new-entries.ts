import { useEffect, useRef, useState } from "react";

/** News of a busy bug are told together, not one by one. */
const gatherMs = 4000;

/** How many entries came since the list was last told of; for screen readers. */
export function useNewEntries(count: number | undefined): number {
  const told = useRef<number>(undefined);
  const [news, setNews] = useState(0);
  useEffect(() => {
    if (count === undefined) return undefined;
    told.current ??= count;
    const timer = setTimeout(() => {
      const before = told.current ?? count;
      told.current = count;
      setNews(Math.max(0, count - before));
    }, gatherMs);
    return () => clearTimeout(timer);
  }, [count]);
  return news;
}
