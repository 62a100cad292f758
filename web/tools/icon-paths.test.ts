import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inOnePath, withoutNames } from "./icon-paths.ts";

const icons = join(import.meta.dirname, "../node_modules/lucide-react/dist/esm/icons");
const nodeOf = (code: string): unknown =>
  JSON.parse((/node: (\[.+?\n {2}\])/s.exec(code)?.[1] ?? "").replaceAll(/(\w+): "/g, '"$1": "'));

test("what an icon of the set draws alike is one path, wherever its parts begin", () => {
  const code = readFileSync(join(icons, "chevrons-up.mjs"), "utf8");
  expect(nodeOf(inOnePath(code))).toEqual([
    ["path", { d: "m17 11-5-5-5 5M0 0m17 18-5-5-5 5", key: "e8nh98" }],
  ]);
});

test("a circle is a path around its centre", () => {
  const code = readFileSync(join(icons, "circle-check.mjs"), "utf8");
  expect(nodeOf(inOnePath(code))).toEqual([
    ["path", { d: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M0 0m16 9-5.5 5.5L8 12", key: "1mglay" }],
  ]);
});

test("a path that the set writes over several lines is read as well", () => {
  const code = readFileSync(join(icons, "pencil.mjs"), "utf8");
  expect(code).toContain('"path",\n');
  const [only, ...rest] = nodeOf(inOnePath(code)) as [string, { d: string }][];
  expect(rest).toEqual([]);
  expect(only?.[1].d).toMatch(/^M21\.174 6\.812a.*zM0 0m15 5 4 4$/);
});

test("an icon is left with its shapes alone", () => {
  const code = readFileSync(join(icons, "ellipsis.mjs"), "utf8");
  expect(code).toContain("aliases");
  const data = withoutNames(code).slice(code.indexOf("const __iconData"));
  expect(data).toMatch(/^const __iconData = \{\n {2}node: \[/);
  expect(data).not.toMatch(/key|aliases|name|size|__iconData\.node/);
  expect(nodeOf(withoutNames(code))).toHaveLength(3);
});

test("other shapes, and paths with a look of their own, stay as they are", () => {
  const shapes = [
    '["rect", { x: "1", y: "1", key: "1" }]',
    '["path", { d: "M5 8l3-3", key: "2" }]',
    '["path", { d: "M1 1v2z", fill: "currentColor", key: "3" }]',
    '["path", { d: "M2 2h4", key: "4" }]',
    '["circle", { cx: "2", cy: "2", r: "1", fill: "currentColor", key: "5" }]',
  ];
  const code = (some: readonly string[]) => `const data = { node: [\n  ${some.join(",\n  ")}\n] };`;
  const [rect = "", , filled = "", , dot = ""] = shapes;
  const both = '["path", { d: "M5 8l3-3M2 2h4", key: "2" }]';
  expect(inOnePath(code(shapes))).toBe(code([rect, both, filled, dot]));
  const one = code(shapes.slice(0, 3));
  expect(inOnePath(one)).toBe(one);
});
