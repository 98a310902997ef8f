/** A fee sheet or a column of amounts from the clipboard, as fees of a worksheet. */

import type { Fee } from "@highway/engine/costs/fee";
import { type FormSection, usualSection } from "@highway/engine/costs/form-sections";
import { type FeeCategory, feeCategories } from "@highway/engine/costs/usual-fees";
import { LONGEST_WORKSHEET_NAME } from "@highway/engine/costs/worksheet-name";
import { feeCounts } from "@highway/engine/scenario/schema/worksheet";
import { cut } from "@highway/engine/text/cut";
import { pastedCells, sheetAmount, unquoted } from "../../lib/format/amount";
import {
  categoryHeaded,
  estimateSections,
  feeNamed,
  isSum,
  isTitle,
  plainName,
  sectionHeaded,
  whyNoFee,
} from "./fee-names";
import { byCategory, type FeeLine, type FeeLines, newLine, wrongWith } from "./worksheet-draft";

/** One fee of a sheet. Its name is that of the known fee which it means; `ownName` is the sheet's name for it. */
export type PastedFee = Omit<Fee, "APR"> & { category: FeeCategory; ownName: string };
/** A line of which no fee was made, and why. */
type UnplacedLine = { line: string; why: string };
export type FeeSheet = { fees: readonly PastedFee[]; unplaced: readonly UnplacedLine[] };

/** The parts of one line of a sheet. `amounts`: as they are written. */
type SheetLine = { name: string; amounts: readonly string[] };

const dollarSigns = /[-\u2212(]?\s?\$\s?[-\u2212(]?[\d,]+(?:\.\d+)?(?![.,]?\d)\)?/g;
const percents = /(?<![\d.])\d+(?:\.\d+)?\s?%/g;
const bareNumber = /(?<![\d.,/+*=]|\d\s|\d[eE])[-\u2212(]?\d[\d,]*(?:\.\d+)?\)?$/;
/** Amounts as other countries write them, or typing errors: "1.234,56", "1 234,56", "1,5". */
const oddAmount = /\d\.\d{3},\d|\d,\d{1,2}(?!\d)/;
/** The number of a line on a settlement statement or a Closing Disclosure: "801", "02". */
const lineNumber = /^(0\d|\d{3,4})[.)]?\s+(?=\p{L})/u;
const leader = /[\s.:;\u2026\u00b7_-]+$/;

/** Splits a line without tabs into its parts: dollars come before percent, and a number without a sign counts if it ends the line. */
function partsOfLine(text: string): SheetLine {
  const bare = bareNumber.exec(text);
  const dollars = [...text.matchAll(dollarSigns)];
  const written = dollars.length > 0 ? dollars : bare ? [bare] : [...text.matchAll(percents)];
  const found = written.filter(([amount]) => sheetAmount(amount.replace(/\s/g, "")) !== null);
  const before = (found[0] ? text.slice(0, found[0].index) : text).replace(leader, "");
  const [first] = dollars;
  // "$575 Appraisal": the amount may come first.
  const name = before === "" && first ? text.slice(first.index + first[0].length).trim() : before;
  return { name, amounts: found.map(([amount]) => amount.trim()) };
}

/** Splits a line of a file with commas: "Title search",1200. In a line with tabs, a comma splits nothing. */
function byCommas(cells: readonly string[]): readonly string[] {
  const [line = "", ...more] = cells;
  if (more.length > 0) return cells;
  if (/^"[^"]*",|,\s*"[^"]*"$/.test(line))
    return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => unquoted(cell.trim()));
  const [, name, amount] = /^(.*[^\d\s]),\s?([-(]?\$?\d+(?:\.\d+)?\)?)$/.exec(line) ?? [];
  return name !== undefined && amount !== undefined ? [name, amount] : cells;
}

function sheetLine(cells: readonly string[]): SheetLine {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length > 1 && /^(0\d|\d{3,4})\.?$/.test(filled[0]!) && /\p{L}/u.test(filled[1]!)) filled.shift();
  const amounts = filled.filter((cell) => sheetAmount(cell) !== null);
  const name = filled.find((cell) => /\p{L}/u.test(cell) && !amounts.includes(cell));
  if (amounts.length === 0 || name === undefined) return partsOfLine(filled.join(" ").replace(lineNumber, ""));
  return { name: name.replace(lineNumber, "").replace(leader, ""), amounts };
}

type Place = { category: FeeCategory; section?: FormSection };
const placeOf = (section: FormSection): Place | null => {
  const category = estimateSections[section];
  return category && { category, section };
};

/** Returns the fee of a line, given the heading that stands above it. */
function feeOf(name: string, written: string, under: Place | undefined): PastedFee {
  const known = feeNamed(name);
  const category = known?.category ?? under?.category ?? "other";
  const amount = sheetAmount(written.replace(/\s/g, "")) ?? 0;
  const ownName = cut(name, LONGEST_WORKSHEET_NAME);
  const usual = known?.usual ?? ownName;
  const usePercent = written.includes("%");
  return {
    category,
    name: usual,
    ownName,
    rate: Math.abs(amount),
    usePercent,
    percentOf: usePercent && category === "lender" ? "loan" : "property",
    isCredit: amount < 0 && category !== "credits",
    ...(under?.section && { section: under.section }),
  };
}

const prepaid = "Enter prepaids and escrows in the loan's own field.";

function whyUnread({ name, amounts }: SheetLine, under: Place | null | undefined): string | null {
  if (under === null) return prepaid;
  const elsewhere = name === "" ? "It has no name." : whyNoFee(name);
  if (elsewhere) return elsewhere;
  if (amounts.length === 0) return oddAmount.test(name) ? "Write its amount as 1,234.56." : "It has no amount.";
  return amounts.length > 1 ? "It has more than one amount." : null;
}

/** Reads a sheet line by line. Sums and titles are skipped; the sum of a section counts if the section lists no fees. */
export function readFeeSheet(text: string): FeeSheet {
  const fees: PastedFee[] = [];
  const unplaced: UnplacedLine[] = [];
  let under: Place | null | undefined;
  /** The heading's own amount, until a line of its section comes. */
  let sum: { name: string; amount: string } | null = null;
  const endSection = () => {
    if (sum && under) fees.push(feeOf(sum.name, sum.amount, under));
    else if (sum) unplaced.push({ line: `${sum.name} ${sum.amount}`, why: prepaid });
    sum = null;
  };
  for (const cells of pastedCells(text).map(byCommas)) {
    const line = cells.join("\t").trim();
    const read = sheetLine(cells);
    if (line === "" || (isTitle(read.name) && read.amounts.length === 0)) continue;
    const section = sectionHeaded(read.name, read.amounts.length > 0);
    if (section) {
      endSection();
      under = placeOf(section);
      const [amount] = read.amounts;
      sum = amount === undefined ? null : { name: read.name.replace(/^[A-H][.)]?\s+/, ""), amount };
      continue;
    }
    const category = read.amounts.length === 0 ? categoryHeaded(read.name) : undefined;
    if (category) {
      endSection();
      under = { category };
      continue;
    }
    if (isSum(read.name)) {
      endSection();
      continue;
    }
    sum = null;
    const why = whyUnread(read, under);
    const fee = why === null ? feeOf(read.name, read.amounts[0]!, under ?? undefined) : null;
    const wrong = why ?? (fee && wrongWith({ ...fee, APR: false, key: "" }));
    if (fee && !wrong) fees.push(fee);
    else unplaced.push({ line, why: wrong ?? "" });
  }
  endSection();
  return { fees, unplaced };
}

/** Writes a sheet's fees over the lines of their names; the others become lines of their own. */
export function withSheet(before: FeeLines, sheet: readonly PastedFee[]): FeeLines {
  const after = { ...before };
  const taken = new Set<string>();
  for (const fee of sheet) {
    const { category, ownName, section, ...said } = fee;
    const line = lineFor(after, fee, taken);
    const name = line?.name ?? (isTaken(after, fee, taken) ? ownName : fee.name);
    const place = line ? feeCategories.find((each) => after[each].includes(line))! : category;
    const written = { ...(line ?? lineOfSheet(category, name)), ...said, name };
    if (section) written.section = section === usualSection(place, name) ? undefined : section;
    taken.add(written.key);
    after[place] = line ? after[place].map((each) => (each === line ? written : each)) : [...after[place], written];
  }
  return after;
}

/** Makes the line of a fee. What the lender charges is a finance charge unless every applicant pays it, under 12 CFR 1026.4(a) and (c)(1); the officer can change the flag. */
const lineOfSheet = (category: FeeCategory, name: string): FeeLine => {
  const line = newLine(category, name);
  return { ...line, APR: line.APR || (category === "lender" && name !== "Application") };
};

const linesOf = (fees: FeeLines) => feeCategories.flatMap((category) => fees[category]);

/** Finds the line of the same name, else that of the known fee which the name means, unless another fee of this sheet has taken it. */
function lineFor(fees: FeeLines, fee: PastedFee, taken: ReadonlySet<string>): FeeLine | undefined {
  const free = linesOf(fees).filter(({ key }) => !taken.has(key));
  const named = (name: string) => free.find((line) => plainName(line.name) === plainName(name));
  return named(fee.ownName) ?? named(fee.name);
}

const isTaken = (fees: FeeLines, fee: PastedFee, taken: ReadonlySet<string>) =>
  linesOf(fees).some(({ key, name }) => taken.has(key) && name === fee.name);

/** Returns the category that a sheet would fill beyond the limit of a worksheet; null if there is none. */
export const overfull = (fees: FeeLines): FeeCategory | null =>
  feeCategories.find((category) => fees[category].length > feeCounts.max) ?? null;

/** Returns the amounts of a column, with null for an empty cell, which leaves its fee as it is. Null if the text is not a column of amounts. */
export function pastedColumn(text: string): (string | null)[] | null {
  const lines = pastedCells(text);
  if (lines.length < 2 || lines.some((cells) => cells.length > 1)) return null;
  const cells = lines.map(([cell = ""]) => cell);
  // A column may begin with its title.
  const amounts = sheetAmount(cells[0]!) === null && isTitle(cells[0]!) && cells[0] !== "" ? cells.slice(1) : cells;
  if (amounts.some((cell) => cell !== "" && sheetAmount(cell) === null)) return null;
  return amounts.map((cell) => (cell === "" ? null : cell));
}

/** Writes a column of amounts into the fees from one line downward. @returns the fees, how many took one, and the amounts below the last fee */
export function withColumn(before: FeeLines, from: string, column: readonly (string | null)[]) {
  const lines = linesOf(before);
  const start = lines.findIndex(({ key }) => key === from);
  const amountOf = new Map(column.map((cell, at) => [lines[start + at]?.key, cell]));
  const after = byCategory((category) =>
    before[category].map((line) => {
      const cell = amountOf.get(line.key);
      return cell === null || cell === undefined ? line : withAmount(line, category, cell);
    }),
  );
  const beyond = column.slice(Math.max(0, lines.length - start)).filter((cell) => cell !== null);
  return { fees: after, taken: column.filter((cell) => cell !== null).length - beyond.length, beyond };
}

/** Sets the amount of a fee. A dollar or percent sign sets its unit; a minus makes it a credit, except among credits. */
function withAmount(line: FeeLine, category: FeeCategory, cell: string): FeeLine {
  const amount = sheetAmount(cell) ?? 0;
  const usePercent = cell.includes("%") || (line.usePercent && !cell.includes("$"));
  const isCredit = amount < 0 ? category !== "credits" : line.isCredit;
  return { ...line, rate: Math.abs(amount), usePercent, isCredit };
}
