import { expect, test } from "vitest";
import { foldersOf, importProblems } from "./import-rules.ts";

test("a folder is found in every form of import", () => {
  const source = `import { a } from "../ui/button";\nimport "../theme/theme.css";\nconst b = import("../bugs/bug-page");\nimport x from "react";`;
  expect(foldersOf("app/main.tsx", source)).toEqual(["ui", "theme", "bugs"]);
});

test("an import upwards or to an unlisted neighbour is a problem", () => {
  expect(importProblems("ui/button.tsx", ["bugs"])).toHaveLength(1);
  expect(importProblems("members/member-tile.tsx", ["bugs"])).toHaveLength(1);
  expect(importProblems("bugs/bug-page.tsx", ["projects", "ui", "store"])).toEqual([]);
});
