import { cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LazyPart, useLazyPart } from "./lazy-part";

afterEach(cleanup);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: "" };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

function stage(fetch: () => Promise<() => string>) {
  const lazy = new LazyPart<object>(fetch);
  function Page({ isWanted }: { isWanted: boolean }) {
    return useLazyPart(lazy, isWanted) ? "the part" : "nothing yet";
  }
  return { lazy, Page };
}

test("a part is fetched when it is wanted, once for all", async () => {
  const fetch = vi.fn<() => Promise<() => string>>(() => Promise.resolve(() => "part"));
  const { Page } = stage(fetch);
  const { rerender } = render(<Page isWanted={false} />);
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Page isWanted />);
  await screen.findByText("the part");
  cleanup();
  render(<Page isWanted />);
  screen.getByText("the part");
  expect(fetch).toHaveBeenCalledOnce();
});

test("a part that was fetched ahead is there at once, also where it was not asked for", async () => {
  const { lazy, Page } = stage(() => Promise.resolve(() => "part"));
  render(<Page isWanted={false} />);
  await lazy.load();
  expect(await screen.findByText("the part")).toBeDefined();
});

test("a failure goes to the error boundary, and the next one who asks tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const fetch = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValueOnce(() => "part");
  const { lazy, Page } = stage(fetch);
  render(
    <Boundary>
      <Page isWanted />
    </Boundary>,
  );
  await screen.findByText("no network");
  await lazy.load();
  expect(lazy.part()).toBeDefined();
});
