import { join } from "node:path";
import { expect, test } from "vitest";
import { collectCredits, licenceBook, serverCredits } from "./credits.ts";

const web = join(import.meta.dirname, "..");

test("every package that browsers get is credited with its licence", () => {
  const { icons, font, libraries, server } = collectCredits(web);
  expect(icons.licence).toBe("ISC");
  expect(font.licence).toBe("OFL-1.1");
  expect(libraries.map((each) => each.name)).toEqual(
    expect.arrayContaining(["react", "react-dom", "scheduler", "@tanstack/history"]),
  );
  expect(libraries.filter((each) => each.licence.includes("see"))).toEqual([]);
  expect(server.map((each) => each.name)).toContain("libsodium");
  expect(licenceBook(web)).toContain("SIL OPEN FONT LICENSE");
});

test("only the server's table is read from the list of dependencies", () => {
  const list =
    "# D\n\n## Server\n\n| what | for | why |\n| --- | --- | --- |\n| `fmt` | formatting | x |\n\n## Web\n\n| react | screens | |\n";
  expect(serverCredits(list)).toEqual([{ name: "fmt", use: "formatting" }]);
});
