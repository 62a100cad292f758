import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { KeyName } from "../keys/table";
import { useHint } from "../keys/use-hint";
import { Kbd } from "./kbd";

/** The words of a tooltip beside their anchor. */
export function TooltipWindow({
  anchor,
  label,
  keyName,
  onClose,
}: {
  anchor: Element;
  label: string;
  keyName: KeyName | undefined;
  onClose: () => void;
}) {
  const keys = useHint(keyName);
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={6} className="z-50">
          <Base.Popup
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
