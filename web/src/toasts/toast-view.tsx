import { CircleAlert, CircleCheck, Volume2, VolumeX, X } from "lucide-react";
import { type MouseEvent, memo, use, useSyncExternalStore } from "react";
import { enToasts } from "../texts/en-toasts";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { NavigateContext } from "../ui/navigate-context";
import { isMuted, onSoundSettingsChange, setMuted } from "./sound-settings";
import type { Toast } from "./toast-queue";

/** One message with its action, a switch for the sounds, and a cross. Another one that comes does not draw it. */
export const ToastView = memo(function ToastView({
  toast,
  onClose,
}: {
  toast: Toast;
  onClose: (id: number) => void;
}) {
  const muted = useSyncExternalStore(onSoundSettingsChange, isMuted);
  const failed = toast.kind === "negative";
  const action = toast.action;
  const close = () => onClose(toast.id);
  function handleAction() {
    action?.onSelect();
    close();
  }
  return (
    <div
      role={failed ? "alert" : "status"}
      // Also keeps it readable while a modal dialog hides the page from screen readers.
      aria-live={failed ? "assertive" : "polite"}
      data-leaving={toast.leaving || undefined}
      className="toast pointer-events-auto flex items-center gap-2 rounded-card border border-border bg-raised py-2 pr-2 pl-3 text-ui text-text shadow-floating"
    >
      {failed ? (
        <CircleAlert className="size-4 shrink-0 text-danger" aria-hidden="true" />
      ) : (
        <CircleCheck className="size-4 shrink-0 text-success" aria-hidden="true" />
      )}
      <p className="min-w-0 flex-1 break-words">{toast.text}</p>
      {toast.link && <ToastLink {...toast.link} onFollow={close} />}
      {action && (
        <Button size="small" onClick={handleAction}>
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        label={muted ? enToasts.unmute : enToasts.mute}
        icon={muted ? <VolumeX /> : <Volume2 />}
        onClick={() => setMuted(!muted)}
      />
      <IconButton size="small" label={enToasts.dismiss} icon={<X />} onClick={close} />
    </div>
  );
});

function ToastLink({
  label,
  path,
  onFollow,
}: {
  label: string;
  path: string;
  onFollow: () => void;
}) {
  const navigate = use(NavigateContext);
  function handleClick(event: MouseEvent) {
    if (!navigate || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path);
    onFollow();
  }
  return (
    <a
      href={path}
      onClick={handleClick}
      className="press inline-flex h-7 shrink-0 items-center rounded-control px-2 text-small font-medium text-accent-text underline"
    >
      {label}
    </a>
  );
}
