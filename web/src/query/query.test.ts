import { expect, test } from "vitest";
import { fieldsLike, put, spotAt } from "./complete";
import { narrowed, withGroup, withSort } from "./edit";
import { fields, findField } from "./fields";
import { parse } from "./parse";
import { print, quote } from "./print";
import { fieldsUsed } from "./uses";

const canonical = (text: string) => print(parse(text));
const faultsOf = (text: string) =>
  parse(text).faults.map(({ code, at }) => `${code} ${at.from}-${at.to}`);

test.each([
  ["", ""],
  ["is:open", "is:open"],
  ["IS:Open  crash ", "is:open crash"],
  ["sev:s1..S2", "severity:S1..S2"],
  ["severity:S3..*", "severity:S3..S4"],
  ["severity:S4..S2", "severity:S2..S4"],
  ["votes:5..* estimate:2.5", "votes:5..* estimate:2.50"],
  ["-->x NOT --a", "-->x NOT --a"],
  ['severity:unset label:NONE label:"none"', 'severity:none label:none label:"none"'],
  ['assignee:@ME author:"@ann" watcher:@Ann', 'assignee:@me author:"@ann" watcher:@Ann'],
  ["label:ui,later", "label:ui,later"],
  ['label:"needs design",ui', 'label:"needs design",ui'],
  ["a AND b", "a b"],
  ["a OR b c", "a OR b c"],
  ["(a OR b) c", "(a OR b) c"],
  ["((a))", "a"],
  ["NOT (a b)", "-(a b)"],
  ["-label:ui", "-label:ui"],
  ["NOT label:ui", "-label:ui"],
  ["a (b c)", "a b c"],
  ["updated:<-14d", "updated:<-14d"],
  ["created:2026-10-01..today", "created:2026-10-01..today"],
  ["blocked_by:(severity:S1 is:open)", "blocked-by:(severity:S1 is:open)"],
  ["parent:core-5+", "parent:CORE-5+"],
  ['environment:os="Debian 12"', 'environment:os="Debian 12"'],
  ["group:status a sort:-priority,key", "a sort:-priority,key group:status"],
  ['"two words"', '"two words"'],
  [String.raw`"a \"b\" c"`, String.raw`"a \"b\" c"`],
  ["std::vector", "std::vector"],
  ["resolution:Wont-Fix", "resolution:wont_fix"],
  ["--verbose -> main()", "--verbose -> main()"],
  ["foo: bar", "foo: bar"],
])("%j is read and printed as %j", (text, printed) => {
  expect(faultsOf(text)).toEqual([]);
  expect(canonical(text)).toBe(printed);
  expect(canonical(printed)).toBe(printed);
});

// The server prints them in the same way: server/query/tests/print_test.cpp
test.each([
  ["  Reporter:@ann   AND tag:ui ", "author:@ann label:ui"],
  ["a\u00a0b\tc\n", "a b c"],
  ["resolution:Wont-Fix SEV:unset", "resolution:wont_fix severity:none"],
  ["key:core-r7+", "key:CORE-R7+"],
  ["is:open,stale", "is:open,stale"],
  ["((a) (b (c)))", "a b c"],
  ["(a b) OR (c)", "a b OR c"],
  ["NOT (a)", "-a"],
  ["-(-a)", "-(-a)"],
  ["parent:((a OR b))", "parent:(a OR b)"],
  ['label:"ui"', "label:ui"],
  ['label:"größe"', "label:größe"],
  ['label:"None","a b","x,y","(z"', 'label:"None","a b","x,y","(z"'],
  ['author:"@me",@me', 'author:"@me",@me'],
  ['env:"os=x",os="a b",os=y', 'environment:"os=x",os="a b",os=y'],
  ['title:"a\u00a0b"', 'title:"a\u00a0b"'],
  [String.raw`title:"say \"hi\""`, String.raw`title:"say \"hi\""`],
  ["(a)(b)OR(c)", "a b OR c"],
  ["main(a b)", "main a b"],
  ["-(a b) NOT(c)", "-(a b) -c"],
])("%j is printed as the server prints it: %j", (text, printed) => {
  expect(faultsOf(text)).toEqual([]);
  expect(canonical(text)).toBe(printed);
});

test.each(
  'votes:>5|votes:>=5|votes:<0|votes:5|votes:5..*|votes:*..5|votes:5..6|estimate:>2.05|estimate:0.50..12.25|severity:>S2|severity:<=S3|priority:urgent..medium|created:>-14d|created:2026-10..today|created:*..2026-10-01T12:00:05+02:00|due:<next-week|age:3d..2w|in-status:>1mo|title:=crash|votes:=5|sort:severity,-updated group:status,assignee|a sort:-age|a OR -b c|-(a OR b)|f(x)y z|f(g(x),y)|->next|a..b|label::x|5"|foo: bar'.split(
    "|",
  ),
)("%j stays as it is", (text) => {
  expect(faultsOf(text)).toEqual([]);
  expect(canonical(text)).toBe(text);
});

test.each([
  ["status:", "value_missing 7-7"],
  ["label:a,", "value_missing 8-8"],
  ['"open', "quote_open 0-5"],
  ["(a b", "bracket_open 0-1"],
  ["a)", "bracket_extra 1-2"],
  ["()", "term_missing 0-2"],
  ["a OR", "term_missing 4-4"],
  ["OR a", "term_missing 0-2"],
  ["NOT", "term_missing 0-3"],
  ["NOT NOT a", "term_missing 4-7"],
  ["NOT -a", "term_missing 4-5"],
  ["AND a", "term_missing 0-3"],
  ["a AND", "term_missing 2-5"],
  ["-", "term_missing 0-1"],
  ['""', "term_missing 0-2"],
  ['label:"a"b', "space_missing 9-10"],
  ['"a"b', "space_missing 3-4"],
  ["status:(is:open)", "no_relation 7-8"],
  ["sort:key,-key", "twice 9-13"],
  ["was(status,Fixed)", "not_yet 0-17"],
  ["asof:2026-10-01", "not_yet 0-15"],
  ["sort:label", "no_order 5-10"],
  ["group:label", "no_group 6-11"],
  ["(sort:key)", "not_at_top 1-9"],
])("%j is wrong at its place: %j", (text, fault) => {
  expect(faultsOf(text)[0]).toBe(fault);
});

test("a query has limits of length, terms and depth", () => {
  expect(faultsOf("a".repeat(4097))).toEqual(["too_long 4096-4097"]);
  expect(faultsOf("😀".repeat(4096))).toEqual([]);
  expect(faultsOf("a ".repeat(256))).toEqual([]);
  expect(faultsOf("a ".repeat(257))[0]).toMatch(/^too_many/);
  expect(faultsOf(`${"(".repeat(16)}a${")".repeat(16)}`)).toEqual([]);
  expect(faultsOf(`${"(".repeat(17)}a${")".repeat(17)}`)).toEqual(["too_deep 16-17"]);
});

test("whatever is typed is read to its end, and what is printed is read the same", () => {
  const signs = [
    "a",
    "is:open",
    "(",
    ")",
    '"',
    ",",
    " ",
    "OR",
    "-",
    "NOT ",
    "..",
    ":",
    "sort:",
    "<",
    "é",
    "\\",
  ];
  let seed = 7;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647);
  for (let round = 0; round < 2000; round += 1) {
    const text = Array.from({ length: next() % 12 }, () => signs[next() % signs.length]).join("");
    const { faults, pieces } = parse(text);
    const covered = pieces.map(({ from, to }) => text.slice(from, to)).join("");
    const spaceless = (all: string) => all.replaceAll(/\s/g, "");
    expect({ text, covered: spaceless(covered) }).toEqual({ text, covered: spaceless(text) });
    if (faults.length > 0) continue;
    const printed = canonical(text);
    expect({ printed, faults: faultsOf(printed) }).toEqual({ printed, faults: [] });
    expect(canonical(printed)).toBe(printed);
  }
});

test("x:y is searched as text where x is no field", () => {
  const tree = parse("foo:bar is:open http://a.test/b");
  expect(tree.unknown).toEqual([{ from: 0, to: 7 }]);
});

test("every field is found by its name and by its other names", () => {
  expect(fields).toHaveLength(37);
  expect(findField("Blocked_By")?.name).toBe("blocked-by");
  expect(findField("reporter")?.name).toBe("author");
  expect(findField("toString")).toBeUndefined();
});

test("the order and the groups change, and nothing else of the text", () => {
  expect(withSort("crash  is:open", ["-updated"])).toBe("crash  is:open sort:-updated");
  expect(withSort("crash sort:key group:status", ["severity", "-key"])).toBe(
    "crash group:status sort:severity,-key",
  );
  expect(withSort("sort:key", [])).toBe("");
  expect(withGroup("a group:status", [])).toBe("a");
  expect(withGroup("", ["project"])).toBe("group:project");
});

test("a query is narrowed as a whole, and keeps its order and groups", () => {
  expect(narrowed("", "is:open")).toBe("is:open");
  expect(narrowed("crash sort:key label:ui", "is:open", "severity:S1")).toBe(
    "crash label:ui is:open severity:S1 sort:key",
  );
  expect(narrowed("a b OR c group:status", "is:open")).toBe("(a b OR c) is:open group:status");
  expect(narrowed("crash IS:open", "is:open")).toBe("crash IS:open");
});

test("completion knows what the caret is in", () => {
  expect(spotAt("sta", 3)).toMatchObject({ is: "field", typed: "sta", at: { from: 0, to: 3 } });
  expect(spotAt("(-sta", 5)).toMatchObject({ is: "field", typed: "sta", at: { from: 2, to: 5 } });
  expect(spotAt("status:In", 9)).toMatchObject({ is: "value", typed: "In" });
  expect(spotAt('status:"In pr', 13)).toMatchObject({ typed: "In pr", at: { from: 7, to: 13 } });
  expect(spotAt("severity:S1..S", 14)).toMatchObject({ typed: "S", at: { from: 13, to: 14 } });
  expect(spotAt("label:a,b", 9)).toMatchObject({ typed: "b", at: { from: 8, to: 9 } });
  expect(spotAt("a sort:-up", 10)).toMatchObject({
    is: "sort",
    typed: "up",
    at: { from: 8, to: 10 },
  });
  expect(spotAt("foo:b", 5)).toBeUndefined();
  expect(spotAt("relay70", 7)).toBeUndefined();
  expect(fieldsLike("reported").map(({ name }) => name)).toEqual(["author", "created"]);
});

test("a choice takes the place of what was typed", () => {
  const choose = (text: string, caret: number, choice: string) => {
    const spot = spotAt(text, caret);
    return spot && put(text, spot, choice);
  };
  expect(choose("sta", 3, "status")).toEqual({ text: "status:", caret: 7 });
  expect(choose("status:In crash", 9, "In review")).toEqual({
    text: 'status:"In review" crash',
    caret: 19,
  });
  expect(choose("status:Ne", 9, "New")).toEqual({ text: "status:New ", caret: 11 });
  expect(quote("plain")).toBe("plain");
  expect(quote("a..b")).toBe('"a..b"');
});

test("a query tells which fields it depends on", () => {
  const used = fieldsUsed(parse("crash blocked-by:(is:open) -label:ui sort:due group:project"));
  expect([...used].toSorted()).toEqual(["blocked-by", "due", "is", "label", "project", "title"]);
});
