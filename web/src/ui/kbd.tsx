/** Keys as they are pressed: "Ctrl+K" together, "G then B" one after the other. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className="inline-flex h-5 items-center rounded-chip border border-border bg-sunken px-1.5 font-mono text-micro text-text-2">
      {keys}
    </kbd>
  );
}
