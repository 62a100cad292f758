import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A modal window near the top of the page, on narrow screens all of it. It comes and goes at once: what is chosen
 * in it is done when it has given the focus back.
 */
export function TopWindow({
  open,
  onOpenChange,
  onClosed,
  label,
  initialFocus,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
  label: string;
  initialFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const before = useRef<Element>(null);
  const opened = useRef(open);
  useLayoutEffect(() => {
    opened.current = open;
    // Opened again before it gave the focus back, nothing has it.
    if (open && document.activeElement !== document.body) before.current = document.activeElement;
  }, [open]);
  function handleClosed() {
    const { current } = before;
    if (!opened.current && current instanceof HTMLElement && current.isConnected) {
      current.focus({ preventScroll: true });
    }
    onClosed();
  }
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) setTimeout(handleClosed);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.15_0.01_286/0.5)]" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-start justify-center p-4 pt-[12dvh] max-narrow:p-0">
          <Base.Popup
            aria-label={label}
            initialFocus={initialFocus}
            // It is given back below, before what was chosen is done and not after.
            finalFocus={false}
            className="relative flex max-h-[70dvh] w-full max-w-2xl flex-col overflow-hidden rounded-dialog border border-border bg-raised shadow-floating max-narrow:h-dvh max-narrow:max-h-none max-narrow:rounded-none max-narrow:border-0"
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
