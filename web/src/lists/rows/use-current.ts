import { useState } from "react";
import type { BugSource } from "../asking/bug-source";

interface Current {
  id: string;
  index: number;
}

/** The row that J and K move along: it stays with its bug, and with its place where the bug is gone. */
export function useCurrent(source: BugSource): {
  index: number | undefined;
  set: (index: number) => void;
} {
  const [current, setCurrent] = useState<Current>();
  function set(index: number) {
    setCurrent({ id: source.idAt(index) ?? "", index });
  }
  if (current === undefined) return { index: undefined, set };
  if (source.idAt(current.index) === current.id) return { index: current.index, set };
  const moved = source.indexOf(current.id);
  return { index: moved < 0 ? Math.min(current.index, source.count() - 1) : moved, set };
}
