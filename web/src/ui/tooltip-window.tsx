import { Tooltip as Base } from "@base-ui/react/tooltip";
import { type ReactElement, useId } from "react";
import type { KeyName } from "../keys/table";
import { useHint } from "../keys/use-hint";
import { Kbd } from "./kbd";

const delayMs = 400;

/** The tooltip itself, around its child. */
export function TooltipWindow({
  label,
  keyName,
  children,
}: {
  label: string;
  keyName: KeyName | undefined;
  children: ReactElement;
}) {
  const id = useId();
  const keys = useHint(keyName);
  return (
    <Base.Root>
      <Base.Trigger delay={delayMs} render={children} aria-describedby={id} />
      <Base.Portal keepMounted>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup
            id={id}
            role="tooltip"
            className="float flex max-w-72 items-center gap-2 rounded-control border border-border bg-raised px-2 py-1 text-small text-text shadow-floating"
          >
            {label}
            {keys && <Kbd keys={keys} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
