import { useState } from "react";
import type { Resolution } from "../api/types";
import type { Project, Status } from "../store/organization";
import { texts } from "../texts/en";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { SelectField } from "../ui/select-field";
import { closingStatuses, proposedResolution, resolutions } from "./bug-rules";

const words = texts.bugs.closing;

/** A bug is closed with the status it ends in and the reason. */
export function CloseDialog({
  project,
  status,
  onCancel,
  onClose,
}: {
  project: Project;
  status: Status;
  onCancel: () => void;
  onClose: (statusID: string, resolution: Resolution) => void;
}) {
  const [chosen, setChosen] = useState(status.id);
  const [resolution, setResolution] = useState<Resolution>(() => proposedResolution(status));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => onClose(chosen, resolution)}>
            {words.submit}
          </Button>
        </>
      }
    >
      <SelectField
        label={words.status}
        value={chosen}
        options={closingStatuses(project).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
      />
      <SelectField
        label={words.resolution}
        value={resolution}
        options={resolutions.map((value) => ({ value, label: texts.bugs.resolutions[value] }))}
        onChange={setResolution}
      />
    </Dialog>
  );
}
