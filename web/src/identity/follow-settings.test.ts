import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/client";
import { getTheme, setTheme } from "../theme/theme";
import { isMuted, setMuted, soundVolume } from "../toasts/sound-settings";
import { followSettings } from "./follow-settings";
import { type Me, session } from "./session";
import { shownSettings } from "./shown-settings";

const ada = { UID: "ada", settings: {} } as unknown as Me;
const sent: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  sent.length = 0;
  vi.spyOn(api, "PATCH").mockImplementation((_path: string, { body }: { body: object }) => {
    sent.push(body);
    const told = { ...session.get().me?.settings, ...body };
    return Promise.resolve({ data: told, response: new Response(null, { status: 200 }) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what the server holds is shown, what is chosen is told once, and nothing is echoed", async () => {
  followSettings(shownSettings());
  session.set({
    state: "in",
    me: { ...ada, settings: { theme: "dark", sounds: false, volumePercent: 25 } },
  });
  expect([getTheme(), isMuted(), soundVolume()]).toEqual(["dark", true, 0.25]);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);

  setTheme("light");
  setMuted(false);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ theme: "light", sounds: true }]);

  session.set({ state: "in", me: { ...ada, settings: { theme: "system" } } });
  expect(getTheme()).toBe("system");
  expect(isMuted()).toBe(false);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);

  session.set({ state: "out" });
  setTheme("dark");
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
});

test("what is chosen before the settings are followed is told, and not overwritten", async () => {
  // As on a page of its own: nothing follows yet.
  vi.resetModules();
  const fresh = {
    ...(await import("./follow-settings")),
    ...(await import("./session")),
    ...(await import("../theme/theme")),
    ...(await import("./shown-settings")),
    ...(await import("../api/client")),
  };
  vi.spyOn(fresh.api, "PATCH").mockImplementation((_path: string, { body }: { body: object }) => {
    sent.push(body);
    return Promise.resolve({ data: body, response: new Response(null, { status: 200 }) });
  });
  fresh.session.set({ state: "loading" });
  fresh.setTheme("system");
  const atStart = fresh.shownSettings();
  fresh.setTheme("dark");
  fresh.followSettings(atStart);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
  fresh.session.set({ state: "in", me: { ...ada, settings: { theme: "light", sounds: true } } });
  expect(fresh.getTheme()).toBe("dark");
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ theme: "dark" }]);
});

test("a page that is left tells what was chosen on it", () => {
  session.set({ state: "in", me: { ...ada, settings: { theme: "light" } } });
  setTheme("dark");
  expect(sent).toEqual([]);
  dispatchEvent(new Event("pagehide"));
  expect(sent).toContainEqual({ theme: "dark" });
});
