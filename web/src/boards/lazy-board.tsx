import { createElement } from "react";
import { texts } from "../texts/en";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { Skeleton } from "../ui/skeleton";
import type { BoardViewProps } from "./board-view";

const boardView = new LazyPart(async () => (await import("./board-view")).BoardView);

/** Fetches what draws boards, before one is drawn. */
export const beginBoard = (): Promise<void> => boardView.load();

/** A board, whose code is fetched when one is looked at. */
export function LazyBoard(props: BoardViewProps) {
  const View = useLazyPart(boardView, true);
  if (View) return createElement(View, props);
  return (
    <div className="p-6 pt-4 max-narrow:p-4">
      <Skeleton label={texts.bugs.loading} count={3} />
    </div>
  );
}
