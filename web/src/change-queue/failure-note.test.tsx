import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { unreachable } from "../api/problem";
import { connectionPhase } from "../sync/connection";
import { FailureNote } from "./failure-note";

afterEach(() => {
  cleanup();
  connectionPhase.set("off");
});

test("that only the network is missing is said once, and asked for everywhere", () => {
  const [list, views] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender } = render(
    <>
      <FailureNote isAside problem={unreachable} onRetry={views} />
      <FailureNote problem={unreachable} onRetry={list} />
    </>,
  );
  expect(screen.getAllByRole("status")).toHaveLength(1);
  act(() => screen.getByRole("button").click());
  expect(list).toHaveBeenCalledOnce();
  expect(views).toHaveBeenCalledOnce();
  rerender(<FailureNote isAside problem={unreachable} onRetry={views} />);
  expect(screen.getAllByRole("status")).toHaveLength(1);
  act(() => connectionPhase.set("open"));
  expect(views).toHaveBeenCalledTimes(2);
});

test("what the server refused is said at each place", () => {
  const refused = { ...unreachable, status: 403, detail: "Not allowed." };
  render(
    <>
      <FailureNote problem={refused} onRetry={() => undefined} />
      <FailureNote problem={refused} onRetry={() => undefined} />
    </>,
  );
  expect(screen.getAllByRole("alert")).toHaveLength(2);
});

test("over what is here nothing is said of a missing network, and it is asked for once it is back", () => {
  const [kept, list] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender } = render(<FailureNote isHere problem={unreachable} onRetry={kept} />);
  expect(screen.queryByRole("status")).toBeNull();
  rerender(
    <>
      <FailureNote isHere problem={unreachable} onRetry={kept} />
      <FailureNote isAside problem={unreachable} onRetry={list} />
    </>,
  );
  expect(screen.getAllByRole("status")).toHaveLength(1);
  act(() => connectionPhase.set("open"));
  expect(kept).toHaveBeenCalledOnce();
});
