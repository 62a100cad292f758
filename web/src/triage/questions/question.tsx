import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { enTriage } from "../../texts/en-triage";
import { ActButton } from "../act-button";

/** What an act asks, right below its button; the first answer has the focus. */
export function Question({
  title,
  onCancel,
  children,
}: {
  title: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>("[data-first], input");
    first?.focus({ preventScroll: true });
  }, []);
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onCancel();
  }
  return (
    <fieldset
      ref={place}
      onKeyDown={handleKey}
      className="min-w-0 rounded-card border border-accent bg-surface p-3"
    >
      <legend className="px-1 text-ui font-medium">{title}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <ActButton name="back" onPress={onCancel}>
          {enTriage.cancel}
        </ActButton>
      </div>
    </fieldset>
  );
}
