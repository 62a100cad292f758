import { expect, test, vi } from "vitest";
import { purifier } from "./purifier";
import { renderAhead, renderMarkdown } from "./render-markdown";

function rendered(text: string): HTMLElement {
  const host = document.createElement("div");
  host.append(renderMarkdown(text));
  return host;
}

test("CommonMark and tables become elements", () => {
  const host = rendered(
    "# Head\n\n**bold** `code`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done",
  );
  expect(host.querySelector("h1")?.textContent).toBe("Head");
  expect(host.querySelector("strong")?.textContent).toBe("bold");
  expect(host.querySelectorAll("td")).toHaveLength(2);
  expect(host.querySelector("li")?.textContent).toContain("☑ done");
});

test("a box stands at the beginning of a list's item alone", () => {
  const host = rendered("- [ ] open\n- [X] done\n- a [ ] b\n- [x]none\n\n[ ] no list");
  const items = [...host.querySelectorAll("li")].map((item) => item.textContent?.trim());
  expect(items).toEqual(["☐ open", "☑ done", "a [ ] b", "[x]none"]);
  expect(host.querySelector("p")?.textContent).toBe("[ ] no list");
});

test("an address is a link where it says that it is one", () => {
  const host = rendered("see https://example.com/a, readme.md, ada@example.org ~~gone~~");
  const links = [...host.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["https://example.com/a", "mailto:ada@example.org"]);
  expect(host.querySelector("del")?.textContent).toBe("gone");
});

test.each(["> ".repeat(5000), "- ".repeat(5000), "> - ".repeat(49)])(
  "what is nested too deep is shown as it was typed",
  (deep) => {
    const host = rendered(`${deep}<b>end`);
    expect(host.textContent).toContain("<b>end");
    expect(host.querySelectorAll("blockquote, li").length).toBeLessThanOrEqual(100);
  },
);

test("a numbered list begins where it says", () => {
  expect(rendered("4. four\n5. five").querySelector("ol")?.getAttribute("start")).toBe("4");
});

test("raw HTML is shown as text", () => {
  const host = rendered('before <b onclick="go()">b</b> <script>go()</script>\n\n<div>block</div>');
  expect(host.querySelector("b, script, div")).toBeNull();
  expect(host.textContent).toContain('<b onclick="go()">');
  expect(host.textContent).toContain("<div>block</div>");
});

test.each([
  "[x](javascript:go())",
  "[x](JaVaScRiPt:go())",
  "[x](data:text/html,<script>go()</script>)",
  "[x](vbscript:go())",
  "<javascript:go()>",
  "![x](javascript:go())",
])("a link of another kind leads nowhere: %s", (text) => {
  for (const link of rendered(text).querySelectorAll("a")) {
    expect(link.getAttribute("href")).toBeNull();
  }
});

test.each([
  '<img src=x onerror="go()">',
  "<svg onload=go()>",
  '![x](https://example.com/a.png "t\\" onload=\\"go()")',
  '<a href="https://example.com" style="position:fixed">x</a>',
  "<iframe src=https://example.com></iframe>",
])("no attribute that runs or styles comes through: %s", (text) => {
  for (const element of rendered(text).querySelectorAll("*")) {
    for (const { name } of element.attributes) expect(["href", "rel", "title"]).toContain(name);
  }
});

test("a picture becomes a link to it, and links tell nobody where they were followed", () => {
  const link = rendered("![plan](https://example.com/a.png)").querySelector("a");
  expect(link?.textContent).toBe("plan");
  expect(link?.getAttribute("href")).toBe("https://example.com/a.png");
  expect(link?.getAttribute("rel")).toBe("noopener noreferrer nofollow");
});

const file =
  "/api/v1/orgs/01936b5a-0000-7000-8000-000000000001/attachments/01936b5a-0000-7000-8000-000000000002";

test("a picture that is a file of a bug is shown, another file is linked", () => {
  const host = rendered(`![a "shot"](${file})\n\n[plan.pdf](${file})`);
  const picture = host.querySelector("img");
  expect(picture?.getAttribute("src")).toBe(file);
  expect(picture?.getAttribute("alt")).toBe('a "shot"');
  expect(host.querySelector("a")?.getAttribute("href")).toBe(file);
});

test.each([
  `![x](${file}/thumbnail)`,
  `![x](//evil.example${file})`,
  `![x](https://evil.example${file})`,
  `![x](/api/v1/auth/log-out)`,
  `![x](${file}?x=1)`,
  `![x](/api/v1/orgs/../../auth)`,
])("no other picture is fetched: %s", (text) => {
  expect(rendered(text).querySelector("img")).toBeNull();
});

test("of what the library writes only what is allowed is left, in the next text too", () => {
  for (const text of ["&copy; first", "then", "&copy; last"]) {
    const host = rendered(`${text}\n\n\`\`\`js\nlet a;\n\`\`\`\n\n| a |\n|:-:|\n| 1 |`);
    const named = [...host.querySelectorAll("*")].flatMap((each) => each.getAttributeNames());
    expect(named).toEqual([]);
    expect(host.querySelector("p")?.textContent).toBe(text.replace("&copy;", "©"));
  }
});

test("what was rendered ahead is shown once, and rendered anew from then on", () => {
  const sanitize = vi.spyOn(purifier, "sanitize");
  renderAhead("**next**");
  renderAhead("**next**");
  expect(sanitize).toHaveBeenCalledTimes(1);
  expect(rendered("**next**").innerHTML).toBe("<p><strong>next</strong></p>\n");
  expect(sanitize).toHaveBeenCalledTimes(1);
  expect(rendered("**next**").innerHTML).toBe("<p><strong>next</strong></p>\n");
  expect(sanitize).toHaveBeenCalledTimes(2);
  sanitize.mockRestore();
});

test("few texts are rendered ahead, and no long ones", () => {
  const sanitize = vi.spyOn(purifier, "sanitize");
  for (let number = 1; number <= 5; number += 1) renderAhead(`text ${number}`);
  renderAhead("long ".repeat(2000));
  sanitize.mockClear();
  for (let number = 1; number <= 5; number += 1) rendered(`text ${number}`);
  expect(sanitize.mock.calls.map(([html]) => html)).toEqual(["<p>text 1</p>\n"]);
  rendered("long ".repeat(2000));
  expect(sanitize).toHaveBeenCalledTimes(2);
  sanitize.mockRestore();
});
