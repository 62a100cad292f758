import { Search } from "lucide-react";
import { createElement, memo, useEffect } from "react";
import type { Problem } from "../../api/problem";
import { LazyPart, useLazyPart } from "../../ui/lazy-part";
import { whenIdleOrPressed } from "../../ui/when-idle";

const queryField = new LazyPart(async () => (await import("./query-field")).QueryField);

export interface QueryBoxProps {
  orgID: string;
  projectID?: string | undefined;
  /** What is asked now. */
  value: string;
  /** Why the server did not take it. */
  problem: Problem | undefined;
  /** What it said about how it was understood. */
  notes?: readonly string[];
  /** Whether the reader may change bugs: then a key begins a command. */
  mayChange?: boolean;
  onApply: (query: string) => void;
}

/** The box of a query; its text stands there until what types it has come. */
export const QueryBox = memo(function QueryBox(props: QueryBoxProps) {
  const Field = useLazyPart(queryField, false);
  useEffect(() => whenIdleOrPressed(() => void queryField.load().catch(() => undefined)), []);
  if (Field) return createElement(Field, props);
  return (
    <div className="relative flex h-9 items-center overflow-hidden rounded-control border border-border-strong bg-surface px-9 text-read whitespace-pre text-text">
      <Search className="absolute left-3 size-4 text-text-3" aria-hidden="true" />
      {props.value}
    </div>
  );
});
