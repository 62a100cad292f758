import { enComments } from "../texts/en-comments";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextArea } from "../ui/text-area";
import type { SeenText } from "./send-comment";

const words = enComments.conflict;

/** Both texts of a comment that was edited twice at once; the person decides which one stays. */
export function CommentConflict({
  theirs,
  text,
  onChange,
  onKeepTheirs,
  onSave,
  onPostpone,
}: {
  theirs: SeenText | undefined;
  text: string;
  onChange: (text: string) => void;
  onKeepTheirs: () => void;
  onSave: () => void;
  onPostpone: () => void;
}) {
  return (
    <Dialog
      open={theirs !== undefined}
      onOpenChange={(open) => {
        if (!open) onPostpone();
      }}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={onKeepTheirs}>{words.takeTheirs}</Button>
          <Button variant="primary" onClick={onSave}>
            {words.takeYours}
          </Button>
        </>
      }
    >
      <TextArea label={words.theirs} value={theirs?.text ?? ""} readOnly />
      <TextArea label={words.yours} value={text} onChange={onChange} />
    </Dialog>
  );
}
