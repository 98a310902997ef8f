import { table } from "@highway/core/endpoints";
import { describe, expect, it } from "vitest";
import { coverageFile, pageOf, problemsOf, type Tree, treeOf } from "./coverage";

it("docs/coverage.md is true: its files, test files and sentences exist, and no line is missing", () => {
  const tree = treeOf(".", Object.keys(table));
  const page = tree.read(coverageFile)!;
  expect(pageOf(page).sections.flatMap(({ lines }) => lines).length).toBeGreaterThan(500);
  expect(problemsOf(page, tree)).toEqual([]);
});

/** A small product, and a page that is true of it. */
const files: Record<string, string> = {
  "src/price.ts": `export const sentence = "Price is required";
    export const others = ["Loan"];
    const saved = \`\${name} saved.\`;`,
  "src/price.test.ts": `it("asks for the price", () => expect(said).toEqual(["Price is required", "House saved.", "Rate is due"]));`,
  "src/rate.ts": "",
  "src/rate.test.ts": "",
};
const routes = ["GET /v1/{base}/price", "POST /v2/client"];
const tree: Tree = { read: (path) => files[path] ?? null, routes };
const source = "`src/price.ts`";
const where = `done | ${source} | \`src/price.test.ts\``;
const later = "later: market | | ";

type Rows = readonly string[];
/** A page in which section 1.2 has these rows, and every other one has one. */
function pageWith(rows: Rows, count = rows.length) {
  const heads: string[] = ["| section | one | two | three |", "|---|---|---|---|"];
  const body: string[] = [];
  for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    heads.push(`| ${section} | ${section === 2 ? count : 1} | 1 | 1 |`);
  for (const one of [1, 2, 3])
    for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const number = `${one}.${section}`;
      body.push(`## ${number} Section`, "| line | asks | state | stands | shows |", "|---|---|---|---|---|");
      body.push(...(number === "1.2" ? rows : [`| ${number}.1 | thing ${number} | ${later} |`]));
    }
  return [...heads, ...body].join("\n");
}
const found = (rows: Rows, count?: number) => problemsOf(pageWith(rows, count), tree);
const line = (asks: string, rest: string, number = "1.2.1") => `| ${number} | ${asks} | ${rest} |`;

describe("the check of the page", () => {
  it("finds nothing wrong with a true one", () => {
    expect(found([line('"Price is required"', where), line("an ad", later, "1.2.2")])).toEqual([]);
    expect(found([line("all", where.replace("done", "half: Nobody asks for the rate."))])).toEqual([]);
    expect(found([line('"{report name} saved."', where)])).toEqual([]);
  });

  it.each<[string, string, string]>([
    ["a file that does not exist", where.replace("price.ts", "cost.ts"), 'no file is "src/cost.ts"'],
    ["a test that does not exist", where.replace("price.test", "cost.test"), 'no file is "src/cost.test.ts"'],
    ["words for a file", where.replace(source, "in the price"), 'no file is "(in the price)"'],
    ["a test for a source", where.replace(source, "`src/rate.test.ts`"), "src/rate.test.ts is a test"],
    ["a source for a test", where.replace("`src/price.test.ts`", "`src/rate.ts`"), "src/rate.ts is no test"],
    ["a file twice", where.replace(source, `${source}<br>${source}`), "src/price.ts stands twice"],
    ["no test", `done | ${source} | `, "is shown by no test"],
    ["no file", "half: Nobody asks. | | `src/price.test.ts`", "stands nowhere"],
    ["a state that is none", where.replace("done", "almost"), '"almost" is no state'],
    ["half without what is missing", where.replace("done", "half"), '"half" is no state'],
    ["a theme that is none", "later: soon | | ", '"soon" is no theme'],
    ["later without a theme", "later | | ", '"later" is no state'],
    ["later with files", where.replace("done", "later: market"), "is later, and names files"],
  ])("finds %s", (_, rest, problem) => expect(found([line("all", rest)])).toEqual([`1.2.1: ${problem}`]));

  it.each(["Rate is due", "Rate is {when}", "saved."])(
    "finds a sentence that no file of it says whole: %s",
    (sentence) => expect(found([line(`"${sentence}"`, where)])).toEqual([`1.2.1: no file of it says "${sentence}"`]),
  );
  it("finds a sentence that none of its tests speaks of", () =>
    expect(found([line('"Loan"', where)])).toEqual(['1.2.1: no test of it speaks of "Loan"']));
  it("finds one that another file says", () =>
    expect(found([line('"Price is required"', where.replace(source, "`src/rate.ts`"))])).toEqual([
      '1.2.1: no file of it says "Price is required"',
    ]));
  it("finds one that nobody says", () =>
    expect(found([line('"price is required"', where)])).toEqual([
      '1.2.1: no file of it says "price is required"',
      '1.2.1: no test of it speaks of "price is required"',
    ]));

  it.each(["GET /v1/{baseRoute}/price?at=", "the price by GET v1/{tool}/price", "POST /v2/client/: a client"])(
    "finds a call that is later and declared: %s",
    (asks) => expect(found([line(asks, later)])).toEqual([expect.stringMatching(/^1\.2\.1: .* is there already$/)]),
  );
  it("takes no notice of other calls that are later", () =>
    expect(found([line("PUT /v2/client and GET /v2/client/{id}", later)])).toEqual([]));
  it("takes no notice of the sentences of what is later", () =>
    expect(found([line('"Invalid URL."', later)])).toEqual([]));

  it("finds gaps in the numbers, and lines that are missing or stand twice", () => {
    const [one, three] = [line("one", where), line("three", where, "1.2.3")];
    expect(found([one, three])).toEqual(["1.2.3: stands where 1.2.2 is due"]);
    expect(found([one, one])).toEqual(["1.2.1: stands where 1.2.2 is due", '1.2: asks twice for "one"']);
    expect(found([one], 2)).toEqual(["1.2: has 1 lines, not the 2 that are stated"]);
    expect(found([], 0)).toEqual(["1.2: has no lines"]);
  });

  it("finds a section that is missing, stands twice or is none", () => {
    const page = pageWith([line("all", where)]);
    expect(problemsOf(page.replace("## 3.9 Section", ""), tree)).toEqual([
      "3.9: the section is missing",
      "3.8: has 2 lines, not the 1 that are stated",
      "3.9.1: stands where 3.8.2 is due",
    ]);
    expect(problemsOf(`${page}\n## 3.9 Again\n| 3.9.1 | all | later: market | | |`, tree)).toEqual([
      "3.9: is no section",
    ]);
    expect(problemsOf(`${page}\n## 4.2 Other\n| 4.2.1 | all | later: market | | |`, tree)).toEqual([
      "4.2: is no section",
      "4.2: has 1 lines, not the undefined that are stated",
    ]);
  });
});
