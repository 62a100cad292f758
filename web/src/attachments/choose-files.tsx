import { Paperclip } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { enAttachments as words } from "../texts/en-attachments";
import { Button } from "../ui/button";

/** A button that opens the system's own choice of files. */
export function ChooseFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // The same file may be chosen again.
    event.target.value = "";
    if (files.length > 0) onFiles(files);
  }
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        <Paperclip className="size-4" aria-hidden="true" />
        {words.attach}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={words.choose}
        onChange={handleChange}
        className="hidden"
        tabIndex={-1}
      />
    </>
  );
}
