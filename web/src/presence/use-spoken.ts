import { useEffect, useEffectEvent, useState } from "react";
import { enPresence } from "../texts/en-presence";
import { Announcer } from "./announcer";
import type { Other } from "./use-others";

/** What comes within a second is said together. */
const gatherMs = 1000;

/** What a screen reader is told of the others: little, and seldom. */
export function useSpoken(others: readonly Other[]): string {
  const [announcer] = useState(() => new Announcer());
  const [spoken, setSpoken] = useState("");
  const news = others.flatMap(({ name, act }) =>
    name === undefined
      ? []
      : [...new Set([enPresence.spoken.looks(name), enPresence.spoken[act](name)])],
  );
  const speak = useEffectEvent(() => setSpoken(announcer.take(news, Date.now()).join(" ")));
  const wait = useEffectEvent(() => announcer.waitFor(news, Date.now()));
  const all = news.join(" ");
  // oxlint-disable-next-line react/exhaustive-deps -- Whatever is news, by its words.
  useEffect(() => {
    const waitMs = wait();
    if (waitMs === undefined) return;
    const timer = setTimeout(() => speak(), Math.max(waitMs, gatherMs));
    return () => clearTimeout(timer);
  }, [all]);
  return spoken;
}
