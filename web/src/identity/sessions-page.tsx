import { useEffect, useState } from "react";
import { api, type Outcome, outcome } from "../api/client";
import { Link } from "../routing/link";
import { enIdentity } from "../texts/en-identity";
import { usePageTitle } from "../texts/use-page-title";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";
import { useMe } from "./session";
import { SessionRow, type WireSession } from "./session-row";

const words = enIdentity.sessions;

function loadSessions() {
  return outcome(api.GET("/api/v1/me/sessions"));
}

/** Where the person is signed in, with a way to end each place. */
export function SessionsPage() {
  usePageTitle(words.title);
  const { state } = useMe();
  const [answer, setAnswer] = useState<Outcome<{ items: WireSession[] }>>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (state === "in") void loadSessions().then(setAnswer);
  }, [state]);

  if (state === "out") {
    return (
      <EmptyState
        text={words.logInFirst}
        action={<Link to="/auth">{enIdentity.logIn.title}</Link>}
      />
    );
  }

  async function end(call: Promise<Outcome<unknown>>, done: string) {
    setBusy(true);
    const ended = await call;
    setBusy(false);
    setAsking(false);
    if (ended.ok) showToast({ kind: "positive", text: done });
    else showToast({ kind: "negative", text: ended.problem.detail });
    setAnswer(await loadSessions());
  }
  function handleEnd(session: string) {
    const call = outcome(
      api.DELETE("/api/v1/me/sessions/{session}", { params: { path: { session } } }),
    );
    void end(call, words.ended);
  }
  function handleEndOthers() {
    void end(outcome(api.DELETE("/api/v1/me/sessions")), words.othersEnded);
  }
  const others = answer?.ok && answer.value.items.some((item) => !item.isCurrent);
  return (
    <section className="mx-auto flex w-full max-w-3xl flex-col gap-4 p-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-head font-semibold">{words.title}</h1>
          <p className="text-read text-text-2">{words.subtitle}</p>
        </div>
        {others && <Button onClick={() => setAsking(true)}>{words.endOthers}</Button>}
      </div>
      <SessionList
        answer={answer}
        busy={busy}
        onEnd={handleEnd}
        onRetry={() => void loadSessions().then(setAnswer)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.endOthersQuestion}
        description={words.endOthersDetail}
        confirmLabel={words.endOthers}
        cancelLabel={words.cancel}
        onConfirm={handleEndOthers}
        busy={busy}
        danger
      />
    </section>
  );
}

function SessionList({
  answer,
  busy,
  onEnd,
  onRetry,
}: {
  answer: Outcome<{ items: WireSession[] }> | undefined;
  busy: boolean;
  onEnd: (id: string) => void;
  onRetry: () => void;
}) {
  if (!answer) return <Skeleton label={words.loading} count={3} className="h-16" />;
  if (!answer.ok) {
    return (
      <Banner kind="danger" action={<Button onClick={onRetry}>{words.retry}</Button>}>
        {answer.problem.detail}
      </Banner>
    );
  }
  if (answer.value.items.length === 0) return <EmptyState text={words.empty} />;
  return (
    <ul className="flex flex-col divide-y divide-border rounded-card border border-border bg-surface">
      {answer.value.items.map((item) => (
        <SessionRow key={item.id} session={item} busy={busy} onEnd={() => onEnd(item.id)} />
      ))}
    </ul>
  );
}
