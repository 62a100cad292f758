import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { scrollOnceLong } from "./scroll-once-long";

const page = { heightPx: 0, watchers: new Set<() => void>() };

/** A page that grows to so many pixels; the window begins at its top as far as it can. */
function grow(px: number): void {
  page.heightPx = px;
  for (const tell of page.watchers) tell();
}

beforeEach(() => {
  page.heightPx = 0;
  page.watchers.clear();
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", (_left: number, top: number) => {
    vi.stubGlobal("scrollY", Math.min(top, page.heightPx));
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe = () => page.watchers.add(this.#tell);
      disconnect = () => page.watchers.delete(this.#tell);
    },
  );
});

test("a page is scrolled on as it grows, until it is where it was left", () => {
  scrollOnceLong(700);
  expect(scrollY).toBe(0);
  grow(300);
  expect(scrollY).toBe(300);
  grow(2000);
  expect(scrollY).toBe(700);
  window.scrollTo(0, 100);
  grow(3000);
  expect(scrollY).toBe(100);
});

test.each(["wheel", "touchMove", "pointerDown", "keyDown"] as const)(
  "a reader who acts first, by %s, stays there",
  (act) => {
    scrollOnceLong(700);
    fireEvent[act](document.body);
    grow(2000);
    expect(scrollY).toBe(0);
  },
);

test("another page takes it over", () => {
  const stop = scrollOnceLong(700);
  stop();
  grow(2000);
  expect(scrollY).toBe(0);
});

test("a page that begins at its top is not watched", () => {
  scrollOnceLong(0);
  expect(page.watchers.size).toBe(0);
});
