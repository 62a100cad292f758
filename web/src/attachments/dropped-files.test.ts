import { expect, test } from "vitest";
import { bringsFiles, pastedFiles } from "./dropped-files";

function clipboard(types: string[], files: File[]): DataTransfer {
  return { types, files } as unknown as DataTransfer;
}
const at = new Date("2026-11-21T18:12:25Z");

test("a pasted screenshot gets a name of its own", () => {
  const shot = new File(["x"], "image.png", { type: "image/png" });
  expect(pastedFiles(clipboard(["Files"], [shot]), at).map((file) => file.name)).toEqual([
    "Pasted 2026-11-21 18-12-25.png",
  ]);
});

test("a file that was copied keeps its name", () => {
  const plan = new File(["x"], "plan.pdf", { type: "application/pdf" });
  expect(pastedFiles(clipboard(["Files"], [plan]), at)).toEqual([plan]);
});

test("a text with a picture of it is pasted as the text", () => {
  const picture = new File(["x"], "image.png", { type: "image/png" });
  expect(pastedFiles(clipboard(["text/plain", "Files"], [picture]), at)).toEqual([]);
  expect(pastedFiles(null)).toEqual([]);
});

test("only files are dropped", () => {
  expect(bringsFiles(clipboard(["Files"], []))).toBe(true);
  expect(bringsFiles(clipboard(["text/plain"], []))).toBe(false);
  expect(bringsFiles(null)).toBe(false);
});
