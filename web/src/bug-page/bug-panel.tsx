import { Maximize2, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useKeyBindings } from "../keys/use-key-bindings";
import { navigate } from "../routing/history";
import { Link } from "../routing/link";
import type { Bug } from "../store/bug";
import { useProject } from "../store/hooks";
import type { Organization } from "../store/organization";
import { enBugPage } from "../texts/en-bug-page";
import { IconButton } from "../ui/icon-button";
import { Tooltip } from "../ui/tooltip";
import { BugBody } from "./bug-body";
import { BugSkeleton } from "./bug-skeleton";
import { MissingBug } from "./missing-bug";
import { useWalk } from "./use-walk";
import { useWholeBug } from "./use-whole-bug";

interface PanelProps {
  organization: Organization;
  /** Shows another bug in the panel. */
  onGo: (key: string) => void;
  onClose: () => void;
}

/** A bug beside the list that it was opened from. The list keeps its place, and J and K. */
export function BugPanel({
  bugKey,
  turn,
  ...rest
}: PanelProps & {
  bugKey: string;
  /** The panel takes the focus when it comes, and with each new number. */
  turn: number;
}) {
  const { organization, onGo, onClose } = rest;
  const panel = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- The number itself says nothing.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, [turn]);
  const { bug, problem, load } = useWholeBug(organization.id, bugKey, onGo);
  // Also while the bug is on its way.
  useKeyBindings({
    title: enBugPage.actions.title,
    bindings: [{ name: "back", words: enBugPage.closePanel, run: onClose }],
  });
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={enBugPage.panel}
      data-keeps-arrows=""
      className="sticky top-0 z-30 h-dvh w-[clamp(26rem,45vw,46rem)] shrink-0 overflow-y-auto border-l border-border bg-bg p-6 pt-3 outline-none max-wide:fixed max-wide:inset-y-0 max-wide:right-0 max-wide:w-[min(calc(100vw-3rem),38rem)] max-wide:shadow-floating print:hidden"
    >
      {bug === undefined && (
        <>
          <span className="flex justify-end">
            <CloseButton onClose={onClose} />
          </span>
          {problem === undefined ? (
            <BugSkeleton />
          ) : (
            <MissingBug problem={problem} onRetry={() => void load()} />
          )}
        </>
      )}
      {bug && <Whole key={bug.id} {...rest} bug={bug} problem={problem} onRetry={load} />}
    </section>
  );
}

function Whole({
  organization,
  bug,
  onGo,
  onClose,
  ...loading
}: PanelProps & { bug: Bug } & Pick<Parameters<typeof BugBody>[0], "problem" | "onRetry">) {
  const params = { orgID: organization.id, key: bug.key };
  const walk = useWalk(bug, useProject(organization.id, bug.projectID));
  const page = "/organizationDisplay/:orgID/bugs/:key";
  return (
    <BugBody
      organization={organization}
      bug={bug}
      {...loading}
      bindings={[
        {
          name: "open",
          words: enBugPage.openPage,
          run: () => navigate({ to: page, params }),
        },
      ]}
      place={
        <Link to={page} params={params} className="font-mono text-ui text-text-2 hover:underline">
          {bug.key}
        </Link>
      }
      walk={walk}
      onGo={(to) => onGo(to.key)}
      buttons={
        <>
          <Tooltip label={enBugPage.openPage} keyName="open">
            <IconButton
              label={enBugPage.openPage}
              icon={<Maximize2 aria-hidden="true" />}
              onClick={() => navigate({ to: page, params })}
            />
          </Tooltip>
          <CloseButton onClose={onClose} />
        </>
      }
    />
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Tooltip label={enBugPage.closePanel} keyName="back">
      <IconButton label={enBugPage.closePanel} icon={<X aria-hidden="true" />} onClick={onClose} />
    </Tooltip>
  );
}
