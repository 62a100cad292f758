import { use, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ChipsContext } from "./chips";
import { type PlacedToken, placeChips } from "./place-chips";
import type { renderMarkdown as RenderMarkdown } from "./render-markdown";

const look = [
  "min-w-0 text-read break-words [&>*+*]:mt-3 [&_li+li]:mt-1",
  "[&_h1]:text-title [&_h2]:text-lead [&_:is(h1,h2,h3,h4,h5,h6)]:font-semibold",
  "[&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-2",
  "[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6",
  "[&_blockquote]:border-l-2 [&_blockquote]:border-border-strong [&_blockquote]:pl-3 [&_blockquote]:text-text-2",
  "[&_code]:rounded-chip [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_code]:text-ui",
  "[&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:border [&_pre]:border-border [&_pre]:bg-sunken [&_pre]:p-3",
  "[&_pre_code]:bg-transparent [&_pre_code]:p-0",
  "[&_table]:block [&_table]:overflow-x-auto [&_:is(td,th)]:border [&_:is(td,th)]:border-border [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1",
  "[&_hr]:border-border [&_img]:max-h-128 [&_img]:max-w-full [&_img]:rounded-control [&_img]:border [&_img]:border-border",
].join(" ");

let render: typeof RenderMarkdown | undefined;

async function fetchRender(): Promise<typeof RenderMarkdown> {
  ({ renderMarkdown: render } = await import("./render-markdown"));
  return render;
}

/** The same for all texts without any: most are not drawn again. */
const nothingPlaced: readonly PlacedToken[] = [];

/** A text in Markdown; as it was typed until the part that renders it is here. */
export function MarkdownView({ text }: { text: string }) {
  const host = useRef<HTMLDivElement>(null);
  const chips = use(ChipsContext);
  const find = chips?.find;
  const [placed, setPlaced] = useState(nothingPlaced);
  // Where it can be, before the paint: the text as it was typed would be seen for a frame, and move what is below.
  useLayoutEffect(() => {
    let isShown = true;
    function show(made: typeof RenderMarkdown) {
      if (!isShown) return;
      try {
        const rendered = made(text);
        const tokens = find === undefined ? nothingPlaced : placeChips(rendered, find);
        host.current?.replaceChildren(rendered);
        setPlaced(tokens.length === 0 ? nothingPlaced : tokens);
      } catch {
        // A text that cannot be rendered stays as it was typed.
      }
    }
    if (render !== undefined) show(render);
    // So does one without the part.
    else void fetchRender().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [text, find]);
  return (
    <>
      <div ref={host} className={look}>
        {text}
      </div>
      {chips !== undefined &&
        placed.map(({ token, host: element }, index) =>
          createPortal(<chips.Chip place={chips.place} token={token} />, element, `${index}`),
        )}
    </>
  );
}
