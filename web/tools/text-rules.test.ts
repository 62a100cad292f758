import { expect, test } from "vitest";
import { textProblems } from "./text-rules.ts";

function found(source: string): string[] {
  return textProblems("bugs/part.tsx", source).map((problem) =>
    problem.replace(" belongs into src/texts", ""),
  );
}

test("words between tags are found, with their line", () => {
  expect(found("export const a = (\n  <p>\n    New bug\n  </p>\n);")).toEqual([
    "bugs/part.tsx:2: New bug",
  ]);
});

test("words in attributes that people see or hear are found in every form", () => {
  for (const attribute of [
    `aria-label="Close"`,
    `title={"Close"}`,
    `placeholder={isOpen ? "Close" : words.open}`,
    `label={words.close ?? "Close"}`,
    "alt={`Close ${name}`}",
    `text={"Close" + name}`,
  ]) {
    const source = `export const a = <Part ${attribute} />;`;
    expect([source, found(source).length]).toEqual([source, 1]);
  }
});

test("words in braces, toasts, menus and titles are found", () => {
  expect(found(`export const a = <p>{isOpen && "Open"}</p>;`)).toHaveLength(1);
  expect(found(`showToast({ kind: "positive", text: "Saved." });`)).toHaveLength(1);
  expect(found(`const items = [{ label: "Profile", href: "/profile" }];`)).toHaveLength(1);
  expect(found(`usePageTitle("Profile");`)).toHaveLength(1);
});

test("symbols, keys, class names, types and the catalogue's words are no finding", () => {
  for (const source of [
    `export const a = <p className="press flex" role="status" id="pages">·</p>;`,
    "export const a = <p>{words.title}: {count}</p>;",
    "export const a = <Part label={`${words.theme}: ${name}`} />;",
    `export const a = <input type="search" name="query" autoComplete="email" />;`,
    `type A = { label: "one" | "two" };`,
    `const tone = { wave: "sine", kind: "positive" };`,
  ]) {
    expect([source, ...found(source)]).toEqual([source]);
  }
});
