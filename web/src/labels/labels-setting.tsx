import { useState } from "react";
import { FailureNote } from "../change-queue/failure-note";
import type { Label, Organization } from "../store/organization";
import { enLabels } from "../texts/en-labels";
import { Button } from "../ui/button";
import { RowActs } from "../ui/row-acts";
import { SettingSection } from "../ui/setting-section";
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
    <SettingSection
      title={words.title}
      hint={words.hint}
      action={
        mayManage && <Button onClick={() => setEditing({ label: undefined })}>{words.add}</Button>
      }
    >
      {state.is === "loading" && <Skeleton label={words.loading} count={2} />}
      {state.is === "failed" && (
        <FailureNote problem={state.problem} onRetry={() => void loadLabels(orgID)} />
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
                <RowActs
                  edit={words.edit(label.name)}
                  remove={words.remove(label.name)}
                  onEdit={() => setEditing({ label })}
                  onRemove={() => setRemoving(label)}
                />
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
    </SettingSection>
  );
}
