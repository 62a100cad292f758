import { texts } from "../texts/en";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextArea } from "../ui/text-area";
import type { useTextEdit } from "./use-text-edit";

const words = texts.bugs.conflict;

/** Both versions of a text that two people changed; the person decides which one stays. */
export function ConflictDialog({ edit }: { edit: ReturnType<typeof useTextEdit> }) {
  return (
    <Dialog
      open={edit.conflict !== undefined}
      onOpenChange={(open) => {
        if (!open) edit.postpone();
      }}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={edit.giveUp}>{words.takeTheirs}</Button>
          <Button variant="primary" onClick={edit.saveOver}>
            {words.takeYours}
          </Button>
        </>
      }
    >
      <TextArea label={words.theirs} value={edit.conflict?.theirs ?? ""} readOnly />
      <TextArea label={words.yours} value={edit.text} onChange={edit.change} />
    </Dialog>
  );
}
