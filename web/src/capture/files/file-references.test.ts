import { expect, test } from "vitest";
import { countElsewhere, inserted, referenceTo, resolved, without } from "./file-references";

const id = "01900000-0000-7000-8000-0123456789ab";
const shot = { id, file: new File(["x"], "shot_[1].png", { type: "image/png" }) };
const log = {
  id: "01900000-0000-7000-8000-ba9876543210",
  file: new File(["x"], "a.log", { type: "text/plain" }),
};

test("a file stands in the text where the cursor was, and a picture is shown", () => {
  const { text, cursor } = inserted("before after", [shot, log], 7, 7);
  expect(text).toBe(
    "before ![shot\\_\\[1\\].png](#file-0123456789ab)\n[a.log](#file-ba9876543210)after",
  );
  expect(text.slice(cursor)).toBe("after");
});

test("the text that is sent holds the addresses the files will have", () => {
  expect(resolved(`see ${referenceTo(shot)}`, [shot], "o1")).toBe(
    `see ![shot\\_\\[1\\].png](/api/v1/orgs/o1/attachments/${id})`,
  );
});

test("a file that waits in another browser leaves its name", () => {
  expect(resolved("see ![shot.png](#file-0123456789ab) and #file-1", [], "o1")).toBe(
    "see shot.png and #file-1",
  );
});

test("files of another browser are counted once each", () => {
  const text = `${referenceTo(shot)} ${referenceTo(shot)} ${referenceTo(log)}`;
  expect(countElsewhere(text, [log])).toBe(1);
  expect(countElsewhere("see #file-1", [])).toBe(0);
});

test("a file that is taken away leaves nothing", () => {
  expect(without(`a${referenceTo(log)}b`, log)).toBe("ab");
});
