import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

/** Panels of which one shows; arrows move between the tabs. */
export function Tabs<Value extends string>({
  value,
  onChange,
  tabs,
}: {
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
}) {
  function handleChange(chosen: unknown) {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  }
  return (
    <Base.Root value={value} onValueChange={handleChange}>
      <Base.List
        activateOnFocus
        className="print-hidden flex gap-1 overflow-x-auto border-b border-border"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="press -mb-px h-9 border-b-2 border-transparent px-3 text-ui font-medium whitespace-nowrap text-text-2 hover:text-text focus-visible:-outline-offset-2 data-active:border-accent data-active:text-text"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          className="pt-4 focus-visible:outline-offset-4"
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
