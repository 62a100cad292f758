import { Dialog as Base } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { enUi } from "../texts/en-ui";
import { classNames } from "./class-names";
import type { PictureViewerProps } from "./picture-viewer";

const buttonLook =
  "press pointer-events-auto inline-flex size-10 items-center justify-center rounded-control border border-border bg-raised text-text-2 hover:bg-hover hover:text-text [&_svg]:size-5";

/** The viewer itself. */
export function PictureViewerWindow({
  title,
  pictures,
  shownID,
  onShow,
  words,
}: PictureViewerProps) {
  const at = pictures.findIndex((picture) => picture.id === shownID);
  const shown = pictures[at];
  const isOne = pictures.length < 2;

  function go(steps: number) {
    const next = pictures[(at + steps + pictures.length) % pictures.length];
    if (next) onShow(next.id);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: pictures.length - 1 - at };
    const step = steps[event.key as keyof typeof steps];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(step);
  }
  return (
    <Base.Root
      open={shown !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onShow(undefined);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.15_0.01_286/0.85)] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          onKeyDown={handleKeyDown}
          className="fixed inset-0 z-40 flex flex-col outline-none"
        >
          <Base.Title className="sr-only">{title}</Base.Title>
          <div className="flex items-center gap-3 bg-raised px-4 py-2 text-ui text-text">
            <p aria-live="polite" className="min-w-0 flex-1 truncate">
              <span className="font-medium">{shown?.name}</span>
              {!isOne && (
                <span className="ml-2 text-text-2">{words.place(at + 1, pictures.length)}</span>
              )}
            </p>
            <Base.Close aria-label={enUi.close} className={buttonLook}>
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          <div className="relative flex min-h-0 flex-1 items-center justify-center p-4">
            {shown && (
              <img
                key={shown.id}
                src={shown.address}
                alt={shown.name}
                className="max-h-full max-w-full rounded-control bg-surface object-contain"
              />
            )}
            <div
              className={classNames(
                "pointer-events-none absolute inset-x-4 top-1/2 flex -translate-y-1/2 justify-between",
                isOne && "hidden",
              )}
            >
              <button
                type="button"
                aria-label={words.previous}
                onClick={() => go(-1)}
                className={buttonLook}
              >
                <ChevronLeft aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={words.next}
                onClick={() => go(1)}
                className={buttonLook}
              >
                <ChevronRight aria-hidden="true" />
              </button>
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
