import { useCallback, useEffect, useRef, useState } from "react";
import type { Outcome } from "../api/client";
import type { Problem } from "../api/problem";
import type { WireApiKey } from "../api/types";
import type { Organization } from "../store/organization";
import { longDate } from "../texts/dates";
import { enSettings } from "../texts/en-settings";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { TextField } from "../ui/text-field";
import { loadApiKey, renewApiKey } from "./api-key";
import { mayManageKeys } from "./rights";

const words = enSettings.apiKey;

/** The organization's key for programs, for those who may see it. */
export function ApiKeySetting({ organization }: { organization: Organization }) {
  if (mayManageKeys(organization)) {
    return <ApiKeyField orgID={organization.id} madeAt={organization.apiKeyCreated} />;
  }
  return (
    <section aria-label={words.label} className="flex flex-col gap-1">
      <h2 className="text-ui font-medium text-text">{words.label}</h2>
      <p className="text-read text-text-2">{words.hidden}</p>
    </section>
  );
}

function ApiKeyField({ orgID, madeAt }: { orgID: string; madeAt: string | undefined }) {
  const { shown, problem, take } = useApiKey(orgID, madeAt);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const key = shown?.api_key ?? "";

  async function generate() {
    setBusy(true);
    const reply = await renewApiKey(orgID);
    setBusy(false);
    setAsking(false);
    if (reply.ok) take(reply);
    showToast(
      reply.ok
        ? { kind: "positive", text: words.generated }
        : { kind: "negative", text: reply.problem.detail },
    );
  }
  function handleGenerate() {
    if (shown?.created === undefined) void generate();
    else setAsking(true);
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={words.label}
        value={key}
        placeholder={shown === undefined ? "" : words.none}
        readOnly
        hint={hintOf(shown)}
        suffix={
          <Button aria-label={words.copyLabel} disabled={key === ""} onClick={() => void copy(key)}>
            {words.copy}
          </Button>
        }
      />
      <Button className="self-start" busy={isBusy} onClick={handleGenerate}>
        {words.generate}
      </Button>
      {problem && <Banner kind="danger">{problem.detail}</Banner>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.confirmTitle}
        description={words.confirmText}
        confirmLabel={words.generate}
        busy={isBusy}
        onConfirm={() => void generate()}
      />
    </div>
  );
}

function hintOf(shown: WireApiKey | undefined): string {
  if (shown?.created === undefined) return words.hint;
  if (shown.api_key === undefined) return words.unreadable;
  const used =
    shown.lastUsed === undefined
      ? words.neverUsed
      : words.lastUsed(longDate(new Date(shown.lastUsed)));
  return `${words.hint} ${used}`;
}

/** Asks for the key, again when the log tells of a newer one, and when the window gets the focus. */
function useApiKey(orgID: string, madeAt: string | undefined) {
  const [shown, setShown] = useState<WireApiKey>();
  const [problem, setProblem] = useState<Problem>();
  const shownMadeAt = useRef<string>(undefined);
  const take = useCallback((reply: Outcome<WireApiKey>) => {
    if (reply.ok) shownMadeAt.current = reply.value.created;
    if (reply.ok) setShown(reply.value);
    setProblem(reply.ok ? undefined : reply.problem);
  }, []);
  useEffect(() => {
    let isHere = true;
    async function load() {
      const reply = await loadApiKey(orgID);
      if (isHere) take(reply);
    }
    const handleFocus = () => void load();
    if (madeAt === undefined || madeAt !== shownMadeAt.current) void load();
    addEventListener("focus", handleFocus);
    return () => {
      isHere = false;
      removeEventListener("focus", handleFocus);
    };
  }, [orgID, madeAt, take]);
  return { shown, problem, take };
}

async function copy(key: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(key);
    showToast({ kind: "positive", text: words.copied });
  } catch {
    showToast({ kind: "negative", text: words.copyFailed });
  }
}
