import { expect, test } from "vitest";
import type { WireAttachment } from "../api/types";
import { endingOf, markdownOf, pictureAddressOf } from "./attachment-address";

const shot: WireAttachment = {
  id: "f1",
  orgID: "o1",
  bugID: "b1",
  name: "shot.png",
  mediaType: "image/png",
  size: 1000,
  hasThumbnail: false,
  uploadedBy: "u1",
  created: "2026-01-01T00:00:00Z",
};

test("a picture is shown small by its thumbnail, or by itself where it is small", () => {
  expect(pictureAddressOf({ ...shot, hasThumbnail: true })).toBe(
    "/api/v1/orgs/o1/attachments/f1/thumbnail",
  );
  expect(pictureAddressOf(shot)).toBe("/api/v1/orgs/o1/attachments/f1");
  expect(pictureAddressOf({ ...shot, size: 10_000_000 })).toBeUndefined();
  expect(pictureAddressOf({ ...shot, mediaType: "application/octet-stream" })).toBeUndefined();
});

test("a text shows pictures and links to everything else, whatever their names hold", () => {
  expect(markdownOf(shot)).toBe("![shot.png](/api/v1/orgs/o1/attachments/f1)");
  const odd = { ...shot, name: "a](x)[_b.pdf", mediaType: "application/octet-stream" };
  expect(markdownOf(odd)).toBe("[a\\](x)\\[\\_b.pdf](/api/v1/orgs/o1/attachments/f1)");
});

test("the ending of a name stands in for what it is", () => {
  expect(endingOf("Plan.PDF")).toBe("pdf");
  expect(endingOf("README")).toBe("");
  expect(endingOf("a.very-long-ending")).toBe("");
});
