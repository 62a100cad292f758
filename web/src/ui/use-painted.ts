import { useEffect, useState } from "react";

/** A hidden tab draws no frames; what comes after the first one is made all the same. */
const hiddenTabMs = 250;

/** Whether a first frame was drawn: what nobody needs to see in it is made after it. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // What is asked for in a frame comes before its paint; what that asks for, after it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    const late = setTimeout(() => setPainted(true), hiddenTabMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearTimeout(late);
    };
  }, []);
  return isPainted;
}
