import { usePerson } from "../members/people";
import { MergeView } from "../merging/merge-view";
import type { TextEdit } from "./use-text-edit";

/** Two people's versions of one of a bug's texts. */
export function BugTextConflict({ orgID, edit }: { orgID: string; edit: TextEdit }) {
  const { conflict } = edit;
  const { name } = usePerson(orgID, conflict?.writer ?? "");
  return (
    <MergeView
      conflict={conflict}
      base={edit.base?.text ?? ""}
      mine={edit.text}
      writer={name}
      place={edit.place}
      isLine={edit.field === "title"}
      onTakeTheirs={edit.giveUp}
      onSave={edit.saveOver}
      onPostpone={edit.postpone}
    />
  );
}
