import { enLanding } from "../texts/en-landing";

interface TerminalLine {
  /** A command that somebody typed, not an answer. */
  prompt: boolean;
  text: string;
}

/** Commands and what they answer. */
export function Terminal({ lines }: { lines: readonly TerminalLine[] }) {
  return (
    <figure
      aria-label={enLanding.why.terminal.label}
      className="min-w-0 rounded-card border border-border bg-sunken px-4 py-3.5 font-mono text-ui leading-6"
    >
      {lines.map((line) => (
        <p key={line.text} className="[overflow-wrap:anywhere]">
          {line.prompt && (
            <span className="text-accent-text select-none" aria-hidden="true">
              {"$ "}
            </span>
          )}
          <span className={line.prompt ? "text-text" : "text-text-2"}>{line.text}</span>
        </p>
      ))}
    </figure>
  );
}
