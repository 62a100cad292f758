import { Settings2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import { ChartsToggle } from "../../lists/look/charts-toggle";
import { enBoards as words } from "../../texts/en-boards";
import { Button } from "../../ui/button";

/** Above the columns: how many cards there are, and what is done with all of the board. No card that moves draws it. */
export const BoardHead = memo(function BoardHead({
  said,
  showsCharts,
  onCharts,
  onSettings,
  actions,
}: {
  /** Nothing until it is known. */
  said: string | false;
  showsCharts: boolean;
  onCharts: (charts: "shown" | undefined) => void;
  onSettings: () => void;
  actions: ReactNode;
}) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-3">
      <p role="status" className="text-ui text-text-2 tabular-nums">
        {said}
      </p>
      <span className="ml-auto inline-flex items-center gap-2">
        <ChartsToggle isShown={showsCharts} onChange={onCharts} />
        <Button variant="ghost" onClick={onSettings}>
          <Settings2 className="size-4" aria-hidden="true" />
          {words.settings.open}
        </Button>
        {actions}
      </span>
    </div>
  );
});
