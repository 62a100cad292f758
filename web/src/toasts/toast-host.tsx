import { useEffect, useSyncExternalStore } from "react";
import { toastQueue, toastSounds } from "./show-toast";
import { ToastView } from "./toast-view";

/** The place of the toasts, bottom right. Rendered once, beside the pages. */
export function ToastHost() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.toasts, toastQueue.toasts);
  useEffect(followPage, []);
  return (
    <div
      className="print-hidden pointer-events-none fixed right-4 bottom-4 z-60 flex w-90 max-w-[calc(100vw-2rem)] flex-col gap-2"
      onPointerEnter={() => toastQueue.pause("hover")}
      onPointerLeave={() => toastQueue.resume("hover")}
      onFocus={() => toastQueue.pause("focus")}
      onBlur={() => toastQueue.resume("focus")}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} onClose={() => toastQueue.dismiss(toast.id)} />
      ))}
    </div>
  );
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
