import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { enUi } from "../texts/en-ui";
import type { DialogProps } from "./dialog";

/**
 * The dialog itself. Focus enters its first control; the cross comes last in reading order for
 * that reason.
 */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  isWide = false,
  isSheet = false,
}: DialogProps) {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.15_0.01_286/0.5)] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport
          className={`fixed inset-0 z-40 flex items-start justify-center overflow-y-auto p-4 pt-[10dvh] ${isSheet ? "max-narrow:p-0" : "max-narrow:pt-4"}`}
        >
          <Base.Popup
            finalFocus={() => present(before.current) ?? true}
            className={`float float-dialog relative w-full rounded-dialog border border-border bg-raised shadow-floating ${isWide ? "max-w-4xl" : "max-w-lg"} ${isSheet ? "max-narrow:flex max-narrow:min-h-dvh max-narrow:flex-col max-narrow:rounded-none max-narrow:border-0" : ""}`}
          >
            <div className="flex flex-col gap-1 px-6 pt-5 pr-14">
              <Base.Title className="text-lead font-semibold text-text">{title}</Base.Title>
              {description && (
                <Base.Description className="text-read text-text-2">{description}</Base.Description>
              )}
            </div>
            <div className="flex flex-col gap-4 px-6 py-4">{children}</div>
            {footer && (
              <div
                className={`flex flex-wrap justify-end gap-2 border-t border-border px-6 py-4 ${isSheet ? "sticky bottom-0 mt-auto rounded-b-dialog bg-raised max-narrow:rounded-none max-narrow:px-4 max-narrow:py-3" : ""}`}
              >
                {footer}
              </div>
            )}
            <Base.Close
              aria-label={enUi.close}
              className="press absolute top-4 right-4 inline-flex size-8 items-center justify-center rounded-control text-text-2 hover:bg-hover hover:text-text"
            >
              <X className="size-4" aria-hidden="true" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * What had the focus before; where a part that came in meanwhile put another element in its place, that
 * one: the same kind of element with the same words.
 */
function present(before: Element | null): HTMLElement | undefined {
  if (!(before instanceof HTMLElement)) return undefined;
  if (before.isConnected) return before;
  const wordsOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;
  return [...document.querySelectorAll<HTMLElement>(before.localName)].find(
    (element) => wordsOf(element) === wordsOf(before),
  );
}
