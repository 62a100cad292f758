import { useEffect, useState } from "react";
import type { Priority, Resolution, Severity } from "../../api/types";
import { isClosing, priorities, severities, statusOf } from "../../bugs/bug-rules";
import { StatusIcon } from "../../bugs/status-icon";
import { useMe } from "../../identity/session";
import { useKeyBindings } from "../../keys/use-key-bindings";
import { LabelDot } from "../../labels/label-dot";
import { useLabels, useLabelsState } from "../../labels/use-labels";
import { ensureMembers } from "../../members/load-members";
import { usePeopleNames } from "../../members/people";
import type { Bug } from "../../store/bug";
import { useMembersState, useProject } from "../../store/hooks";
import { missingWords } from "../../store/missing-words";
import type { Status } from "../../store/organization";
import { replicaOf } from "../../store/replica";
import { enBugFields } from "../../texts/en-bug-fields";
import { enLists } from "../../texts/en-lists";
import { Button } from "../../ui/button";
import { Tooltip } from "../../ui/tooltip";
import { type BulkPartName as PartName, bulkParts as partNames } from "../selection";
import { CloseManyDialog, DueDialog } from "./bulk-dialogs";
import { type BulkPart, BulkPicker } from "./bulk-picker";
import { type BulkEdit, changeMany, type Progress } from "./change-many";
import { commonOf, difference, sharedBy } from "./common";
import { bulkMax } from "./limits";

const words = enLists.selection;

interface FieldProps {
  orgID: string;
  bugs: readonly Bug[];
  part: (name: PartName) => BulkPart;
  onChange: (change: BulkEdit) => void;
}

/** What can be done with all selected bugs at once; it floats below the list, which stays where it is. */
export function BulkBar({
  orgID,
  ids,
  total,
  isAllLoaded,
  hasKeys,
  asked,
  onSelectAll,
  onClear,
}: {
  orgID: string;
  ids: ReadonlySet<string>;
  /** Of the list on all pages. */
  total: number | undefined;
  isAllLoaded: boolean;
  /** Not while a bug beside the list has the same keys. */
  hasKeys: boolean;
  /** The part that the selection was made for. */
  asked: PartName | undefined;
  onSelectAll: () => void;
  onClear: () => void;
}) {
  const store = replicaOf(orgID).bugs;
  const bugs = [...ids].flatMap((id) => store.get(id) ?? []);
  const [progress, setProgress] = useState<Progress>();
  const count = bugs.length;
  const busy = progress !== undefined;
  const isTooMany = count > bulkMax;
  async function change(edit: BulkEdit) {
    await changeMany(
      orgID,
      bugs.map(({ id }) => id),
      edit,
      setProgress,
    );
    setProgress(undefined);
  }
  const [shown, setShown] = useState(asked);
  const { me } = useMe();
  useKeyBindings({
    title: words.bar,
    bindings: hasKeys
      ? [
          ...partNames.map((name) => ({
            name,
            words: words.set(words[name]),
            run: () => setShown(name),
          })),
          ...(me
            ? [
                {
                  name: "assignMe" as const,
                  words: words.assignMe,
                  run: () => void change({ assignedMembers: { add: [me.UID], remove: [] } }),
                },
              ]
            : []),
        ]
      : [],
  });
  const field: FieldProps = {
    orgID,
    bugs,
    part: (name) => ({
      name,
      isOpen: shown === name,
      onOpenChange: (open) => setShown(open ? name : undefined),
      isBusy: busy || isTooMany,
    }),
    onChange: (edit) => void change(edit),
  };
  return (
    <div
      role="toolbar"
      aria-label={words.bar}
      className="sticky bottom-4 z-20 mx-auto flex max-w-full flex-wrap items-center gap-2 self-center rounded-card border border-border bg-raised p-2 shadow-floating print:hidden"
    >
      <span role="status" className="px-2 text-ui text-text tabular-nums">
        {isTooMany
          ? words.tooMany(bulkMax)
          : progress
            ? enLists.changing(progress.done, progress.total)
            : words.count(count)}
      </span>
      {!isAllLoaded && total !== undefined && total > count && total <= bulkMax && (
        <Button size="small" variant="ghost" onClick={onSelectAll}>
          {words.more(total)}
        </Button>
      )}
      <StatusButton {...field} />
      <ScaleButtons {...field} />
      <AssigneesButton {...field} />
      <LabelsButton {...field} />
      <DueButton {...field} />
      <Button size="small" variant="ghost" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}

function StatusButton({ orgID, bugs, part, onChange }: FieldProps) {
  const project = useProject(orgID, commonOf(bugs, (bug) => bug.projectID) ?? "");
  const [closing, setClosing] = useState<Status>();
  if (project === undefined) {
    return (
      <Tooltip label={words.oneProject}>
        <Button size="small" aria-disabled="true" className="text-text-3">
          {words.status}
        </Button>
      </Tooltip>
    );
  }
  const common = commonOf(bugs, (bug) => bug.status);
  function choose(status: Status | undefined) {
    if (status === undefined) return;
    if (isClosing(status)) setClosing(status);
    else onChange({ status: status.id });
  }
  return (
    <>
      <BulkPicker
        name={words.status}
        label={words.set(words.status)}
        options={project.statuses.map((each) => ({
          value: each.id,
          label: each.name,
          icon: <StatusIcon status={each} />,
        }))}
        values={common === undefined ? [] : [common]}
        part={part("status")}
        onChange={([chosen]) => choose(statusOf(project, chosen ?? ""))}
      />
      {closing && (
        <CloseManyDialog
          count={bugs.length}
          status={closing}
          onCancel={() => setClosing(undefined)}
          onClose={(resolution: Resolution) => {
            onChange({ status: closing.id, resolution });
            setClosing(undefined);
          }}
        />
      )}
    </>
  );
}

function ScaleButtons({ bugs, part, onChange }: FieldProps) {
  const severity = commonOf(bugs, (bug) => bug.severity);
  const priority = commonOf(bugs, (bug) => bug.priority);
  return (
    <>
      <BulkPicker
        name={words.severity}
        label={words.set(words.severity)}
        options={severities.map((value) => ({ value, label: enBugFields.severities[value] }))}
        values={severity === undefined ? [] : [severity]}
        part={part("severity")}
        onChange={([chosen]) => onChange({ severity: chosen as Severity })}
      />
      <BulkPicker
        name={words.priority}
        label={words.set(words.priority)}
        options={priorities.map((value) => ({ value, label: enBugFields.priorities[value] }))}
        values={priority === undefined ? [] : [priority]}
        part={part("priority")}
        onChange={([chosen]) => onChange({ priority: chosen as Priority })}
      />
    </>
  );
}

function AssigneesButton({ orgID, bugs, part, onChange }: FieldProps) {
  useEffect(() => void ensureMembers(orgID), [orgID]);
  const shared = sharedBy(bugs, (bug) => bug.assignedMembers);
  const members = useMembersState(orgID);
  const names = usePeopleNames(orgID, shared);
  const nobody = "";
  return (
    <BulkPicker
      name={words.assignees}
      label={words.set(words.assignees)}
      options={[
        { value: nobody, label: words.nobody },
        ...names.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      missing={missingWords(members)}
      values={shared}
      isMultiple
      part={part("assignees")}
      onChange={(chosen) =>
        onChange({
          assignedMembers: chosen.includes(nobody) ? { set: [] } : difference(shared, chosen),
        })
      }
    />
  );
}

function LabelsButton({ orgID, bugs, part, onChange }: FieldProps) {
  const labels = useLabels(orgID);
  const state = useLabelsState(orgID);
  const shared = sharedBy(bugs, (bug) => bug.labels);
  return (
    <BulkPicker
      name={words.labels}
      label={words.set(words.labels)}
      options={labels.map(({ id, name, color }) => ({
        value: id,
        label: name,
        icon: <LabelDot color={color} />,
      }))}
      missing={missingWords(state)}
      values={shared}
      isMultiple
      part={part("labels")}
      onChange={(chosen) => onChange({ labels: difference(shared, chosen) })}
    />
  );
}

function DueButton({ bugs, part, onChange }: FieldProps) {
  const { isOpen, isBusy, onOpenChange } = part("due");
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => onOpenChange(true)}>
        {words.due}
      </Button>
      {isOpen && (
        <DueDialog
          count={bugs.length}
          onCancel={() => onOpenChange(false)}
          onSave={(due) => {
            onChange({ due });
            onOpenChange(false);
          }}
        />
      )}
    </>
  );
}
