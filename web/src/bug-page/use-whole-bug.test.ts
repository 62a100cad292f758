import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "../api/client";
import type { WireBug } from "../api/types";
import { loadBug } from "../bugs/load-bug";
import { replicaOf } from "../store/replica";
import { wireBug } from "../store/testing";
import { useWholeBug } from "./use-whole-bug";

vi.mock("../bugs/load-bug", () => ({ loadBug: vi.fn<typeof loadBug>() }));

type Answer = (reply: Outcome<WireBug>) => Promise<void>;
let answers: Map<string, Answer>;

beforeEach(() => {
  vi.restoreAllMocks();
  answers = new Map();
  vi.mocked(loadBug).mockImplementation(
    (_org, key) =>
      new Promise((resolve) => {
        answers.set(key, async (reply) => act(async () => resolve(reply)));
      }),
  );
});

function lookAt(first: string) {
  const others: string[] = [];
  const { result, rerender } = renderHook(
    ({ key }) => useWholeBug("org-1", key, (other) => void others.push(other)),
    { initialProps: { key: first } },
  );
  return { others, shown: () => result.current, goTo: (key: string) => rerender({ key }) };
}

const found = (bug: WireBug) => ({ ok: true as const, value: bug });

test("an answer that comes after the next bug was opened leads back nowhere", async () => {
  const { others, goTo } = lookAt("CORE-1");
  goTo("CORE-2");
  await answers.get("CORE-1")?.(found(wireBug(1)));
  expect(others).toEqual([]);
});

test("under an old key the bug's own one is told", async () => {
  const { others } = lookAt("OLD-7");
  await answers.get("OLD-7")?.(found(wireBug(7)));
  expect(others).toEqual(["CORE-7"]);
});

test("what is wrong with one bug is not said of the next one", async () => {
  const { shown, goTo } = lookAt("CORE-1");
  const problem = { status: 404, code: "not_found", title: "", detail: "", errors: [] };
  await answers.get("CORE-1")?.({ ok: false, problem } as unknown as Outcome<WireBug>);
  expect(shown().problem?.code).toBe("not_found");
  goTo("CORE-2");
  expect(shown().problem).toBeUndefined();
});

test("only the bug that a new page begins with waits for its texts", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1000);
  replicaOf("org-1").bugs.put(wireBug(1));
  replicaOf("org-1").bugs.put(wireBug(2));
  const { shown, goTo } = lookAt("CORE-1");
  expect(shown().bug).toBeUndefined();
  goTo("CORE-2");
  expect(shown().bug?.key).toBe("CORE-2");
  goTo("CORE-1");
  await answers.get("CORE-1")?.(found(wireBug(1)));
  expect(shown().bug?.key).toBe("CORE-1");
});
