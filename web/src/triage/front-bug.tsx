import { useEffect, useRef, useState } from "react";
import { BugBody } from "../bug-page/bug-body";
import { BugSkeleton } from "../bug-page/bug-skeleton";
import { MissingBug } from "../bug-page/missing-bug";
import { useWholeBug } from "../bug-page/use-whole-bug";
import { useKeyBindings } from "../keys/use-key-bindings";
import { navigate } from "../routing/history";
import { Link } from "../routing/link";
import type { Bug } from "../store/bug";
import type { Organization } from "../store/organization";
import { enTriage as words } from "../texts/en-triage";
import { Button } from "../ui/button";
import type { Asking } from "./act-bar";
import { ActButton } from "./act-button";
import type { Judgement } from "./judge";
import { JudgedNote } from "./judged/judged-note";
import { Judging } from "./judging";

interface FrontProps {
  organization: Organization;
  isInTriage: (bug: Bug) => boolean;
  onJudge: (bug: Bug, judgement: Judgement) => void;
  onUndo: () => void;
  /** Absent where there is none. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** The bug that is judged now. */
export function FrontBug({
  bugKey,
  onOtherKey,
  ...rest
}: FrontProps & { bugKey: string; onOtherKey: (key: string) => void }) {
  const { bug, problem, load } = useWholeBug(rest.organization.id, bugKey, onOtherKey);
  const place = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  // oxlint-disable-next-line react/exhaustive-deps -- Each bug anew.
  useEffect(() => {
    // What was pressed is gone with the bug before: the next one takes the focus.
    if (!isFirst.current) {
      place.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    isFirst.current = false;
  }, [bugKey]);
  return (
    <section ref={place} tabIndex={-1} aria-label={bugKey} className="min-w-0 flex-1 outline-none">
      {bug === undefined && problem === undefined && <BugSkeleton />}
      {bug === undefined && problem !== undefined && (
        <MissingBug problem={problem} onRetry={() => void load()} />
      )}
      {bug && <Whole key={bug.id} {...rest} bug={bug} problem={problem} onRetry={load} />}
    </section>
  );
}

function Whole({
  organization,
  bug,
  isInTriage,
  onJudge,
  onUndo,
  onNext,
  onPrevious,
  ...loading
}: FrontProps & { bug: Bug } & Pick<Parameters<typeof BugBody>[0], "problem" | "onRetry">) {
  const [asking, setAsking] = useState<Asking>();
  const orgID = organization.id;
  const params = { orgID, key: bug.key };
  const to = "/organizationDisplay/:orgID/bugs/:key";
  const open = () => navigate({ to, params });
  const isWaiting = isInTriage(bug);
  useKeyBindings({
    title: words.title,
    bindings: [
      ...(onNext ? [{ name: "nextBug" as const, run: onNext }] : []),
      ...(onPrevious ? [{ name: "previousBug" as const, run: onPrevious }] : []),
      { name: "takeBack", run: onUndo },
      { name: "openPage", run: open },
      ...(asking === undefined || !isWaiting
        ? [{ name: "open" as const, words: words.open, run: open }]
        : []),
    ],
  });
  return (
    <BugBody
      organization={organization}
      bug={bug}
      {...loading}
      bindings={[]}
      place={
        <Link to={to} params={params} className="font-mono text-ui text-text-2 hover:underline">
          {bug.key}
        </Link>
      }
      buttons={
        <>
          {onPrevious && (
            <ActButton name="previousBug" onPress={onPrevious}>
              {words.previousShort}
            </ActButton>
          )}
          {onNext && (
            <ActButton name="nextBug" onPress={onNext}>
              {words.nextShort}
            </ActButton>
          )}
        </>
      }
      walk={undefined}
      onGo={() => undefined}
      renderActs={(scene) =>
        !isWaiting ? (
          <JudgedNote
            orgID={orgID}
            bug={bug}
            action={
              onNext && (
                <Button size="small" aria-keyshortcuts="J" onClick={onNext}>
                  {words.nextShort}
                </Button>
              )
            }
          />
        ) : scene.mayEdit ? (
          <Judging
            scene={scene}
            asking={asking}
            onAsk={setAsking}
            onJudge={(judgement) => onJudge(bug, judgement)}
            onOpen={open}
            onUndo={onUndo}
          />
        ) : (
          <p className="text-ui text-text-2">{words.mayNot}</p>
        )
      }
    />
  );
}
