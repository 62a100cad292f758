import { useState } from "react";
import { useSharedDraft } from "../store/use-draft";
import { enMerging as words } from "../texts/en-merging";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextArea } from "../ui/text-area";
import { Difference } from "./difference";
import type { MergeProps } from "./merge-view";
import { mergeTexts } from "./three-way";

/** What two people made of one text, what it was before, and both in one; the person decides what stands. */
export function MergeDialog(props: MergeProps) {
  const { conflict, place, base, mine, writer, isLine = false } = props;
  const [{ text, isClean }] = useState(() => mergeTexts(base, mine, conflict.text));
  const proposal = isLine && !isClean ? mine : text;
  const [merged, setMerged, dropMerged] = useSharedDraft(
    `${place}.merged.${conflict.rev}`,
    proposal,
  );
  const touching = isLine ? words.touchingTitle : words.touching;
  /** What was typed here is saved or given up. */
  function leave(how: () => void) {
    dropMerged();
    how();
  }
  const theirs = writer === undefined ? words.somebodys : words.theirs(writer);
  return (
    <Dialog
      open
      isWide={!isLine}
      onOpenChange={(open) => {
        if (!open) props.onPostpone();
      }}
      title={words.title}
      description={isClean ? words.clean : touching}
      footer={
        <>
          <Button onClick={() => leave(props.onTakeTheirs)}>{words.takeTheirs}</Button>
          <Button onClick={() => leave(() => props.onSave(mine))}>{words.keepMine}</Button>
          <Button
            variant="primary"
            disabled={merged.trim() === "" && mine.trim() !== ""}
            onClick={() => leave(() => props.onSave(merged))}
          >
            {words.saveMerged}
          </Button>
        </>
      }
    >
      <div className={isLine ? "contents" : "grid gap-4 narrow:grid-cols-2"}>
        <Changed label={theirs} before={base} after={conflict.text} />
        <Changed label={words.mine} before={base} after={mine} />
      </div>
      <details className="text-ui">
        <summary className="cursor-pointer rounded-control text-text-2">{words.before}</summary>
        <div className="pt-2">
          {base === "" ? (
            <p className="text-text-2">{words.empty}</p>
          ) : (
            <Difference label={words.before} before={base} after={base} isShort />
          )}
        </div>
      </details>
      <TextArea
        label={words.merged}
        value={merged}
        // A title is one line, whatever is pasted into it.
        onChange={(typed) => setMerged(isLine ? typed.replaceAll(/\s*[\r\n]+\s*/g, " ") : typed)}
        rows={isLine ? 1 : 8}
        autoFocus
      />
    </Dialog>
  );
}

function Changed({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span aria-hidden="true" className="text-ui font-medium text-text">
        {label}
      </span>
      <Difference label={label} before={before} after={after} isShort />
    </div>
  );
}
