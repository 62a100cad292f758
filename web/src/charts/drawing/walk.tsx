import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";

/** Which place of a row somebody looks at: by the pointer, else the one that keys or a press came to, else the last. */
export interface Walked {
  at: number;
  /** Where the keys are. */
  kept: number;
  isWalking: boolean;
  /** The pointer's place, of a mouse alone. */
  hovered: number | undefined;
  keep: (place: number) => void;
  hover: (place: number | undefined) => void;
}

export function useWalk(count: number): Walked {
  const [kept, keep] = useState<number>();
  const [hovered, hover] = useState<number>();
  const within = (place: number) => Math.max(0, Math.min(place, count - 1));
  const resting = within(kept ?? count - 1);
  return {
    at: hovered === undefined ? resting : within(hovered),
    kept: resting,
    isWalking: hovered !== undefined || kept !== undefined,
    hovered,
    keep: (place) => keep(within(place)),
    hover,
  };
}

/** Lies over a drawing: the pointer and the arrow keys go from one place of a row to the next, and its words are read. */
export function Walk({
  label,
  walked,
  count,
  stride,
  placeAt,
  words,
  children,
}: {
  label: string;
  walked: Walked;
  count: number;
  /** So many places at once, by Page Up and Page Down. */
  stride: number;
  /** The place at a share of the width. */
  placeAt: (share: number) => number;
  words: string;
  children?: ReactNode;
}) {
  const { kept, keep, hover } = walked;
  const slider = useRef<HTMLDivElement>(null);
  function handleKey(event: KeyboardEvent) {
    const to = stepOf(event.key, kept, count, stride);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    hover(undefined);
    keep(to);
  }
  function placeOf(event: PointerEvent) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return placeAt((event.clientX - left) / Math.max(1, width));
  }
  return (
    // The slider inside takes the keys; this only follows the pointer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="absolute inset-0 touch-pan-y"
      onPointerMove={(event) => {
        if (event.pointerType === "mouse") hover(placeOf(event));
      }}
      onPointerLeave={() => hover(undefined)}
      onPointerDown={(event) => {
        keep(placeOf(event));
        slider.current?.focus();
      }}
      // What is pressed here goes with the pointer: the focus stays where the keys are.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={kept}
        aria-valuetext={words}
        onKeyDown={handleKey}
        className="absolute inset-0 rounded-chip"
      />
      {children}
    </div>
  );
}

function stepOf(key: string, from: number, count: number, stride: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return from - 1;
    case "ArrowRight":
    case "ArrowUp":
      return from + 1;
    case "PageDown":
      return from - stride;
    case "PageUp":
      return from + stride;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
