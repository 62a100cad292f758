import { createElement } from "react";
import type { Question } from "../lists/asking/list-api";
import { texts } from "../texts/en";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { Skeleton } from "../ui/skeleton";
import { chartGrid, chartRoom } from "./charts-room";

const chartsPanel = new LazyPart(async () => (await import("./charts-panel")).ChartsPanel);

/** Charts of a question, in a list or a board; their code is fetched when they are shown. */
export function ChartsPlace({ question }: { question: Question }) {
  const Panel = useLazyPart(chartsPanel, true);
  return (
    <div className="@container">
      {Panel ? (
        createElement(Panel, { question })
      ) : (
        <Skeleton
          label={texts.loading}
          count={4}
          className={chartRoom}
          listClassName={`${chartGrid} pt-11`}
        />
      )}
    </div>
  );
}
