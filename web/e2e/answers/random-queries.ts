import type { Chance } from "./chance.ts";

const plainTerms = [
  ..."open closed triage started done dropped blocked ready overdue snoozed regression restricted watched voted mine stale"
    .split(" ")
    .map((flag) => `is:${flag}`),
  ..."is:open,done IS:Wont is:=open severity:S1 severity:S1..S3 severity:s3..s1 severity:none severity:unset severity:any severity:S2,none severity:>=S2 severity:<S3 severity:*..S2 priority:urgent priority:high..low priority:none priority:<high priority:>low category:started,done category:triage category:none resolution:fixed resolution:none resolution:wont-fix,duplicate resolution:any".split(
    " ",
  ),
  ..."assignee:@me assignee:none assignee:any author:@me author:@grace author:@ADA,@me author:none watcher:@me watcher:none watcher:any watcher:@grace voter:any voter:none voter:@ada assignee:@linus,none label:none label:any label:ui label:UI,crash label:nosuch label:über label:file label:STRASSE".split(
    " ",
  ),
  ..."created:<-20d created:-30d..today created:>-90min created:-1h created:2019 created:2020-03 created:2020-03-29 created:<2016-06 created:2018-01..2019-06-30 created:>=2020-10-25T02:30 created:2020-10-25T02:30Z..* created:<=2020-10-25T02:30+05:45 created:this-year created:last-month..today created:today,yesterday updated:>-14d updated:today updated:>-1mo updated:<-1y updated:>2021-10 updated:none updated:-0min updated:this-week closed:any closed:none closed:>-20d closed:2021 closed:<2020-02-29 closed:*..2019 since:<-10d since:2021-11 since:>=-1w".split(
    " ",
  ),
  ..."due:<today due:none due:any due:>=today due:<=+7d due:2026-11 due:next-month due:last-year..next-year due:tomorrow due:>-1y due:2020-02-29 due:2020-01-01,2099-12-31 estimate:1..3 estimate:none estimate:>0.5 estimate:any estimate:<=2.25 estimate:0 votes:>1 votes:0 votes:any votes:none votes:1..* comments:>1 comments:none comments:1..2 comments:any attachments:any attachments:<2 attachments:none watchers:>=2 watchers:none watchers:any watchers:1 reopened:>0 reopened:none age:>20d age:3d age:<1y age:2y..5y age:1mo age:>=90min age:*..2h in-status:<15d in-status:>1y in-status:0d in-status:1w..*".split(
    " ",
  ),
  ...'status:new status:"In progress",Fixed status:nosuch status:closed status:STRASSE project:core project:Web! project:"no such" project:any project:none title:ash title:_ title:=crash title:any title:none title:"null po" "null pointer" crash nul über UBER 本 本語 100% foo_ a*b [core] std::map \\ back\\slash "say \\"hi\\"" ﬁle file straße STRASSE ı İ i̇ Σ ς ᾳ ᏣᎳᎩ Ꭳ 🦋 e\u0301 é Å ½ ① ｆｕｌｌ ǅ \u00ad soft crash: --verbose main() https://example.org/a asignee:x Foo:bar TypeError: 2fa r2 -> the a in not'.split(
    / (?=(?:[^"]*"(?:\\.|[^"\\])*")*[^"]*$)/,
  ),
];

const relationFields = [
  "blocks",
  "blocked-by",
  "depends_on",
  "parent",
  "child",
  "duplicate-of",
  "duplicate",
  "relates-to",
  "related",
  "caused-by",
  "causes",
];

const sortFields =
  "key title project status category resolution severity priority assignee author created updated closed due since estimate votes comments reopened age in-status".split(
    " ",
  );

export const groupFields =
  "status category severity priority resolution project assignee author label parent due".split(
    " ",
  );

/** Queries over the whole language, of words and keys of one world. */
export class RandomQueries {
  readonly #chance: Chance;
  readonly #keys: readonly string[];
  readonly #terms: readonly string[];

  constructor(chance: Chance, keys: readonly string[], words: readonly string[]) {
    this.#chance = chance;
    this.#keys = keys;
    this.#terms = [...plainTerms, ...words];
  }

  whole(): string {
    const sort = this.#sort();
    const group = this.#chance.oneIn(10) ? " group:status" : "";
    const query = this.#query(3);
    return this.#chance.oneIn(3) ? `${sort} ${query}${group}`.trim() : `${query}${group}${sort}`;
  }

  /** A query that maybe is none: the same on both sides, or it is asked of the server. */
  broken(): string {
    const letters = Array.from(this.whole());
    for (let left = 1 + this.#chance.below(3); left > 0; left -= 1) {
      const at = this.#chance.below(letters.length + 1);
      const signs = Array.from('"():,-<>=.*+@ \t\u00a0\u3000\\ANDORaZ0𝒳é\u200b');
      letters.splice(at, this.#chance.below(3), this.#chance.of(signs));
    }
    return letters.join("");
  }

  #query(depth: number): string {
    let made = "";
    for (let left = 1 + this.#chance.below(3); left > 0; left -= 1) {
      if (made !== "") made += this.#chance.of([" ", " ", " OR ", " AND ", "  "]);
      if (this.#chance.oneIn(4)) made += this.#chance.of(["-", "NOT "]);
      made += this.#term(depth);
    }
    return made;
  }

  #term(depth: number): string {
    const chance = this.#chance;
    if (depth > 0 && chance.oneIn(4)) return `(${this.#query(depth - 1)})`;
    if (chance.oneIn(12)) return `key:${chance.of(this.#keys)}${chance.of(["", "+"])}`;
    if (chance.oneIn(30)) return chance.of(this.#keys).toLowerCase();
    if (!chance.oneIn(4)) return chance.of(this.#terms);
    const by = `${chance.of(relationFields)}:`;
    if (depth > 0 && chance.oneIn(2)) return `${by}(${this.#query(depth - 1)})`;
    if (chance.oneIn(3)) return `${by}${chance.of(this.#keys)}${chance.of(["", "+"])}`;
    return by + chance.of(["any", "none"]);
  }

  #sort(): string {
    const chance = this.#chance;
    if (chance.oneIn(3)) return "";
    const names = new Set<string>();
    for (let left = 1 + chance.below(3); left > 0; left -= 1) names.add(chance.of(sortFields));
    return ` sort:${[...names].map((name) => chance.of(["", "-"]) + name).join()}`;
  }
}
