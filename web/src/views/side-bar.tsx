import { Bookmark, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { memo, useState } from "react";
import { enViews as words } from "../texts/en-views";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { IconButton } from "../ui/icon-button";
import { Tooltip } from "../ui/tooltip";
import { ViewList } from "./view-list";

type Shown = Omit<Parameters<typeof ViewList>[0], "onFollow">;

/**
 * The saved views: beside the page, or on narrow screens behind a button. A list's page draws often, and changes
 * nothing here.
 */
export const SideBar = memo(function SideBar({
  isWide,
  isFolded,
  onFolded,
  ...shown
}: Shown & { isWide: boolean; isFolded: boolean; onFolded: (isFolded: boolean) => void }) {
  if (!isWide) return <Drawer {...shown} />;
  const label = isFolded ? words.show : words.hide;
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className="flex flex-col gap-1 p-2">
      <div className="flex items-center">
        {!isFolded && (
          <p className="flex-1 px-2 text-ui font-medium" aria-hidden="true">
            {words.views}
          </p>
        )}
        <Tooltip label={label}>
          <IconButton
            label={label}
            size="small"
            icon={<Icon aria-hidden="true" />}
            aria-expanded={!isFolded}
            onClick={() => onFolded(!isFolded)}
          />
        </Tooltip>
      </div>
      {!isFolded && <ViewList {...shown} onFollow={() => undefined} />}
    </div>
  );
});

function Drawer(shown: Shown) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Bookmark className="size-4" aria-hidden="true" />
        {words.views}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.views}>
        <ViewList {...shown} onFollow={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
