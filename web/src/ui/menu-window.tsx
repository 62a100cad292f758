import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { type MouseEvent, type ReactElement, use } from "react";
import { useHint } from "../keys/use-hint";
import { Kbd } from "./kbd";
import type { MenuItem } from "./menu";
import { NavigateContext } from "./navigate-context";

const look =
  "flex min-h-8 items-center gap-2 rounded-chip px-2 text-ui text-text outline-none select-none data-highlighted:bg-hover";

/** The menu itself, open at first, with its trigger. */
export function MenuWindow({
  trigger,
  items,
  open,
  isByKey,
  onOpenChange,
}: {
  trigger: ReactElement;
  items: readonly MenuItem[];
  open: boolean | undefined;
  /** Whoever opened it by a key stands on its first line. */
  isByKey: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}) {
  return (
    <Base.Root
      {...(open === undefined ? { defaultOpen: true } : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className="z-50">
          <Base.Popup
            ref={isByKey ? focusFirstLine : null}
            className="float min-w-48 rounded-card border border-border bg-raised p-1 shadow-floating"
          >
            {items.map((item) => (
              <Line key={item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function focusFirstLine(popup: HTMLElement | null): void {
  popup?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
}

function Line({ item }: { item: MenuItem }) {
  const navigate = use(NavigateContext);
  if ("href" in item) {
    const handleClick = (event: MouseEvent) => {
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!plain || !navigate) return;
      event.preventDefault();
      navigate(item.href);
    };
    return (
      <Base.LinkItem href={item.href} onClick={handleClick} closeOnClick className={look}>
        <Words item={item} />
      </Base.LinkItem>
    );
  }
  if (item.checked !== undefined) {
    return (
      <Base.CheckboxItem
        checked={item.checked}
        onCheckedChange={item.onSelect}
        closeOnClick
        className={look}
      >
        <span className="size-4">
          <Base.CheckboxItemIndicator>
            <Check className="size-4 text-accent-text" aria-hidden="true" />
          </Base.CheckboxItemIndicator>
        </span>
        <Words item={item} />
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item onClick={item.onSelect} className={look}>
      <Words item={item} />
    </Base.Item>
  );
}

function Words({ item }: { item: MenuItem }) {
  const keys = useHint(item.keyName);
  return (
    <>
      <span className="flex-1">{item.label}</span>
      {keys && <Kbd keys={keys} />}
    </>
  );
}
