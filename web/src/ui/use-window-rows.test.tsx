import { act, cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useWindowRows } from "./use-window-rows";

const rowPx = 20;
const listTop = { px: 100 };

beforeEach(() => {
  // The environment has no layout: this is the window, and above is where the list begins in it.
  vi.stubGlobal("innerHeight", 400);
  listTop.px = 100;
});
afterEach(cleanup);

const draw = vi.fn<() => void>();

function List({ count }: { count: number }) {
  draw();
  const list = useRef<HTMLUListElement>(null);
  const { first, last, scrollTo } = useWindowRows(list, count, rowPx);
  return (
    <>
      <ul
        ref={(element) => {
          list.current = element;
          if (element)
            element.getBoundingClientRect = () => ({ top: listTop.px }) as unknown as DOMRect;
        }}
      >
        {Array.from({ length: last - first }, (_, index) => (
          <li key={first + index}>{first + index}</li>
        ))}
      </ul>
      <button type="button" onClick={() => scrollTo(50)}>
        go
      </button>
    </>
  );
}

function rows(host: HTMLElement): number[] {
  return [...host.querySelectorAll("li")].map((row) => Number(row.textContent));
}

test("only the rows in the window and some around it are there, more of them where one scrolls to", () => {
  const { container } = render(<List count={1000} />);
  expect(rows(container).at(0)).toBe(0);
  expect(rows(container).at(-1)).toBe(15);
  listTop.px = -4000;
  act(() => void dispatchEvent(new Event("scroll")));
  expect(rows(container).at(0)).toBe(199);
  expect(rows(container).at(-1)).toBe(227);
  act(() => void dispatchEvent(new Event("resize")));
  expect(rows(container).at(-1)).toBe(227);
  listTop.px = -3980;
  act(() => void dispatchEvent(new Event("scroll")));
  expect(rows(container).at(0)).toBe(191);
  expect(rows(container).at(-1)).toBe(219);
});

test("what is measured again and is the same draws nothing", () => {
  render(<List count={1000} />);
  listTop.px = -4000;
  act(() => void dispatchEvent(new Event("scroll")));
  draw.mockClear();
  act(() => void dispatchEvent(new Event("resize")));
  act(() => void dispatchEvent(new Event("resize")));
  expect(draw).not.toHaveBeenCalled();
  listTop.px = -4100;
  act(() => void dispatchEvent(new Event("scroll")));
  expect(draw).toHaveBeenCalled();
});

test("what leaves above the list, and moves it up, lets rows in", () => {
  let moved = (): void => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        moved = tell;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  listTop.px = 900;
  const { container } = render(<List count={1000} />);
  expect(rows(container)).toHaveLength(0);
  listTop.px = 100;
  act(() => moved());
  expect(rows(container)).toHaveLength(23);
});

test("a short list is there whole, an empty one is empty", () => {
  expect(rows(render(<List count={3} />).container)).toEqual([0, 1, 2]);
  expect(rows(render(<List count={0} />).container)).toEqual([]);
});

test("a row outside the window is scrolled to, with room around it", () => {
  const scroll = vi.fn<(x: number, y: number) => void>();
  vi.stubGlobal("scrollBy", scroll);
  listTop.px = 0;
  const { getByRole } = render(<List count={1000} />);
  getByRole("button").click();
  expect(scroll).toHaveBeenLastCalledWith(0, 50 * rowPx + rowPx + 48 - 400);
});
