import { ChevronDown } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useOrganizations, useProject } from "../store/hooks";
import { replicaOf } from "../store/replica";
import { enCapture as words } from "../texts/en-capture";
import { Button } from "../ui/button";
import { Picker, type PickerOption } from "../ui/picker";
import type { Place } from "./form";
import { reportable } from "./guess-project";

/** In which project the bug is reported, of all that the person may report in; found by typing. */
export function ProjectPicker({
  place,
  onChange,
}: {
  place: Place | undefined;
  onChange: (place: Place) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const project = useProject(place?.orgID ?? "", place?.projectID ?? "");
  const name = project?.name ?? (place ? words.loadingProjects : words.chooseProject);
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <span className="text-ui font-medium text-text">{words.project}</span>
      <Picker
        label={words.project}
        options={useOptions(isOpen)}
        values={place ? [valueOf(place)] : []}
        onChange={([value = ""]) => {
          const [orgID = "", projectID = ""] = value.split(" ");
          onChange({ orgID, projectID });
          setOpen(false);
        }}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button size="large" aria-label={words.projectIs(name)} className="w-full min-w-0">
            <span className="min-w-0 flex-1 truncate text-left">{name}</span>
            <ChevronDown className="size-4 shrink-0 text-text-2" aria-hidden="true" />
          </Button>
        }
      />
    </div>
  );
}

function valueOf({ orgID, projectID }: Place): string {
  return `${orgID} ${projectID}`;
}

function useOptions(isOpen: boolean): PickerOption[] {
  useOrganizations();
  const own = reportable();
  useSyncExternalStore(
    (listener) => {
      const stops = own.map(({ id }) => replicaOf(id).projects.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => own.map(({ id }) => replicaOf(id).projects.all().length).join(),
  );
  if (!isOpen) return [];
  return own.flatMap(({ id: orgID, orgName }) =>
    replicaOf(orgID)
      .projects.all()
      .map(({ id: projectID, key, name }) => ({
        value: valueOf({ orgID, projectID }),
        label: own.length > 1 ? words.projectOf(key, name, orgName) : words.projectAlone(key, name),
      })),
  );
}
