import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Label, Organization } from "../store/organization";
import { texts } from "../texts/en";
import { enLabels } from "../texts/en-labels";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { Skeleton } from "../ui/skeleton";
import { LabelChip } from "./label-chip";
import { LabelDialog } from "./label-dialog";
import { mayManageLabels } from "./label-rules";
import { loadLabels } from "./load-labels";
import { RemoveLabelDialog } from "./remove-label-dialog";
import { useLabels, useLabelsState } from "./use-labels";

const words = enLabels.setting;

/** The organization's labels, for those who may with the way to make, change and delete them. */
export function LabelsSetting({ organization }: { organization: Organization }) {
  const orgID = organization.id;
  const labels = useLabels(orgID);
  const state = useLabelsState(orgID);
  const mayManage = mayManageLabels(organization.memberRole);
  const [removing, setRemoving] = useState<Label>();
  const [editing, setEditing] = useState<{ label: Label | undefined }>();
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-ui font-medium text-text">{words.title}</h2>
          <p className="text-small text-text-2">{words.hint}</p>
        </div>
        {mayManage && <Button onClick={() => setEditing({ label: undefined })}>{words.add}</Button>}
      </div>
      {state.is === "loading" && <Skeleton label={words.loading} count={2} />}
      {state.is === "failed" && (
        <Banner
          kind="danger"
          action={<Button onClick={() => void loadLabels(orgID)}>{texts.tryAgain}</Button>}
        >
          {state.problem.detail}
        </Banner>
      )}
      {state.is === "ready" && labels.length === 0 && (
        <p className="text-ui text-text-3">{words.empty}</p>
      )}
      {labels.length > 0 && (
        <ul className="max-h-96 divide-y divide-border overflow-y-auto rounded-card border border-border bg-surface">
          {labels.map((label) => (
            <li key={label.id} className="flex min-h-9 items-center gap-3 px-3 py-1">
              <LabelChip label={label} />
              <span className="min-w-0 flex-1 truncate text-ui text-text-2">
                {label.description}
              </span>
              {mayManage && (
                <span className="inline-flex">
                  <IconButton
                    size="small"
                    label={words.edit(label.name)}
                    icon={<Pencil aria-hidden="true" />}
                    onClick={() => setEditing({ label })}
                  />
                  <IconButton
                    size="small"
                    label={words.remove(label.name)}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => setRemoving(label)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <RemoveLabelDialog orgID={orgID} label={removing} onClose={() => setRemoving(undefined)} />
      )}
      {editing && (
        <LabelDialog orgID={orgID} label={editing.label} onClose={() => setEditing(undefined)} />
      )}
    </section>
  );
}
