import { Tabs } from "@base-ui/react/tabs";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { MarkdownView } from "../markdown/markdown-view";
import { enUi } from "../texts/en-ui";
import { classNames } from "./class-names";
import { controlLook } from "./control-look";
import { linkPasted } from "./link-pasted";

const tabLook =
  "press -mb-px h-8 border-b-2 border-transparent px-3 text-ui font-medium text-text-2 hover:text-text " +
  "focus-visible:-outline-offset-2 data-active:border-accent data-active:text-text";

/**
 * A text in Markdown, written on one leaf and read on another. Ctrl or Cmd with Enter sends its form, from
 * both; a link pasted over a selection becomes a link of those words.
 */
export function MarkdownEditor({
  label,
  value,
  onChange,
  error,
  note,
  autoFocus = false,
  rows = 8,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Stands at the end of the line of tabs. */
  note?: ReactNode;
  autoFocus?: boolean;
  rows?: number;
}) {
  const message = useId();
  const [leaf, setLeaf] = useState("write");
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.closest("form")?.requestSubmit();
  }
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const selected = text.slice(selectionStart, selectionEnd);
    const link = linkPasted(event.clipboardData.getData("text/plain"), selected);
    if (link === undefined) return;
    event.preventDefault();
    // Typed into the field, so that the browser's own undo takes it back.
    document.execCommand("insertText", false, link);
  }
  return (
    // Listens to what its fields and tabs do not take.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={handleKeyDown} className="flex min-w-0 flex-col">
      <Tabs.Root value={leaf} onValueChange={(chosen) => setLeaf(String(chosen))}>
        <div className="flex flex-wrap items-center gap-x-3 border-b border-border">
          <Tabs.List activateOnFocus className="flex">
            <Tabs.Tab value="write" className={tabLook}>
              {enUi.write}
            </Tabs.Tab>
            <Tabs.Tab value="preview" className={tabLook}>
              {enUi.preview}
            </Tabs.Tab>
          </Tabs.List>
          <span className="ml-auto text-small text-text-3">{note}</span>
        </div>
        <Tabs.Panel value="write" keepMounted tabIndex={-1} className="pt-2 outline-none">
          <textarea
            aria-label={label}
            aria-describedby={error === undefined ? undefined : message}
            aria-invalid={error === undefined ? undefined : true}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onPaste={handlePaste}
            rows={rows}
            // Opened by hand to write in it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus}
            className={classNames(
              controlLook,
              "field-sizing-content max-h-[70dvh] min-h-40 resize-y py-2",
            )}
          />
        </Tabs.Panel>
        <Tabs.Panel
          value="preview"
          className="min-h-40 px-3 pt-4 pb-2 focus-visible:outline-offset-4"
        >
          {value.trim() === "" ? (
            <p className="text-read text-text-3">{enUi.nothingToPreview}</p>
          ) : (
            <MarkdownView text={value} />
          )}
        </Tabs.Panel>
      </Tabs.Root>
      {error !== undefined && (
        <p id={message} role="alert" className="pt-1 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
