import { createElement } from "react";
import type { Question } from "../lists/asking/list-api";
import { texts } from "../texts/en";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { ChartsRoom, chartGrid } from "./charts-room";

const chartsPanel = new LazyPart(async () => (await import("./charts-panel")).ChartsPanel);

/** Charts of a question, in a list or a board; their code is fetched when they are shown. */
export function ChartsPlace({ question }: { question: Question }) {
  const Panel = useLazyPart(chartsPanel, true);
  return (
    <div className="@container">
      {Panel ? (
        createElement(Panel, { question })
      ) : (
        <div className={`${chartGrid} pt-11`}>
          <ChartsRoom
            label={texts.loading}
            charts={["openOverTime", "weeks", "severities", "people"]}
          />
        </div>
      )}
    </div>
  );
}
