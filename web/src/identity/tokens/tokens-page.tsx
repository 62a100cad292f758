import { useState } from "react";
import { api, outcome } from "../../api/client";
import type { WireAccessToken, WireMadeAccessToken } from "../../api/types";
import { Link } from "../../routing/link";
import { enTokens } from "../../texts/en-tokens";
import { usePageTitle } from "../../texts/use-page-title";
import { showToast } from "../../toasts/show-toast";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { EmptyState } from "../../ui/empty-state";
import { useMe } from "../session";
import { MakeTokenDialog } from "./make-token-dialog";
import { NewSecret } from "./new-secret";
import { TokenList } from "./token-list";
import { useTokens } from "./use-tokens";

const words = enTokens;

/** What the person's own programs log in with: made, shown once, and ended here. */
export function TokensPage() {
  usePageTitle(words.title);
  const { state } = useMe();
  const [answer, load] = useTokens(state === "in");
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<WireMadeAccessToken>();
  const [leaving, setLeaving] = useState<WireAccessToken>();
  const [busy, setBusy] = useState(false);

  if (state === "out") {
    return <EmptyState text={words.logInFirst} action={<Link to="/auth">{words.login}</Link>} />;
  }

  async function revoke({ id }: WireAccessToken) {
    setBusy(true);
    const call = api.DELETE("/api/v1/me/tokens/{token}", { params: { path: { token: id } } });
    const ended = await outcome(call);
    setBusy(false);
    setLeaving(undefined);
    if (ended.ok) showToast({ kind: "positive", text: words.revoked });
    else showToast({ kind: "negative", text: ended.problem.detail });
    if (made?.token.id === id) setMade(undefined);
    load();
  }
  function handleMade(token: WireMadeAccessToken) {
    setMade(token);
    load();
  }
  return (
    <section className="mx-auto flex w-full max-w-3xl flex-col gap-4 p-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-head font-semibold">{words.title}</h1>
          <p className="text-read text-text-2">{words.subtitle}</p>
        </div>
        <Button variant="primary" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </div>
      {made && <NewSecret key={made.token.id} made={made} onDone={() => setMade(undefined)} />}
      <TokenList answer={answer} busy={busy} onRevoke={setLeaving} onRetry={load} />
      <MakeTokenDialog open={isMaking} onOpenChange={setMaking} onMade={handleMade} />
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => {
          if (!open) setLeaving(undefined);
        }}
        title={words.revokeQuestion(leaving?.name ?? "")}
        description={words.revokeDetail}
        confirmLabel={words.revoke}
        cancelLabel={words.cancel}
        onConfirm={() => {
          if (leaving) void revoke(leaving);
        }}
        busy={busy}
        danger
      />
    </section>
  );
}
