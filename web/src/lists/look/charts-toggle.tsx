import { ChartColumn } from "lucide-react";
import { memo } from "react";
import { enLists as words } from "../../texts/en-lists";
import { Button } from "../../ui/button";

/** Shows charts above the bugs, or puts them away. */
export const ChartsToggle = memo(function ChartsToggle({
  isShown,
  onChange,
}: {
  isShown: boolean;
  onChange: (charts: "shown" | undefined) => void;
}) {
  return (
    <Button
      variant="ghost"
      aria-pressed={isShown}
      onClick={() => onChange(isShown ? undefined : "shown")}
      className="aria-pressed:bg-active aria-pressed:text-text"
    >
      <ChartColumn className="size-4" aria-hidden="true" />
      <span className="max-narrow:sr-only">{words.charts}</span>
    </Button>
  );
});
