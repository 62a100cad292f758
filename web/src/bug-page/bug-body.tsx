import type { ReactNode } from "react";
import type { Problem } from "../api/problem";
import { BugAttachments } from "../attachments/bug-attachments";
import type { BugAddress } from "../bugs/list-walk";
import { BugActivity } from "../comments/bug-activity";
import { TextChips } from "../comments/chips/text-chips";
import type { KeyBinding } from "../keys/shown";
import { useKeyBindings } from "../keys/use-key-bindings";
import { Presence } from "../presence/presence";
import { BugRelations } from "../relations/bug-relations";
import { DuplicateBanner } from "../relations/duplicate-banner";
import type { Bug } from "../store/bug";
import type { Organization } from "../store/organization";
import { enBugPage } from "../texts/en-bug-page";
import { AfterFrames } from "../ui/after-frames";
import { useSteady } from "../ui/use-steady";
import { type BugPart, type BugScene, bugActions } from "./bug-actions";
import { BugDescription } from "./bug-description";
import { BugDetails } from "./bug-details";
import { BugTitle } from "./bug-title";
import { BugToolbar } from "./bug-toolbar";
import { ClosingDialogs } from "./closing-dialogs";
import { DetailsFold } from "./details-fold";
import { DeleteBugDialog } from "./fields/delete-bug-dialog";
import { DeletedNote } from "./fields/deleted-note";
import { MoveDialog } from "./fields/move-dialog";
import { useBugScene } from "./use-bug-scene";
import type { Walk } from "./use-walk";

/**
 * A bug whole, the same on its page and in a panel: title, text and what hangs on it in one column, its
 * fields in another where there is room for two, else folded below the title.
 */
export function BugBody({
  organization,
  bug,
  problem,
  onRetry,
  bindings,
  place,
  buttons,
  renderActs,
  walk,
  onGo,
}: {
  organization: Organization;
  bug: Bug;
  problem: Problem | undefined;
  onRetry: () => Promise<void>;
  /** Keys of the place where the bug is shown, beside the bug's own. */
  bindings: readonly KeyBinding[];
  /** Stands above it: where the bug belongs, and further buttons. */
  place: ReactNode;
  buttons?: ReactNode;
  /** Above the bug itself: what its place is there for. */
  renderActs?: (scene: BugScene) => ReactNode;
  walk: Walk | undefined;
  onGo: (to: BugAddress) => void;
}) {
  const { scene, parts, title, description, closing, isWriting } = useBugScene(organization, bug);
  const { orgID, mayEdit } = scene;
  const { askRelation } = useSteady({
    askRelation: (part: BugPart | undefined) =>
      part ? parts.show(part) : parts.hide(parts.shown ?? "relation"),
  });
  const askedRelation = relationPart(parts.shown);
  useKeyBindings({
    title: enBugPage.actions.title,
    bindings: [
      ...bugActions.flatMap(({ name, words, when, run }) =>
        when(scene) ? [{ name, words, run: () => run(scene) }] : [],
      ),
      ...bindings,
    ],
  });
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {place}
        {/* Its room is kept, so that nothing moves when somebody comes. */}
        <span className="flex min-w-12 flex-1 basis-12">
          <Presence key={bug.id} orgID={orgID} bugID={bug.id} show="faces" />
        </span>
        <BugToolbar scene={scene} walk={walk} onGo={onGo}>
          {buttons}
        </BugToolbar>
      </div>
      {renderActs?.(scene)}
      <DeletedNote orgID={orgID} bug={bug} />
      <div className="grid min-w-0 items-start gap-x-10 gap-y-5 @min-[52rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[52rem]:grid-rows-[auto_1fr]">
        <BugTitle orgID={orgID} bug={bug} edit={title} mayEdit={mayEdit} />
        <DetailsFold scene={scene} isAsked={parts.shown !== undefined}>
          {/* A key that asks for one waits for no frame: what is typed next is meant for it. */}
          <AfterFrames count={2} isAsked={parts.shown !== undefined}>
            <BugDetails scene={scene} parts={parts} />
          </AfterFrames>
        </DetailsFold>
        <div className="flex min-w-0 flex-col gap-6">
          <DuplicateBanner orgID={orgID} bug={bug} mayEdit={mayEdit} />
          <TextChips orgID={orgID}>
            <BugDescription
              orgID={orgID}
              bug={bug}
              edit={description}
              mayEdit={mayEdit}
              problem={problem}
              onRetry={onRetry}
            />
            {/* What stands below its text, and is asked of the server: of a deleted bug it tells nobody. */}
            {bug.deleted === 0 && (
              <AfterFrames count={3} isAsked={isWriting || askedRelation !== undefined}>
                <BugRelations
                  key={bug.id}
                  orgID={orgID}
                  bugID={bug.id}
                  isDuplicate={bug.resolution === "duplicate"}
                  mayEdit={mayEdit}
                  asked={askedRelation}
                  onAsk={askRelation}
                />
                <BugAttachments
                  orgID={orgID}
                  bugID={bug.id}
                  mayEdit={organization.memberRole !== undefined}
                />
                <BugActivity orgID={orgID} bug={bug} />
              </AfterFrames>
            )}
          </TextChips>
        </div>
      </div>
      {parts.shown === "move" && (
        <MoveDialog orgID={orgID} bug={bug} onClose={() => parts.hide("move")} />
      )}
      {parts.shown === "delete" && (
        <DeleteBugDialog orgID={orgID} bug={bug} onClose={() => parts.hide("delete")} />
      )}
      <ClosingDialogs scene={scene} closing={closing} />
    </div>
  );
}

function relationPart(shown: BugPart | undefined): "relation" | "duplicate" | undefined {
  return shown === "relation" || shown === "duplicate" ? shown : undefined;
}
