import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { toastQueue, toastSounds } from "./show-toast";
import { ToastView } from "./toast-view";

/** The place of the toasts, bottom right. Rendered once, beside the pages. */
export function ToastHost() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.toasts, toastQueue.toasts);
  const { host, handleFocus } = useWhatGoes(toasts.length);
  useEffect(followPage, []);
  return (
    <div
      ref={host}
      // Says nothing itself: a modal dialog that is open already hides no live region, nor what comes into it.
      aria-live="off"
      className="print-hidden pointer-events-none fixed right-4 bottom-4 z-60 flex w-90 max-w-[calc(100vw-2rem)] flex-col gap-2"
      // Not on entering alone: a toast that goes under the pointer may bring the next one there.
      onPointerOver={() => toastQueue.pause("hover")}
      onPointerLeave={() => toastQueue.resume("hover")}
      onFocus={handleFocus}
      onBlur={() => toastQueue.resume("focus")}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} onClose={close} />
      ))}
    </div>
  );
}

function close(id: number): void {
  toastQueue.dismiss(id);
}

/**
 * A toast that goes while it holds the focus or the pointer sends no blur and no leave: the time of the others goes
 * on, and the focus returns to where it was before.
 */
function useWhatGoes(count: number) {
  const host = useRef<HTMLDivElement>(null);
  const holdsFocus = useRef(false);
  const before = useRef<HTMLElement>(null);
  const hadToasts = useRef(0);
  useEffect(() => {
    const isFewer = count < hadToasts.current;
    hadToasts.current = count;
    if (!isFewer) return;
    if (host.current?.querySelector(":hover") === null) toastQueue.resume("hover");
    if (!holdsFocus.current || host.current?.contains(document.activeElement)) return;
    holdsFocus.current = false;
    toastQueue.resume("focus");
    if (document.activeElement === document.body) before.current?.focus({ preventScroll: true });
  }, [count]);
  function handleFocus({ relatedTarget }: FocusEvent) {
    if (!holdsFocus.current && relatedTarget instanceof HTMLElement) before.current = relatedTarget;
    holdsFocus.current = true;
    toastQueue.pause("focus");
  }
  return { host, handleFocus };
}

function followPage(): () => void {
  handleVisibility();
  document.addEventListener("visibilitychange", handleVisibility);
  addEventListener("pointerdown", handleGesture, { once: true, capture: true });
  addEventListener("keydown", handleGesture, { once: true, capture: true });
  return () => {
    document.removeEventListener("visibilitychange", handleVisibility);
    removeEventListener("pointerdown", handleGesture, { capture: true });
    removeEventListener("keydown", handleGesture, { capture: true });
  };
}

function handleVisibility(): void {
  if (document.visibilityState === "hidden") toastQueue.pause("hidden");
  else toastQueue.resume("hidden");
}

function handleGesture(): void {
  toastSounds.handleGesture();
}
