import { afterEach, expect, test, vi } from "vitest";
import { Media } from "./media";

afterEach(() => vi.unstubAllGlobals());

test("a browser is asked once, and heard for as long as the page is there", () => {
  let asked = 0;
  let told: (event: { matches: boolean }) => void = () => undefined;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      asked += 1;
      return false;
    },
    addEventListener: (_: "change", heard: typeof told) => {
      told = heard;
    },
  }));
  const narrow = new Media("(width < 650px)");
  expect(asked).toBe(0);
  expect(narrow.matches()).toBe(false);
  const heard: boolean[] = [];
  const leave = narrow.subscribe(() => heard.push(narrow.matches()));
  told({ matches: true });
  expect(heard).toEqual([true]);
  leave();
  told({ matches: false });
  expect(narrow.matches()).toBe(false);
  expect(heard).toEqual([true]);
  expect(asked).toBe(1);
});
