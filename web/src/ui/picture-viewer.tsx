import { createElement } from "react";
import { LazyPart, useLazyPart } from "./lazy-part";

interface ShownPicture {
  id: string;
  name: string;
  address: string;
}

export interface PictureViewerProps {
  title: string;
  pictures: readonly ShownPicture[];
  /** Which one fills the page; none is shown where it is undefined or no longer there. */
  shownID: string | undefined;
  onShow: (id: string | undefined) => void;
  words: { next: string; previous: string; place: (at: number, all: number) => string };
}

const viewerWindow = new LazyPart(
  async () => (await import("./picture-viewer-window")).PictureViewerWindow,
);

/** Pictures one at a time over the page. Arrows lead to the others, Esc back to the page. */
export function PictureViewer(props: PictureViewerProps) {
  const Window = useLazyPart(viewerWindow, props.shownID !== undefined);
  return Window ? createElement(Window, props) : null;
}
