import { ArrowUpRight } from "lucide-react";
import { enLanding } from "../texts/en-landing";
import { Terminal } from "./terminal";

const words = enLanding.platform.integrations;

/** What other programs may do here. */
export function ContractPanel() {
  return (
    <article className="grid min-w-0 items-center gap-6 rounded-dialog border border-border bg-surface p-6 max-narrow:p-5 wide:col-span-6 wide:grid-cols-2 wide:gap-10">
      <div>
        <h3 className="text-lead font-semibold">{words.title}</h3>
        <p className="mt-1.5 text-read text-text-2">{words.text}</p>
        <a
          href="/api/v1/openapi.json"
          className="mt-3 inline-flex items-center gap-1 rounded-chip text-read font-medium text-accent-text hover:underline"
        >
          {words.contract}
          <ArrowUpRight className="size-4" aria-hidden="true" />
        </a>
      </div>
      <Terminal lines={words.lines} />
    </article>
  );
}
