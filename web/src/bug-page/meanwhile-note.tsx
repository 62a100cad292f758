import { usePerson } from "../members/people";
import { enBugPage } from "../texts/en-bug-page";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import type { TextEdit } from "./use-text-edit";

const words = enBugPage.meanwhile;

/** Says that somebody saved the text that the person is writing, before they save theirs. */
export function MeanwhileNote({ orgID, edit }: { orgID: string; edit: TextEdit }) {
  const { meanwhile } = edit;
  const { name } = usePerson(orgID, meanwhile?.writer ?? "");
  if (meanwhile === undefined) return null;
  return (
    <Banner
      kind="warning"
      action={
        <Button size="small" onClick={edit.showMeanwhile}>
          {words.show}
        </Button>
      }
    >
      {name === undefined ? words.somebody : words.by(name)}
    </Banner>
  );
}
