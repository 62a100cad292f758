import { createElement } from "react";
import { LazyPart, useLazyPart } from "../ui/lazy-part";

const keysHelpDialog = new LazyPart(
  async () => (await import("./keys-help-dialog")).KeysHelpDialog,
  "window",
);

/** The help about keys, fetched when it is asked for. */
export function KeysHelp(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const Help = useLazyPart(keysHelpDialog, props.open);
  return Help ? createElement(Help, props) : null;
}
