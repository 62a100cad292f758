import { ArrowRight } from "lucide-react";
import { enLanding } from "../texts/en-landing";
import { StatusMark } from "./status-mark";

const words = enLanding.platform.live;

/** The same bug on two screens. */
export function LivePicture() {
  return (
    <div className="grid items-center gap-3 narrow:grid-cols-[1fr_auto_1fr]">
      <Screen title={words.yours} />
      <p className="flex items-center gap-2 text-small text-text-3 max-narrow:pl-1 narrow:flex-col">
        <ArrowRight className="size-4 text-accent-text max-narrow:rotate-90" aria-hidden="true" />
        {words.moment}
      </p>
      <Screen title={words.theirs} />
    </div>
  );
}

function Screen({ title }: { title: string }) {
  return (
    <div className="overflow-hidden rounded-card border border-border bg-bg">
      <p className="border-b border-border bg-sunken px-3 py-1.5 text-small font-medium text-text-2">
        {title}
      </p>
      <div className="flex flex-col gap-2 px-3 py-4">
        <p className="flex items-center gap-2 text-ui">
          <span className="shrink-0 font-mono text-small text-text-2">{words.bug.key}</span>
          <span className="truncate">{words.bug.title}</span>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-small">
          <s className="text-text-3">{words.before}</s>
          <span className="inline-flex items-center gap-1.5 rounded-control bg-accent-soft px-2 py-0.5 font-medium text-accent-text">
            <StatusMark kind="started" />
            {words.after}
          </span>
        </p>
      </div>
    </div>
  );
}
