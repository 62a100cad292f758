import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { rememberWalk } from "../bugs/list-walk";
import { FailureNote } from "../change-queue/failure-note";
import type { Question } from "../lists/asking/list-api";
import { QueryBox } from "../lists/box/query-box";
import { isAboutQuery } from "../lists/list-state";
import type { ListSearch } from "../lists/look/list-search";
import type { Peek } from "../lists/rows/peek";
import { searchText } from "../routing/address";
import type { Organization, Project } from "../store/organization";
import { replicaOf } from "../store/replica";
import { enBoards as words } from "../texts/en-boards";
import { enLists } from "../texts/en-lists";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { Skeleton } from "../ui/skeleton";
import { useSteady } from "../ui/use-steady";
import { cardsMax } from "./asking/load-board";
import { useBoardCards } from "./asking/use-board-cards";
import { useColumnCounts } from "./asking/use-column-counts";
import { useLiveBoard } from "./asking/use-live-board";
import { useParents } from "./asking/use-parents";
import { BoardBody } from "./board-body";
import { boardOf } from "./model/board";
import type { Layout } from "./model/cells";
import { walkOf } from "./model/spots";
import { BoardHead } from "./parts/board-head";
import { useLayout } from "./use-layout";

const boardSettings = new LazyPart(
  async () => (await import("./lazy/board-settings")).BoardSettings,
);

export interface BoardViewProps {
  organization: Organization;
  /** All projects' bugs where it is absent. */
  project: Project | undefined;
  /** Where the board is. */
  path: string;
  search: ListSearch;
  onSearch: (change: ListSearch) => void;
  peek: Peek;
  charts: ComponentType<{ question: Question }>;
  actions?: ReactNode;
}

/** Bugs by a query in columns: the box, what the board looks like, and its cards. */
export function BoardView({
  organization,
  project,
  path,
  search,
  onSearch,
  peek,
  charts,
  actions,
}: BoardViewProps) {
  const orgID = organization.id;
  const { q = "", by, lanes, hidden, limits } = search;
  const board = useMemo(
    () => boardOf({ q, by, lanes, hidden, limits }),
    [q, by, lanes, hidden, limits],
  );
  const question: Question = { orgID, projectID: project?.id, q: board.q };
  const { cards, state, notes, isWhole, isShown, retry } = useBoardCards(question);
  useLiveBoard(question, board.isRanked);
  const parents = useParents(question, board.by === "parent" || board.lanes === "parent");
  const { layout, facts } = useLayout(orgID, project, cards.ids, board, parents);
  const isPart = !cards.isComplete;
  const countFor = useColumnCounts(question, board.by, isPart && cards.ids.length > 0);
  const [isSetting, setSetting] = useState(false);
  const Settings = useLazyPart(boardSettings, isSetting);
  useWalk(orgID, path, search, layout);
  const acts = useSteady({
    ask: (query: string) => onSearch({ q: query }),
    showCharts: (wanted: "shown" | undefined) => onSearch({ charts: wanted }),
    openSettings: () => setSetting(true),
  });
  const isEmpty = cards.isComplete && cards.ids.length === 0;
  const total = cards.total ?? cards.ids.length;
  return (
    <section aria-label={words.board} className="flex flex-col gap-2 p-6 pt-4 max-narrow:p-4">
      <QueryBox
        orgID={orgID}
        projectID={project?.id}
        value={q}
        problem={isAboutQuery(state) && state.is === "failed" ? state.problem : undefined}
        notes={notes}
        onApply={acts.ask}
      />
      <BoardHead
        said={isShown && (board.isUsual ? words.usual(total) : words.total(total))}
        showsCharts={search.charts !== undefined}
        onCharts={acts.showCharts}
        onSettings={acts.openSettings}
        actions={actions}
      />
      {search.charts && createElement(charts, { question })}
      {isWhole && isPart && total > cardsMax && (
        <Banner kind="warning">{words.shortened(cards.ids.length, total)}</Banner>
      )}
      {state.is === "failed" && !(q !== "" && isAboutQuery(state)) && (
        <FailureNote problem={state.problem} onRetry={retry} />
      )}
      {isEmpty && board.isUsual && <p className="text-read text-text-2">{words.empty}</p>}
      {cards.ids.length === 0 && !cards.isComplete ? (
        state.is === "failed" ? null : (
          <BoardSkeleton />
        )
      ) : isEmpty && !board.isUsual ? (
        <EmptyState
          text={enLists.nothingFound}
          action={<Button onClick={() => onSearch({ q: "" })}>{enLists.clearQuery}</Button>}
        />
      ) : (
        <BoardBody
          organization={organization}
          question={question}
          board={board}
          layout={layout}
          facts={facts}
          countFor={isPart ? countFor : undefined}
          peek={peek}
        />
      )}
      {Settings &&
        isSetting &&
        createElement(Settings, {
          board,
          columns: layout.all,
          withProject: project === undefined,
          onSearch,
          onClose: () => setSetting(false),
        })}
    </section>
  );
}

const skeletonColumns = 4;

function BoardSkeleton() {
  return (
    <div className="flex gap-3 overflow-hidden">
      {Array.from({ length: skeletonColumns }, (_, index) => (
        <Skeleton
          key={index}
          label={index === 0 ? words.loading : ""}
          count={3}
          className="h-26 w-72 rounded-card"
        />
      ))}
    </div>
  );
}

/** Bugs opened from the board are walked in its order. */
function useWalk(orgID: string, path: string, search: ListSearch, layout: Layout): void {
  const walked = useRef(layout);
  const { bug: _bug, ...shown } = search;
  const address = `${path}${searchText(shown)}`;
  useEffect(() => {
    walked.current = layout;
  }, [layout]);
  useEffect(() => {
    const { bugs } = replicaOf(orgID);
    let of = walked.current;
    let ids = walkOf(of);
    function now(): readonly string[] {
      if (of !== walked.current) {
        of = walked.current;
        ids = walkOf(of);
      }
      return ids;
    }
    rememberWalk({
      path: address,
      subscribe: bugs.subscribeAny,
      shape: () => walked.current,
      count: () => now().length,
      at: (index) => {
        const bug = bugs.get(now()[index] ?? "");
        return bug && { id: bug.id, orgID, key: bug.key };
      },
      indexOf: (bugID) => now().indexOf(bugID),
      loadMore: () => undefined,
    });
  }, [orgID, address]);
}
