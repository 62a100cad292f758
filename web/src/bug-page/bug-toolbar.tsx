import { ChevronDown, ChevronUp, Ellipsis, Link2 } from "lucide-react";
import type { ReactNode } from "react";
import type { BugAddress } from "../bugs/list-walk";
import { texts } from "../texts/en";
import { enBugPage } from "../texts/en-bug-page";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { Menu } from "../ui/menu";
import { Tooltip } from "../ui/tooltip";
import { type BugScene, bugActions } from "./bug-actions";
import type { Walk } from "./use-walk";

const words = enBugPage;

/** Above a bug: where it stands in its list, and what can be done with it as a whole. */
export function BugToolbar({
  scene,
  walk,
  onGo,
  children,
}: {
  scene: BugScene;
  walk: Walk | undefined;
  onGo: (to: BugAddress) => void;
  /** In place of the button that closes the bug, where the room has a cross of its own. */
  children?: ReactNode;
}) {
  return (
    <div className="print-hidden ml-auto flex items-center gap-1">
      {walk && <WalkButtons walk={walk} onGo={onGo} />}
      <ActionButton scene={scene} id="copyLink" icon={<Link2 aria-hidden="true" />} />
      <MoreMenu scene={scene} />
      {children ?? <StateButton scene={scene} />}
    </div>
  );
}

function WalkButtons({ walk, onGo }: { walk: Walk; onGo: (to: BugAddress) => void }) {
  const { previous, next } = walk;
  return (
    <>
      <span className="px-1 text-small text-text-3 max-narrow:hidden">
        {words.position(walk.index + 1, walk.count)}
      </span>
      <Tooltip label={words.previous} keyName="previousBug">
        <IconButton
          label={words.previous}
          icon={<ChevronUp aria-hidden="true" />}
          disabled={previous === undefined}
          onClick={() => previous && onGo(previous)}
        />
      </Tooltip>
      <Tooltip label={words.next} keyName="nextBug">
        <IconButton
          label={words.next}
          icon={<ChevronDown aria-hidden="true" />}
          disabled={next === undefined}
          onClick={() => next && onGo(next)}
        />
      </Tooltip>
    </>
  );
}

/** An action of the table with a button of its own. */
function ActionButton({ scene, id, icon }: { scene: BugScene; id: string; icon: ReactNode }) {
  const action = bugActions.find((each) => each.id === id);
  if (action === undefined) return null;
  return (
    <Tooltip label={action.words} keyName={action.name}>
      <IconButton label={action.words} icon={icon} onClick={() => action.run(scene)} />
    </Tooltip>
  );
}

function MoreMenu({ scene }: { scene: BugScene }) {
  const items = bugActions
    .filter(({ isInMenu, when }) => isInMenu === true && when(scene))
    .map(({ words: label, name, run }) => ({
      label,
      keyName: name,
      onSelect: () => run(scene),
    }));
  return (
    <Menu
      trigger={<IconButton label={words.more} icon={<Ellipsis aria-hidden="true" />} />}
      items={items}
    />
  );
}

/** Closes or reopens the bug. */
function StateButton({ scene }: { scene: BugScene }) {
  const action = bugActions.find(
    ({ id, when }) => (id === "close" || id === "reopen") && when(scene),
  );
  if (action === undefined) return null;
  return (
    <Tooltip label={action.words} keyName={action.name}>
      <Button className="ml-1" onClick={() => action.run(scene)}>
        {scene.bug.isOpen ? texts.bugs.page.close : texts.bugs.page.reopen}
      </Button>
    </Tooltip>
  );
}
