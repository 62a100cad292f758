import { type RefObject, useEffect, useState } from "react";

/** Whether an element is on screen, in a window that is looked at. */
export function useIsSeen(of: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  const [isShown, setShown] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const element = of.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element);
    const handleChange = () => setShown(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", handleChange);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", handleChange);
    };
  }, [of]);
  return isInView && isShown;
}
