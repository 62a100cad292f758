import type { KeyName } from "../keys/table";
import { useHint } from "../keys/use-hint";
import { Kbd } from "./kbd";

/** The keys of a shortcut, where it has any. */
export function KeyHint({ name }: { name: KeyName }) {
  const keys = useHint(name);
  return keys === undefined ? null : <Kbd keys={keys} />;
}
