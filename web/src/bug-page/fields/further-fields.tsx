import { useEffect, useRef } from "react";
import { VisibilityField } from "../../bugs/visibility-field";
import { LabelChips } from "../../labels/label-chips";
import { LabelsField } from "../../labels/labels-field";
import { useOrganization } from "../../store/hooks";
import { fieldPart } from "../field-part";
import { SnoozeField } from "./snooze-field";

const shownFields = ["labels", "snooze", "visibility", "sharedWith"] as const;

/** Labels, snooze, and who may know of the bug, each edited in place. */
export const FurtherFields = fieldPart(
  shownFields,
  ["labels", "snooze"],
  function FurtherFields({ scene, parts }) {
    const { orgID, bug, mayEdit, mayWithhold, save } = scene;
    const organization = useOrganization(orgID);
    const labels = useRef<HTMLDivElement>(null);
    const areLabelsAsked = parts.shown === "labels";
    const { hide } = parts;
    useEffect(() => {
      if (!areLabelsAsked) return;
      labels.current?.querySelector("input")?.focus();
      hide("labels");
    }, [areLabelsAsked, hide]);
    if (organization === undefined) return null;
    return (
      <div className="flex min-w-0 flex-col gap-3 py-2">
        {mayEdit ? (
          <div ref={labels}>
            <LabelsField
              organization={organization}
              ids={bug.labels}
              onChange={(chosen) => save({ labels: chosen })}
            />
          </div>
        ) : (
          <LabelChips orgID={orgID} ids={bug.labels} />
        )}
        <SnoozeField
          bug={bug}
          mayEdit={mayEdit}
          onEdit={save}
          open={parts.shown === "snooze"}
          onOpenChange={(open) => (open ? parts.show("snooze") : parts.hide("snooze"))}
        />
        {mayWithhold && bug.sharedWith !== undefined && (
          <VisibilityField
            orgID={orgID}
            value={{ visibility: bug.visibility, sharedWith: bug.sharedWith }}
            onChange={save}
          />
        )}
      </div>
    );
  },
);
