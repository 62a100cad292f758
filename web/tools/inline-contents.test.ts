import { expect, test } from "vitest";
import { inlineContents } from "./inline-contents.ts";

test("inline styles and scripts are found byte for byte, files are left out", () => {
  const html =
    '<style>\n a{}</style><script src="/x.js"></script><script>go( )</script><script type="module" src="/y.js"></script>';
  expect(inlineContents(html)).toEqual({ scripts: ["go( )"], styles: ["\n a{}"] });
});
