import { expect, test } from "vitest";
import { environmentOf } from "./environment";

const screen = { language: "en-GB", width: 1440, height: 900, ratio: 1 };
const mozilla = "Mozilla/5.0";

test.each([
  [
    "(X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36",
    "Linux",
    "Chrome 120.0.0.0",
  ],
  [
    "(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36 Edg/119.0.2151.44",
    "Windows",
    "Edge 119.0.2151.44",
  ],
  ["(X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0", "Linux", "Firefox 121.0"],
  [
    "(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15",
    "macOS",
    "Safari 17.2",
  ],
  [
    "(iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1",
    "iOS 17.2",
    "Safari 17.2",
  ],
  [
    "(Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
    "Android 14",
    "Chrome 120.0.0.0",
  ],
])("%s", (userAgent, os, browser) => {
  expect(environmentOf({ ...screen, userAgent: `${mozilla} ${userAgent}` })).toEqual([
    { name: "os", value: os },
    { name: "browser", value: browser },
    { name: "viewport", value: "1440×900" },
    { name: "language", value: "en-GB" },
  ]);
});

test("what a browser says in parts counts before its long name", () => {
  const data = {
    brands: [{ brand: "Not_A Brand", version: "8" }],
    platform: "Windows",
    platformVersion: "15.0.0",
    fullVersionList: [
      { brand: "Not_A Brand", version: "8.0.0.0" },
      { brand: "Chromium", version: "120.0.6099.71" },
      { brand: "Google Chrome", version: "120.0.6099.71" },
    ],
  };
  const found = environmentOf({ ...screen, ratio: 1.5, userAgent: mozilla, data });
  expect(found.slice(0, 3)).toEqual([
    { name: "os", value: "Windows 11" },
    { name: "browser", value: "Chrome 120.0.6099.71" },
    { name: "viewport", value: "1440×900 @1.5x" },
  ]);
});

test("what nobody knows is left out", () => {
  expect(environmentOf({ ...screen, userAgent: "curl", language: "" })).toEqual([
    { name: "viewport", value: "1440×900" },
  ]);
});
