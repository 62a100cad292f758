import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AtPlace, showPages } from "../routing/testing";
import type { Bug } from "../store/bug";
import { keepDraft } from "../store/drafts";
import { dropEverything, replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { useTextEdit } from "./use-text-edit";

beforeEach(() => showPages("/#description", { "/": () => null }));

afterEach(() => {
  cleanup();
  dropEverything();
});

function stored(description: string, rev: number): Bug {
  const { bugs } = replicaOf("org-1");
  bugs.put(wireBug(1, { description, rev }));
  const bug = bugs.get("bug-1");
  if (bug === undefined) throw new Error("the test's bug is not in the store");
  return bug;
}

test("a refusal that comes before the other text is shown as a conflict once that is there", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  keepDraft("bug.bug-1.description.base", JSON.stringify({ text: "Old", rev: 4 }));
  keepDraft("bug.bug-1.description", "Mine");
  const { result, rerender } = renderHook(({ bug }) => useTextEdit("org-1", bug, "description"), {
    wrapper: AtPlace,
    initialProps: { bug: stored("Old", 4) },
  });
  expect(result.current).toMatchObject({ isEditing: true, text: "Mine", conflict: undefined });
  rerender({ bug: stored("Theirs", 5) });
  expect(result.current.conflict).toMatchObject({ text: "Theirs", rev: 5 });
});
