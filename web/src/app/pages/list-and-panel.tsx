import { createElement, type ReactNode, useState } from "react";
import type { Peek } from "../../lists/rows/peek";
import { useIsNarrow } from "../../organizations/use-is-narrow";
import { Navigate } from "../../routing/navigate";
import type { Organization } from "../../store/organization";
import { LazyPart, useLazyPart } from "../../ui/lazy-part";

const bugPanel = new LazyPart(async () => (await import("../../bug-page/bug-panel")).BugPanel);

/** A list and, where the address names one, a bug beside it; on narrow screens that bug's page. */
export function ListAndPanel({
  organization,
  bug,
  onShow,
  children,
}: {
  organization: Organization;
  /** The key of the bug beside the list. */
  bug: string | undefined;
  /** With `replace` the step before is the one before the panel came. */
  onShow: (bug: string | undefined, replace: boolean) => void;
  children: (peek: Peek) => ReactNode;
}) {
  const isNarrow = useIsNarrow();
  const [turn, setTurn] = useState(0);
  const Panel = useLazyPart(bugPanel, bug !== undefined);
  if (bug !== undefined && isNarrow) {
    const params = { orgID: organization.id, key: bug };
    return <Navigate to="/organizationDisplay/:orgID/bugs/:key" params={params} />;
  }
  function show(shown: string | undefined) {
    // One step back closes the panel, however many bugs it showed.
    onShow(shown, bug !== undefined && shown !== undefined);
  }
  return (
    <div className="flex items-start">
      <div className="min-w-0 flex-1">
        {children({
          bugKey: bug,
          onPeek: (shown, focus) => {
            show(shown);
            if (focus) setTurn((now) => now + 1);
          },
        })}
      </div>
      {bug !== undefined &&
        Panel &&
        createElement(Panel, {
          organization,
          bugKey: bug,
          turn,
          onGo: show,
          onClose: () => show(undefined),
        })}
    </div>
  );
}
