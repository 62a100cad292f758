import { useEffect, useState } from "react";
import { loadBug } from "../../bugs/load-bug";
import { askGroups, type Question } from "../../lists/asking/list-api";
import { replicaOf } from "../../store/replica";
import { watchChanges } from "../../sync/appliers";
import { amongChildren } from "../model/board";
import { askCards } from "./board-api";

/** So many parents have a column or lane of their own, those with the most children. */
const parentsMax = 50;
const childrenMax = 500;
const burstMs = 250;

type Parents = ReadonlyMap<string, string>;
const noParents: Parents = new Map();

/** What each bug of the question is a part of, by ids; asked for only where the board shows it. */
export function useParents({ orgID, projectID, q }: Question, isWanted: boolean): Parents {
  const [parents, setParents] = useState(noParents);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      timer = undefined;
      const found = await askParents({ orgID, projectID, q }, stop.signal);
      if (found && !stop.signal.aborted) setParents(found);
    }
    void load();
    const leave = watchChanges((changes, { owner }) => {
      const isMeant = owner === orgID && changes.some(({ kind }) => kind === "relation");
      if (isMeant) timer ??= setTimeout(() => void load(), burstMs);
    });
    return () => {
      stop.abort();
      leave();
      clearTimeout(timer);
    };
  }, [orgID, projectID, q, isWanted]);
  return isWanted ? parents : noParents;
}

async function askParents(question: Question, signal: AbortSignal): Promise<Parents | undefined> {
  const groups = await askGroups(question, "parent", signal);
  if (!groups.ok) return undefined;
  const ids = groups.value.items.flatMap(({ value }) => value ?? []).slice(0, parentsMax);
  const families = await Promise.all(ids.map((id) => askChildren(question, id)));
  return new Map(families.flat());
}

async function askChildren(question: Question, parent: string): Promise<[string, string][]> {
  const { bugs } = replicaOf(question.orgID);
  if (bugs.stored(parent) === undefined) await loadBug(question.orgID, parent);
  const key = bugs.stored(parent)?.key;
  if (key === undefined) return [];
  const page = await askCards({ ...question, q: amongChildren(question.q, key) }, childrenMax);
  return page.ok ? page.value.items.map(({ id }) => [id, parent]) : [];
}
