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
import { withGroup, withSort } from "../query/edit";
import { parse } from "../query/parse";
import type { Organization, Project } from "../store/organization";
import { enLists } from "../texts/en-lists";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { useSteady } from "../ui/use-steady";
import { type BugSource, sourceOf } from "./asking/bug-source";
import type { Question } from "./asking/list-api";
import { loadAll } from "./asking/load-all";
import { beginList, listOf } from "./asking/load-query-list";
import { useLiveList } from "./asking/use-live-list";
import { useOfList } from "./asking/use-of-list";
import { QueryBox } from "./box/query-box";
import { bulkMax } from "./bulk/limits";
import { isAboutQuery, ListState } from "./list-state";
import { ChartsToggle } from "./look/charts-toggle";
import { areFirstColumns } from "./look/columns";
import { GroupSelect } from "./look/group-select";
import { setListLook, useListLook } from "./look/list-look";
import { columnsOf, type ListSearch } from "./look/list-search";
import { ViewMenu } from "./look/view-menu";
import { BugRows } from "./rows/bug-rows";
import { ListHeads, type ListOrder } from "./rows/list-heads";
import type { Peek } from "./rows/peek";
import {
  allSelected,
  type BulkPartName,
  nothingSelected,
  type Selection,
  shareOf,
} from "./selection";

const bulkBar = new LazyPart(async () => (await import("./bulk/bulk-bar")).BulkBar);

/** Bugs by a query: the box, what the list looks like, the rows, and what can be done with many. */
export function ListView({
  organization,
  project,
  path,
  search,
  onSearch,
  peek,
  total,
  emptyText,
  actions,
  charts,
  beforeRows,
}: {
  organization: Organization;
  /** All projects' bugs where it is absent. */
  project: Project | undefined;
  /** Where the list is. */
  path: string;
  search: ListSearch;
  onSearch: (change: ListSearch) => void;
  peek: Peek;
  /** How many there are without a query, in words. */
  total: string;
  emptyText: string | undefined;
  actions?: ReactNode;
  /** Shown above the rows where the address asks for it. */
  charts: ComponentType<{ question: Question }>;
  beforeRows?: ReactNode;
}) {
  const orgID = organization.id;
  const q = search.q ?? "";
  const source = useSource(organization, project, q, path);
  const shown = useSettled(source);
  // Not the bugs themselves: where they move and there are as many, what stands around the rows is not drawn again.
  const state = useOfList(source, (list) => list.state());
  const found = useOfList(source, (list) => list.total());
  const isComplete = useOfList(source, (list) => list.isComplete());
  const notes = useOfList(source, ({ question }) => listOf(question).get().notes);
  const hasRows = useOfList(shown, (list) => list.count() > 0);
  const { density, columns: remembered } = useListLook();
  const chosen = columnsOf(search, remembered);
  const columnNames = chosen.join();
  // The same array as long as they are the same columns: rows are drawn again for another one.
  // oxlint-disable-next-line react/exhaustive-deps
  const columns = useMemo(() => chosen, [columnNames]);
  const order = useOrder(q);
  const isMember = organization.memberRole !== undefined;
  const { selection, select, asked } = useSelection(q);
  const Bar = useLazyPart(bulkBar, selection.ids.size > 0);
  const share = useOfList(shown, (list) => shareOf(selection, list));
  const seen = useRef(0);
  const [handleSeen] = useState(() => (count: number) => {
    seen.current = count;
  });
  useLiveList(source.question, () => seen.current);
  const acts = useSteady({
    group: (name: string | undefined) =>
      onSearch({ q: withGroup(q, name === undefined ? [] : [name]) }),
    showCharts: (wanted: "shown" | undefined) => onSearch({ charts: wanted }),
    sort: (by: ListOrder | undefined) =>
      onSearch({ q: withSort(q, by ? [`${by.isDescending ? "-" : ""}${by.field}`] : []) }),
    selectAll: () =>
      select(share === "all" ? nothingSelected : allSelected(selection, shown.ids())),
  });

  return (
    <section aria-label={enLists.bugs} className="flex flex-col gap-2 p-6 pt-4 max-narrow:p-4">
      <QueryBox
        orgID={orgID}
        projectID={project?.id}
        value={q}
        problem={isAboutQuery(state) && state.is === "failed" ? state.problem : undefined}
        notes={notes}
        mayChange={isMember}
        onApply={(query) => {
          // Where it is answered here its rows come with the page, not after it.
          if (query !== "") void beginList({ orgID, projectID: project?.id, q: query });
          onSearch({ q: query });
        }}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <p role="status" className="text-ui text-text-2 tabular-nums">
          {q === "" ? total : found !== undefined && enLists.found(found)}
        </p>
        <span className="ml-auto inline-flex items-center gap-2">
          <GroupSelect
            group={groupOf(q)}
            withProject={project === undefined}
            onChange={acts.group}
          />
          <ChartsToggle isShown={search.charts !== undefined} onChange={acts.showCharts} />
          <ViewMenu
            question={source.question}
            columns={columns}
            onColumns={(wanted) => {
              setListLook({ columns: wanted });
              onSearch({ columns: areFirstColumns(wanted) ? undefined : wanted.join() });
            }}
            mayExport={isMember}
          />
          {actions}
        </span>
      </div>
      {search.charts &&
        !isAboutQuery(state) &&
        createElement(charts, { question: source.question })}
      {beforeRows}
      <div className="@container flex flex-col">
        <ListHeads
          shown={columns}
          order={order}
          onOrder={acts.sort}
          share={isMember ? share : undefined}
          onSelectAll={acts.selectAll}
        />
        {hasRows && (
          <div
            aria-busy={shown !== source || undefined}
            className={shown === source ? "" : "opacity-60"}
          >
            <BugRows
              source={shown}
              columns={columns}
              density={density}
              group={groupOf(shown.question.q)}
              selection={selection}
              onSelection={isMember ? select : undefined}
              onSeen={handleSeen}
              peek={peek}
            />
          </div>
        )}
      </div>
      <ListState
        state={state}
        hasRows={hasRows}
        isComplete={isComplete}
        hasQuery={q !== ""}
        emptyText={emptyText}
        onRetry={() => source.loadMore()}
        onClear={() => onSearch({ q: "" })}
      />
      {Bar &&
        selection.ids.size > 0 &&
        createElement(Bar, {
          orgID,
          ids: selection.ids,
          total: q === "" ? undefined : found,
          isAllLoaded: isComplete,
          hasKeys: peek.bugKey === undefined,
          asked,
          onSelectAll: () => {
            void loadAll(source, bulkMax).then(() => select(allSelected(selection, source.ids())));
          },
          onClear: () => select(nothingSelected),
        })}
    </section>
  );
}

/** The field in whose order a list can come, and so in groups. */
function groupOf(q: string): string | undefined {
  return parse(q).group.find(({ field }) => field.sorts)?.field.name;
}

/** What the rows stand by first; the same object as long as it is the same order. */
function useOrder(q: string): ListOrder | undefined {
  const [first] = parse(q).sort;
  const field = first?.field.name;
  const isDescending = first?.isDescending === true;
  return useMemo(
    () => (field === undefined ? undefined : { field, isDescending }),
    [field, isDescending],
  );
}

/** The list that the address asks for, loaded, and walked from the pages of its bugs. */
function useSource(
  { id: orgID }: Organization,
  project: Project | undefined,
  q: string,
  path: string,
): BugSource {
  const source = useMemo(() => sourceOf({ orgID, project, q, path }), [orgID, project, q, path]);
  const is = useOfList(source, (list) => list.state().is);
  useEffect(() => rememberWalk(source), [source]);
  useEffect(() => {
    if (is === "none") source.loadMore();
  }, [is, source]);
  return source;
}

/** While the answer to a new query is on its way, the rows of the one before stay. */
function useSettled(source: BugSource): BugSource {
  const isThere = useOfList(source, (list) => {
    return list.count() > 0 || list.isComplete() || list.state().is === "failed";
  });
  const [settled, setSettled] = useState(source);
  // Set while drawing, as React advises for what follows from what is drawn.
  if (isThere && settled !== source) setSettled(source);
  return isThere ? source : settled;
}

/** What is selected belongs to the query that it was found by. */
function useSelection(q: string): {
  selection: Selection;
  /** What it was made for, where a key did that. */
  asked: BulkPartName | undefined;
  select: (selection: Selection, asked?: BulkPartName) => void;
} {
  const [picked, setPicked] = useState<{ q: string; selection: Selection; asked?: BulkPartName }>({
    q,
    selection: nothingSelected,
  });
  const isStill = picked.q === q;
  return {
    selection: isStill ? picked.selection : nothingSelected,
    asked: isStill ? picked.asked : undefined,
    select: (selection, asked) => setPicked({ q, selection, ...(asked && { asked }) }),
  };
}
