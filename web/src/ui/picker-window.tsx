import { Combobox } from "@base-ui/react/combobox";
import type { BaseUIEvent } from "@base-ui/react/types";
import { Check } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useHint } from "../keys/use-hint";
import { enUi } from "../texts/en-ui";
import { Kbd } from "./kbd";
import type { PickerOption, PickerProps } from "./picker";

/** The list with its search field, and the button that opens it. */
export function PickerWindow({
  label,
  keyName,
  options,
  missing,
  values,
  isMultiple = false,
  max,
  onChange,
  trigger,
  open,
  onOpenChange,
}: PickerProps) {
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keys = useHint(keyName);
  const byValue = new Map(options.map((option) => [option.value, option]));
  const shared = {
    items: options.map(({ value }) => value),
    itemToStringLabel: (value: string) => byValue.get(value)?.label ?? "",
    open,
    autoHighlight: true,
  };
  /**
   * Lines that went and came again, because who can be chosen is loaded anew, have none that is marked: the first is
   * meant. Where none is there what was typed stays.
   */
  function takeFirst(event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) {
    const { value } = event.currentTarget;
    if (event.key !== "Enter" || event.nativeEvent.isComposing || value.trim() === "") return;
    if (event.currentTarget.hasAttribute("aria-activedescendant")) return;
    event.preventBaseUIHandler();
    event.preventDefault();
    list.current?.querySelector<HTMLElement>("[role=option]")?.click();
  }
  const parts = (
    <>
      <Combobox.Trigger render={trigger} onKeyDown={keepLetters} />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} align="start" className="z-50">
          <Combobox.Popup
            aria-label={label}
            initialFocus={search}
            className="float w-64 max-w-[calc(100vw-1rem)] rounded-card border border-border bg-raised shadow-floating"
          >
            <div className="flex items-center gap-2 border-b border-border px-3">
              <Combobox.Input
                ref={search}
                aria-label={label}
                placeholder={label}
                onKeyDown={takeFirst}
                className="h-9 min-w-0 flex-1 bg-transparent text-ui text-text outline-none"
              />
              {keys && <Kbd keys={keys} />}
            </div>
            <Combobox.Empty>
              <p className="p-3 text-ui text-text-2 empty:hidden">{missing ?? enUi.noMatches}</p>
            </Combobox.Empty>
            <Combobox.List
              ref={list}
              className="max-h-[min(var(--available-height),18rem)] overflow-y-auto p-1 empty:p-0"
            >
              {(value: string) => <Line key={value} option={byValue.get(value)} value={value} />}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </>
  );
  if (isMultiple) {
    return (
      <Combobox.Root
        {...shared}
        multiple
        value={[...values]}
        onValueChange={(chosen, { reason }) => {
          if (reason === "escape-key") return;
          onChange(max === undefined ? chosen : chosen.slice(0, max));
        }}
        onOpenChange={(next) => onOpenChange(next)}
      >
        {parts}
      </Combobox.Root>
    );
  }
  return (
    <Combobox.Root
      {...shared}
      value={values[0] ?? null}
      onValueChange={(chosen, { reason }) => {
        if (chosen !== null && reason !== "escape-key") onChange([chosen]);
      }}
      onOpenChange={(next) => onOpenChange(next)}
    >
      {parts}
    </Combobox.Root>
  );
}

/** A letter on the button is a shortcut of the page: it chooses nothing by itself. */
function keepLetters(event: BaseUIEvent<KeyboardEvent<HTMLButtonElement>>) {
  if (event.key.length === 1 && event.key !== " ") event.preventBaseUIHandler();
}

function Line({ option, value }: { option: PickerOption | undefined; value: string }) {
  return (
    <Combobox.Item
      value={value}
      className="flex min-h-8 items-center gap-2 rounded-chip px-2 text-ui text-text outline-none select-none data-highlighted:bg-hover"
    >
      {option?.icon}
      <span className="min-w-0 flex-1 truncate">{option?.label ?? value}</span>
      <Combobox.ItemIndicator>
        <Check className="size-4 text-accent-text" aria-hidden="true" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  );
}
