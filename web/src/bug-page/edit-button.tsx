import { Pencil } from "lucide-react";
import type { KeyName } from "../keys/table";
import { IconButton } from "../ui/icon-button";
import { Tooltip } from "../ui/tooltip";

/** Begins to edit what it stands beside; comes forward with the pointer or the focus, always there on touch. */
export function EditButton({
  label,
  keyName,
  onClick,
}: {
  label: string;
  keyName: KeyName;
  onClick: () => void;
}) {
  return (
    <Tooltip label={label} keyName={keyName}>
      <IconButton
        label={label}
        size="small"
        icon={<Pencil aria-hidden="true" />}
        onClick={onClick}
        className="print-hidden ml-1 focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100"
      />
    </Tooltip>
  );
}
