import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAhead, forgetAhead } from "./ahead";
import { api } from "./client";

/** The addresses that the server was asked for, in order. */
let asked: string[] = [];
let status = 200;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  status = 200;
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const address = typeof request === "string" ? request : new URL(request.url).pathname;
    asked.push(address);
    if (status === 0) throw new TypeError("no network");
    return Response.json({ answer: asked.length }, { status });
  });
});
afterEach(() => {
  forgetAhead();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function answer(): Promise<unknown> {
  const { data, error } = await api.GET("/api/v1/plans");
  return data ?? error;
}

test("what was asked for ahead is the answer to the next request, and to no other", async () => {
  await askAhead("/api/v1/plans");
  expect(await answer()).toEqual({ answer: 1 });
  expect(await answer()).toEqual({ answer: 2 });
  expect(asked).toEqual(["/api/v1/plans", "/api/v1/plans"]);
});

test.each([0, 401, 500])("an answer that is none, %i, is asked for again", async (failing) => {
  status = failing;
  await askAhead("/api/v1/plans");
  status = 200;
  expect(await answer()).toEqual({ answer: 2 });
});

test("nobody takes what grew old, or was asked for by somebody else", async () => {
  await askAhead("/api/v1/plans");
  vi.advanceTimersByTime(10_000);
  expect(await answer()).toEqual({ answer: 2 });
  await askAhead("/api/v1/plans");
  forgetAhead();
  expect(await answer()).toEqual({ answer: 4 });
});
