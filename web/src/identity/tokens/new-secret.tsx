import { useEffect, useRef } from "react";
import type { WireMadeAccessToken } from "../../api/types";
import { enTokens } from "../../texts/en-tokens";
import { showToast } from "../../toasts/show-toast";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/text-field";

const words = enTokens.secret;

/** The one sight of a new token's secret. It stays until the person says that they have it. */
export function NewSecret({ made, onDone }: { made: WireMadeAccessToken; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.scrollIntoView({ block: "center" });
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(made.secret);
      showToast({ kind: "positive", text: words.copied });
    } catch {
      field.current?.select();
      showToast({ kind: "negative", text: words.copyFailed });
    }
  }
  return (
    <section
      aria-label={words.title(made.token.name)}
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 className="text-lead font-semibold break-words">{words.title(made.token.name)}</h2>
      <Banner kind="warning">{words.warning}</Banner>
      <TextField
        ref={field}
        label={words.label}
        value={made.secret}
        readOnly
        hint={words.hint}
        suffix={
          <Button aria-label={words.copyLabel} onClick={() => void copy()}>
            {words.copy}
          </Button>
        }
      />
      <Button className="self-start" onClick={onDone}>
        {words.done}
      </Button>
    </section>
  );
}
