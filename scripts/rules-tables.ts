/** The values of a rule as Markdown: amounts with $, percentages with %, what has the same fields in one table. */
import type { Rule } from "../packages/engine/src/rules/by-date";
import { BEFORE_2020, type Day } from "../packages/engine/src/rules/day";

/** How the values of a rule are read: `columns` name the places of its lists. */
type Look = { unit: string; columns?: readonly string[] };

const PERCENT =
  /^(upTo|annual|upfront|coverage|noneUpTo|downAtLeast|first|subsequent|irrrl|rate|phaseOut|onRequest|automatic|final|index|margin|rounding|cap|lifetimeCap|lowest|percentage|share|6|12)$/;
const MONEY = /^(threshold|step|ceiling|floor|baseline|statutoryCeiling|amount|fromAmount|small|basic|wageBase)$/;
const SAID: Record<string, string> = {
  hoh: "head of household",
  single: "single",
  irrrl: "IRRRL",
  fha: "FHA",
  va: "VA",
  usda: "USDA",
  fannieMae: "Fannie Mae",
  regulationZ: "Regulation Z",
  bd10: "1-0",
  bd11: "1-1",
  bd21: "2-1",
  bd321: "3-2-1",
  nonfixed: "not fixed",
  6: "every 6 months",
  12: "every 12 months",
};
/** "upTo15Years" is "up to 15 years"; a state stays as it is. */
const words = (key: string) =>
  SAID[key] ??
  key.match(/^[A-Z]{2}$/)?.[0] ??
  key
    .replaceAll(/([A-Z]|(?<=[a-z])\d+)/g, " $1")
    .replaceAll(/(\d)([A-Z])/g, "$1 $2")
    .toLowerCase();

/** In a card of columns, numbers are percentages: of the price that is lent, or of the loan that is insured. */
const named = (key: string, look: Look) => (look.columns && Number(key) ? `${key}%` : words(key));

type Plain = string | number | readonly (string | number)[];
const isPlain = (value: unknown): value is Plain =>
  typeof value !== "object" || (Array.isArray(value) && value.every((each) => typeof each !== "object"));
const isFlat = (value: unknown): value is Record<string, Plain> =>
  typeof value === "object" && !Array.isArray(value) && Object.values(value as object).every(isPlain);

const isMoney = (key: string, { unit }: Look) => MONEY.test(key) || (unit.startsWith("money") && !PERCENT.test(key));

function text(value: Plain, key: string, look: Look): string {
  if (typeof value === "object") return value.map((each) => text(each, key, look)).join(", ");
  if (value === Number.POSITIVE_INFINITY) return "no limit";
  if (typeof value === "number" && isMoney(key, look)) return `$${(value / 100).toLocaleString("en-US")}`;
  const said = typeof value === "number" ? Number(value.toFixed(6)) : value;
  return PERCENT.test(key) && !(look.columns && Number(key)) ? `${said}%` : String(said);
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row), ""].join("\n");

/** A list of numbers as cells where its columns are known, else as one. */
const spread = (value: Plain, key: string, look: Look): string[] =>
  typeof value === "object" && look.columns
    ? look.columns.map((_, at) => (value[at] === undefined ? "" : text(value[at], key, look)))
    : [text(value, key, look)];
const headOf = (look: Look) => look.columns ?? ["value"];

/** One line of a table for each entry. */
function entries(value: Record<string, Plain>, look: Look): string {
  const isLists = look.columns && Object.values(value).every((each) => typeof each === "object");
  if (isLists)
    return table(
      ["", ...headOf(look)],
      Object.entries(value).map(([key, each]) => [named(key, look), ...spread(each, key, look)]),
    );
  return Object.entries(value)
    .map(([key, each]) => `- ${words(key)}: ${text(each, key, look)}`)
    .concat("")
    .join("\n");
}

const sameFields = (values: readonly Record<string, Plain>[]) =>
  new Set(values.map((each) => Object.keys(each).join())).size === 1;

/** A list of like entries as a table of its own. */
function listed(values: readonly Record<string, Plain>[], look: Look): string {
  const keys = Object.keys(values[0]!);
  return table(
    keys.map(words),
    values.map((each) => keys.map((key) => text(each[key]!, key, look))),
  );
}

type Rows = readonly Record<string, Plain>[];
const isRows = (value: unknown): value is Rows => Array.isArray(value) && value.length > 0 && value.every(isFlat);

/** Lists of pairs that run through the same first ones, side by side: rates, and where each ends for whom. */
function sideBySide(parts: readonly [string, unknown][], look: Look): string | null {
  const lists = parts.map(([, each]) => each);
  if (parts.length < 2 || !lists.every(isRows)) return null;
  const [key = "", other = "", ...more] = Object.keys(lists[0]![0]!);
  const firsts = lists.map((rows) => rows.map((each) => each[key]).join());
  if (more.length > 0 || new Set(firsts).size > 1) return null;
  const head = [words(key), ...parts.map(([name]) => `${words(other)}, ${words(name)}`)];
  const rows = lists[0]!.map((each, at) => [
    text(each[key]!, key, look),
    ...lists.map((list) => text(list[at]![other]!, other, look)),
  ]);
  return table(head, rows);
}

/** The blocks of a nested value: what is plain first, then each part under its name. */
function nested(value: object, look: Look, path: readonly string[] = []): string {
  if (Array.isArray(value))
    return value.every(isFlat) ? listed(value, look) : value.map((each) => nested(each, look, path)).join("\n");
  if (isFlat(value)) return entries(value, look);
  const parts = Object.entries(value);
  const plain = Object.fromEntries(parts.filter(([, each]) => isPlain(each)));
  const deep = parts.filter(([, each]) => !isPlain(each));
  const flat = deep.map(([, each]) => each);
  const blocks = Object.keys(plain).length > 0 ? [entries(plain, look)] : [];
  if (deep.length > 1 && flat.every(isFlat) && sameFields(flat) && !look.columns) {
    const keys = Object.keys(flat[0]!);
    const rows = deep.map(([name, each]) => [words(name), ...keys.map((key) => text(each[key], key, look))]);
    return [...blocks, table(["", ...keys.map(words)], rows)].join("\n");
  }
  const beside = sideBySide(deep, look);
  if (beside) return [...blocks, beside].join("\n");
  for (const [name, each] of deep) {
    const here = [...path, named(name, look)];
    const leads = isFlat(each) || Array.isArray(each);
    blocks.push(leads ? `*${here.join(", ")}*\n\n${nested(each, look, here)}` : nested(each, look, here));
  }
  return blocks.join("\n");
}

/** The amounts of a value that holds no lists, by the words on the way to them. */
function leaves(value: unknown, look: Look, path: readonly string[] = [], key = ""): [string, string][] | null {
  if (isPlain(value)) return [[path.map(words).join(" ") || "value", text(value, key, look)]];
  if (Array.isArray(value)) return null;
  const all = Object.entries(value as object).map(([name, each]) => leaves(each, look, [...path, name], name));
  return all.some((each) => each === null) ? null : (all as [string, string][][]).flat();
}

/** The first day of a version; in words where it is older than every report and was not looked up. */
export const firstDay = (from: Day) => (from === BEFORE_2020 ? "before 2020" : from);

/** All versions in one table where a version fits a line, else each under its day. */
export function versionsOf({ versions, source }: Rule<unknown>, look: Look): string {
  const newest = [...versions].reverse();
  const lines = newest.map(({ value }) => leaves(value, look));
  const [first] = lines;
  if (!look.columns && first && first.length <= 6 && lines.every((each) => each !== null)) {
    const own = versions.some((version) => version.source !== source);
    const rows = newest.map((version, at) => [
      firstDay(version.from),
      ...lines[at]!.map(([, each]) => each),
      ...(own ? [version.source] : []),
    ]);
    return table(["From", ...first.map(([name]) => name), ...(own ? ["Source"] : [])], rows);
  }
  return newest
    .map((version) => {
      const by = version.source === source ? "" : ` (${version.source})`;
      return `From ${firstDay(version.from)}${by}:\n\n${nested(version.value as object, look)}`;
    })
    .join("\n");
}
