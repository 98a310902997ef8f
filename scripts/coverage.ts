/** Reads docs/coverage.md and tells what of it is not true of the code. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export const coverageFile = "docs/coverage.md";

/** What brings a line that is not there yet. */
const themes = [
  ...["recordings", "meetings", "assistant", "market", "marketing"],
  ...["branding", "pricing", "staff", "steps", "tools"],
];
const specifications = [1, 2, 3];
const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type Line = { number: string; asks: string; state: string; stands: string; shows: string };
type Section = { number: string; lines: Line[] };
type Page = { counts: Map<string, number>; sections: Section[] };

/** What the page is held against. */
export type Tree = {
  /** The text of a file of the repository; null where there is none. */
  read: (path: string) => string | null;
  /** Every call that is declared: "GET /v2/client/{id}". */
  routes: readonly string[];
};

const cellsOf = (row: string) =>
  row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

export function pageOf(text: string): Page {
  const counts = new Map<string, number>();
  const found: Section[] = [];
  for (const row of text.split("\n")) {
    const heading = /^## (\d\.\d) \S/.exec(row);
    if (heading) found.push({ number: heading[1]!, lines: [] });
    if (!/^\| \d/.test(row)) continue;
    const [number = "", ...cells] = cellsOf(row);
    if (/^\d$/.test(number))
      for (const [at, count] of cells.entries()) counts.set(`${at + 1}.${number}`, Number(count));
    else {
      const [asks = "", state = "", stands = "", shows = ""] = cells;
      found.at(-1)?.lines.push({ number, asks, state, stands, shows });
    }
  }
  return { counts, sections: found };
}

/** Sections without lines, other numbers of lines than stated, gaps in the numbers, lines that stand twice. */
function problemsOfNumbers({ counts, sections: found }: Page): string[] {
  const expected = specifications.flatMap((one) => sections.map((section) => `${one}.${section}`));
  const numbers = found.map(({ number }) => number);
  const problems = expected.filter((each) => !numbers.includes(each)).map((each) => `${each}: the section is missing`);
  for (const [at, { number, lines }] of found.entries()) {
    if (!expected.includes(number) || numbers.indexOf(number) !== at) problems.push(`${number}: is no section`);
    if (lines.length === 0) problems.push(`${number}: has no lines`);
    if (lines.length !== counts.get(number))
      problems.push(`${number}: has ${lines.length} lines, not the ${counts.get(number)} that are stated`);
    for (const [place, line] of lines.entries())
      if (line.number !== `${number}.${place + 1}`)
        problems.push(`${line.number}: stands where ${number}.${place + 1} is due`);
    problems.push(...twice(lines.map(({ asks }) => asks)).map((asks) => `${number}: asks twice for "${asks}"`));
  }
  return problems;
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const pathsOf = (cell: string) =>
  cell
    .split("<br>")
    .filter((part) => part !== "")
    .map((part) => /^`([^`]+)`$/.exec(part)?.[1] ?? `(${part})`);
const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

/** Files and tests are lists of paths, each of which exists and is named once. */
function problemsOfPaths({ stands, shows }: Line, { read }: Tree): string[] {
  const [files, tests] = [pathsOf(stands), pathsOf(shows)];
  return [
    ...(files.length === 0 ? ["stands nowhere"] : []),
    ...(tests.length === 0 ? ["is shown by no test"] : []),
    ...[...files, ...tests].filter((path) => read(path) === null).map((path) => `no file is "${path}"`),
    ...files.filter(isTest).map((path) => `${path} is a test`),
    ...tests.filter((path) => !isTest(path)).map((path) => `${path} is no test`),
    ...twice([...files, ...tests]).map((path) => `${path} stands twice`),
  ];
}

/** White space and apostrophes as they may differ between a page and a source. */
const plain = (text: string) => text.replace(/\s+/g, " ").replaceAll("’", "'");

/**
 * A sentence stands whole in one of the files that are named, as a text of it or between two tags; what changes in it is an expression there.
 * Of the tests that are named at least one speaks of it.
 */
function problemsOfSentences({ asks, stands, shows }: Line, { read }: Tree): string[] {
  const [files, tests] = [stands, shows].map((cell) => pathsOf(cell).map((path) => plain(read(path) ?? "")));
  return [...asks.matchAll(/"([^"]+)"/g)].flatMap(([, sentence]) => {
    const pieces = plain(sentence!).split(/\{[^}]*\}/);
    const whole = new RegExp(`["'\`>] ?${pieces.map(escaped).join("\\$?\\{[^{}]+\\}")} ?["'\`<]`);
    const isTested = tests!.some((text) => pieces.every((piece) => text.includes(piece.trim())));
    return [
      ...(files!.some((text) => whole.test(text)) ? [] : [`no file of it says "${sentence}"`]),
      ...(isTested ? [] : [`no test of it speaks of "${sentence}"`]),
    ];
  });
}

/** However its parameters are called, with or without a query and the slashes at its ends. */
const shapeOf = (route: string) => {
  const [method, path = ""] = route.split(" ");
  return `${method} ${path
    .replace(/\?.*/, "")
    .replace(/^\/|\/$/g, "")
    .replace(/\{\w+\}/g, "{}")}`;
};

/** A call that is declared stands. */
function problemsOfCalls({ asks }: Line, { routes }: Tree): string[] {
  const declared = new Set(routes.map(shapeOf));
  return (asks.match(/\b(GET|POST|PUT|DELETE) [^\s,:]+/g) ?? [])
    .filter((call) => declared.has(shapeOf(call)))
    .map((call) => `${call} is there already`);
}

function problemsOfLine(line: Line, tree: Tree): string[] {
  const { asks, state, stands, shows } = line;
  if (asks === "") return ["asks for nothing"];
  if (state === "done") return [...problemsOfPaths(line, tree), ...problemsOfSentences(line, tree)];
  const [, name, rest = ""] = /^(half|later): (.+)$/.exec(state) ?? [];
  if (name === "half") return problemsOfPaths(line, tree);
  if (name === "later")
    return [
      ...(themes.includes(rest) ? [] : [`"${rest}" is no theme`]),
      ...(stands + shows === "" ? [] : ["is later, and names files"]),
      ...problemsOfCalls(line, tree),
    ];
  return [`"${state}" is no state`];
}

/** All that is wrong with the page, each with the number of its line. */
export function problemsOf(text: string, tree: Tree): string[] {
  const page = pageOf(text);
  const lines = page.sections.flatMap((section) => section.lines);
  return [
    ...problemsOfNumbers(page),
    ...lines.flatMap((line) => problemsOfLine(line, tree).map((problem) => `${line.number}: ${problem}`)),
  ];
}

/** The repository as it lies in a folder, with the calls that it declares. */
export function treeOf(root: string, routes: readonly string[]): Tree {
  const read = (path: string) => {
    const file = join(root, path);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, "utf8") : null;
  };
  return { read, routes };
}
