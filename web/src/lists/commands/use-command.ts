import { createElement, type ReactNode, useState } from "react";
import type { Problem } from "../../api/problem";
import type { WireCommandPreview } from "../../api/types";
import { LazyPart, useLazyPart } from "../../ui/lazy-part";
import type { Question } from "../asking/list-api";
import { askPreview } from "./command-api";

const commandDialog = new LazyPart(
  async () => (await import("./command-dialog")).CommandDialog,
  "window",
);

type Looked =
  | { is: "asking"; q: string }
  | { is: "refused"; q: string; problem: Problem }
  | { is: "seen"; q: string; preview: WireCommandPreview };

export interface CommandLook {
  /** Whether the server is being asked. */
  isAsking: boolean;
  /** Why it did not take this text. */
  problemOf: (text: string) => Problem | undefined;
  look: (q: string) => void;
  dialog: ReactNode;
}

/** Looks what a command would do, and shows it with the choice to do it. */
export function useCommand(question: Omit<Question, "q">, onApplied: () => void): CommandLook {
  const [looked, setLooked] = useState<Looked>();
  const Dialog = useLazyPart(commandDialog, looked !== undefined);
  async function look(q: string) {
    const asking: Looked = { is: "asking", q };
    setLooked(asking);
    const reply = await askPreview({ ...question, q });
    // Another one was asked meanwhile, or it was given up.
    setLooked((now) => {
      if (now?.q !== q) return now;
      return reply.ok
        ? { is: "seen", q, preview: reply.value }
        : { is: "refused", q, problem: reply.problem };
    });
  }
  const seen = looked?.is === "seen" ? looked : undefined;
  return {
    isAsking: looked?.is === "asking",
    problemOf: (text) =>
      looked?.is === "refused" && looked.q === text ? looked.problem : undefined,
    look: (q) => void look(q),
    dialog:
      seen &&
      Dialog &&
      createElement(Dialog, {
        question: { ...question, q: seen.q },
        preview: seen.preview,
        onLookAgain: () => void look(seen.q),
        onClose: () => setLooked(undefined),
        onApplied: () => {
          setLooked(undefined);
          onApplied();
        },
      }),
  };
}
