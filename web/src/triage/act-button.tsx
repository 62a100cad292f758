import type { ReactNode } from "react";
import type { KeyName } from "../keys/table";
import { useHint } from "../keys/use-hint";
import { Button } from "../ui/button";
import { Kbd } from "../ui/kbd";

/** A button that shows its key. */
export function ActButton({
  name,
  isPressed,
  isPrimary = false,
  isDisabled = false,
  onPress,
  children,
}: {
  name: KeyName;
  /** Of one that opens something: whether it is open. */
  isPressed?: boolean;
  isPrimary?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  const keys = useHint(name);
  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      aria-keyshortcuts={keys}
      aria-expanded={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
      {keys !== undefined && (
        <span aria-hidden="true" className="contents max-narrow:hidden">
          <Kbd keys={keys} />
        </span>
      )}
    </Button>
  );
}
