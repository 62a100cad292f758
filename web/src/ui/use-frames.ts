import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/** Whether a first frame was drawn: what nobody needs to see in it is made after it. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
