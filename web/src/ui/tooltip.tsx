import {
  cloneElement,
  createElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from "react";
import type { KeyName } from "../keys/table";
import { useLazyPart } from "./lazy-part";
import { tooltipWindow } from "./overlays";

const showAfterMs = 400;
/** So long a pointer may take from the child to the words, to read or copy them. */
const hideAfterMs = 120;

/** A few words about its child, on hover and on focus. Nothing of it is there before: pages have many of them. */
export function Tooltip({
  label,
  keyName,
  children,
}: {
  label: string;
  /** The shortcut that it does as well. */
  keyName?: KeyName | undefined;
  children: ReactElement<{ "aria-label"?: string }>;
}) {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const Part = useLazyPart(tooltipWindow, anchor !== undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // By keyboard too.
  useEffect(() => {
    const handlePress = () => setAnchor(undefined);
    anchor?.addEventListener("click", handlePress);
    return () => anchor?.removeEventListener("click", handlePress);
  }, [anchor]);
  function setSoon(next: Element | undefined, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), ms);
  }
  function handlePointer({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType !== "touch") setSoon(currentTarget.firstElementChild ?? undefined, showAfterMs);
  }
  function handleFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    if (target.matches(":focus-visible")) setSoon(currentTarget.firstElementChild ?? undefined, 0);
  }
  // What is its name already need not be said twice.
  const isSaid = children.props["aria-label"] === label;
  return (
    <span
      className="contents"
      onPointerEnter={handlePointer}
      onPointerLeave={() => setSoon(undefined, hideAfterMs)}
      onPointerDown={() => setSoon(undefined, 0)}
      onFocus={handleFocus}
      onBlur={() => setSoon(undefined, 0)}
    >
      {isSaid ? children : cloneElement(children, { "aria-description": label } as object)}
      {Part &&
        anchor &&
        createElement(Part, { anchor, label, keyName, onClose: () => setAnchor(undefined) })}
    </span>
  );
}
