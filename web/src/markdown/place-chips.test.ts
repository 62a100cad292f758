import { expect, test } from "vitest";
import type { Token } from "./chips";
import { placeChips } from "./place-chips";
import { renderMarkdown } from "./render-markdown";

function findKeys(text: string): Token[] {
  return [...text.matchAll(/[A-Z]+-\d+/g)].map((match) => ({
    kind: "bug",
    value: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

test("tokens of running text get an element, those of code and links stay as they are", () => {
  const root = renderMarkdown(
    "See CORE-1, **CORE-2** and `CORE-3`.\n\n[CORE-4](https://a.test)\n\n    CORE-5",
  );
  const placed = placeChips(root, findKeys);
  for (const { token, host } of placed) host.append(`<${token.value}>`);
  const host = document.createElement("div");
  host.append(root);
  expect(host.textContent.trim().replaceAll(/\s+/g, " ")).toBe(
    "See <CORE-1>, <CORE-2> and CORE-3. CORE-4 CORE-5",
  );
});
