import { useState } from "react";
import { usePerson } from "../members/people";
import { enBugPage } from "../texts/en-bug-page";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextArea } from "../ui/text-area";
import { mergeLines } from "./merge-lines";
import type { OtherText, TextEdit } from "./use-text-edit";

const words = enBugPage.conflict;

/** Two people's versions of a text, and both in one; the person decides what stands. */
export function ConflictDialog({ orgID, edit }: { orgID: string; edit: TextEdit }) {
  const { conflict } = edit;
  if (conflict === undefined) return null;
  // What was decided about one version says nothing about the next.
  return <Choice key={conflict.rev} orgID={orgID} edit={edit} conflict={conflict} />;
}

function Choice({ orgID, edit, conflict }: { orgID: string; edit: TextEdit; conflict: OtherText }) {
  const { name } = usePerson(orgID, conflict.writer ?? "");
  const isTitle = edit.field === "title";
  const [merge] = useState(() => mergeLines(edit.base?.text ?? "", edit.text, conflict.text));
  const [merged, setMerged] = useState(merge.text);
  const about = merge.isClean ? words.clean : words.touching;
  const mine = (
    <TextArea label={words.mine} value={edit.text} onChange={edit.change} rows={isTitle ? 1 : 6} />
  );
  const theirs = (
    <TextArea
      label={name === undefined ? words.somebodys : words.theirs(name)}
      value={conflict.text}
      readOnly
      rows={isTitle ? 1 : 6}
    />
  );
  return (
    <Dialog
      open
      isWide={!isTitle}
      onOpenChange={(open) => {
        if (!open) edit.postpone();
      }}
      title={words.title}
      description={isTitle ? words.choose : about}
      footer={
        <>
          <Button onClick={edit.giveUp}>{words.takeTheirs}</Button>
          <Button
            variant={isTitle ? "primary" : "secondary"}
            onClick={() => edit.saveOver(edit.text)}
          >
            {words.keepMine}
          </Button>
          {!isTitle && (
            <Button variant="primary" onClick={() => edit.saveOver(merged)}>
              {words.saveMerged}
            </Button>
          )}
        </>
      }
    >
      <div className={isTitle ? "contents" : "grid gap-4 narrow:grid-cols-2"}>
        {theirs}
        {mine}
      </div>
      {!isTitle && (
        <TextArea label={words.merged} value={merged} onChange={setMerged} rows={8} autoFocus />
      )}
    </Dialog>
  );
}
