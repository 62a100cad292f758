import { LogIn, type LucideIcon, Plus } from "lucide-react";
import { useState } from "react";
import { texts } from "../texts/en";
import { CreateOrganizationDialog } from "./create-organization-dialog";
import { JoinOrganizationDialog } from "./join-organization-dialog";

const words = texts.organizations;

/** Two tiles, each of which opens its dialog. */
export function OrganizationOptions() {
  const [open, setOpen] = useState<"create" | "join">();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Option Icon={Plus} words={words.create} onOpen={() => setOpen("create")} />
      <Option Icon={LogIn} words={words.join} onOpen={() => setOpen("join")} />
      <CreateOrganizationDialog
        open={open === "create"}
        onOpenChange={(isOpen) => setOpen(isOpen ? "create" : undefined)}
      />
      <JoinOrganizationDialog
        open={open === "join"}
        onOpenChange={(isOpen) => setOpen(isOpen ? "join" : undefined)}
      />
    </div>
  );
}

function Option({
  Icon,
  words: { title, description },
  onOpen,
}: {
  Icon: LucideIcon;
  words: { title: string; description: string };
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="press flex items-start gap-3 rounded-card border border-border bg-surface p-4 text-left hover:bg-hover"
    >
      <Icon className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
      <span className="flex flex-col gap-1">
        <span className="text-lead font-semibold text-text">{title}</span>
        <span className="text-ui text-text-2">{description}</span>
      </span>
    </button>
  );
}
