import { expect, test } from "vitest";
import { criticalCss } from "./critical-css.ts";

const page = '<p class="a hover:b w-[2px]">text</p>';

test("rules of classes that the page has stay, the others go", () => {
  const css = String.raw`.a{x:1}.c{x:2}.a .c{x:3}.c,.a{x:4}.hover\:b{&:hover{x:5}}.w-\[2px\]{x:6}p{x:7}`;
  expect(criticalCss(css, page)).toBe(
    String.raw`.a{x:1}.c,.a{x:4}.hover\:b{&:hover{x:5}}.w-\[2px\]{x:6}p{x:7}`,
  );
});

test("order of layers, fonts and animations stay, empty groups go", () => {
  const css =
    '@layer x,y;@font-face{src:url("a{b")}@layer x{.c{x:1}.a{x:2}}@media print{.c{x:3}}@keyframes k{to{x:4}}';
  expect(criticalCss(css, page)).toBe(
    '@layer x,y;@font-face{src:url("a{b")}@layer x{.a{x:2}}@keyframes k{to{x:4}}',
  );
});

test("a comma inside of a function separates no selectors", () => {
  expect(criticalCss(".a:is(h1,h2){x:1}.c:is(h1,.a){x:2}", page)).toBe(".a:is(h1,h2){x:1}");
});
