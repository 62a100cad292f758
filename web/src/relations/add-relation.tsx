import { type FormEvent, useState } from "react";
import { fieldError, type Problem } from "../api/problem";
import type { RelationKind } from "../api/types";
import { BugPicker, nameOf, nobodyPicked } from "../bugs/bug-picker";
import { newID } from "../store/new-id";
import { texts } from "../texts/en";
import { enRelations } from "../texts/en-relations";
import { Button } from "../ui/button";
import { SelectField } from "../ui/select-field";
import { offerUndo } from "../undo/offer-undo";
import { createRelation } from "./edit-relations";
import { relationKinds } from "./relation-groups";

/** Relates the bug to another one. What was typed stays until it is done. */
export function AddRelation({
  orgID,
  bugID,
  onDone,
}: {
  orgID: string;
  bugID: string;
  onDone: () => void;
}) {
  const [kind, setKind] = useState<RelationKind>("blocked_by");
  const [picked, setPicked] = useState(nobodyPicked);
  const [problem, setProblem] = useState<Problem>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function add() {
    const other = nameOf(picked);
    setMissing(other === "");
    if (other === "") return;
    setBusy(true);
    const batchID = newID();
    const reply = await createRelation(orgID, bugID, kind, other, batchID);
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    offerUndo(orgID, batchID, enRelations.added(reply.value.bug.key));
    onDone();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void add();
  }
  const error = fieldError(problem, "/bug") ?? problem?.detail;
  return (
    <form
      aria-label={enRelations.add}
      noValidate
      onSubmit={handleSubmit}
      className="flex flex-col gap-3 rounded-card border border-border bg-surface p-3"
    >
      <div className="grid gap-3 @min-[34rem]:grid-cols-[13rem_minmax(0,1fr)]">
        <SelectField
          label={enRelations.kind}
          value={kind}
          options={relationKinds.map((value) => ({ value, label: enRelations.kinds[value] }))}
          onChange={setKind}
        />
        <BugPicker
          orgID={orgID}
          exceptID={bugID}
          label={enRelations.bug}
          value={picked}
          onChange={(next) => {
            setPicked(next);
            setMissing(false);
            setProblem(undefined);
          }}
          error={isMissing ? enRelations.pick : error}
          autoFocus
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {enRelations.addSubmit}
        </Button>
      </div>
    </form>
  );
}
