import type { BreakEven, Comparison, FigureName } from "@highway/engine/scenario/schema/types";
import { asShown } from "../lib/format/as-shown";
import { money, moneyWithCents } from "../lib/format/format";
import { type LoanWords, spelledMonths } from "../scenario/names/loan-title";
import { type Column, type Computed, isComputed } from "./columns";
import { isLevel } from "./payment-steps";
import type { Times, Yearly } from "./times";
import { lacksGrowth, lacksTax } from "./unknown-parts";

/** One loan against the first offered one: when its payment earns its extra cash to close back, or uses the saved cash up. */
export type AgainstFirst = {
  column: Computed;
  first: Computed;
  /** The extra cash at closing, dollars; negative if it takes less. */
  cash: number;
  /** The extra payment in the first month, dollars. */
  payment: number;
  /** Whether that difference changes in later months. */
  changes: boolean;
  breakEven: BreakEven;
  comparison: Comparison;
};

/** Compares each later loan with the first, if both payments include property tax or neither does. A mortgage that the client already has is not compared. */
export function breakEvensOf(
  columns: readonly Column[],
  { comparison: all }: Pick<Times, "comparison">,
): AgainstFirst[] {
  const [first, ...others] = columns.filter(({ isOwed }) => !isOwed);
  if (!first || !isComputed(first)) return [];
  return others.filter(isComputed).flatMap((column) => {
    const found = all.find(({ loanID }) => loanID === column.id);
    if (!found?.paymentBreakEven || lacksTax(column) !== lacksTax(first)) return [];
    const cash = column.result.cash.toClose - first.result.cash.toClose;
    const payment = (column.result.monthly.total ?? 0) - (first.result.monthly.total ?? 0);
    // A gain from a forecast does not compare with that of a home whose value is assumed to stay.
    const isAlike = lacksGrowth(column) === lacksGrowth(first);
    const comparison = isAlike ? found : { ...found, wealthBreakEven: null };
    const changes = !(isLevel(column) && isLevel(first));
    return [{ column, first, cash, payment, changes, breakEven: found.paymentBreakEven, comparison }];
  });
}

/** Returns the extra cash at closing as the two figures on the page differ, which have so many decimals. */
export const cashBetween = ({ column, first }: Pick<AgainstFirst, "column" | "first">, decimals: 0 | 2): number =>
  asShown(asShown(column.result.cash.toClose, decimals) - asShown(first.result.cash.toClose, decimals), decimals);

type Month = (payment: number) => string;

/** Returns "Payment 41, June 2030", "Immediately" or "None". */
export function breakEvenTitle({ breakEven }: AgainstFirst, { breakEven: words }: LoanWords, month: Month): string {
  if (breakEven.kind === "always") return words.atOnce;
  if (breakEven.kind === "never") return words.none;
  if (breakEven.months === 0) return words.closingOnly;
  return words[breakEven.kind](breakEven.months, month(breakEven.months));
}

/** Returns a sentence such as "Keeps $82,425 at closing and pays $675.91 more each month, for 15 years." */
export function breakEvenSentence(
  { column, first, cash, payment, changes, breakEven }: AgainstFirst,
  words: LoanWords,
  { inCents, withTerm }: { inCents: boolean; withTerm: boolean },
): string {
  const said = words.breakEven;
  const between = cashBetween({ column, first }, inCents ? 2 : 0);
  const atClosing = (inCents ? moneyWithCents : money)(Math.abs(between));
  const closing = between === 0 ? said.same : between < 0 ? said.keeps(atClosing) : said.needs(atClosing);
  const size = moneyWithCents(Math.abs(payment));
  const monthly = payment === 0 ? said.paysSame : payment < 0 ? said.paysLess(size) : said.paysMore(size);
  const months = column.result.payoffMonths;
  const isSaid = withTerm && !changes && months > 0 && months !== first.result.payoffMonths;
  const term = isSaid ? said.forSo(months % 12 === 0 ? spelledMonths(months, words) : words.months(months)) : "";
  // A break-even after the end of both loans counts as none. If payments change, the first one does not tell.
  const tooLate =
    (!changes && breakEven.kind === "never" && cash > 0 && payment < 0) ||
    (breakEven.kind === "always" && cash < 0 && payment > 0);
  const later = changes ? ` ${said.atFirst}` : "";
  return `${closing} ${monthly}${later}${term}${tooLate ? `, ${said.tooLate}` : ""}.`;
}

/** A sentence, and the figure whose working it opens. */
export type AheadLine = { explains: FigureName; text: string };

type Ahead = LoanWords["breakEven"]["cost"];

/** Says from when the loan is ahead by one measure. A tie counts as being ahead, so "always" means "never behind". */
function aheadText(found: BreakEven, ahead: Ahead, when: (payment: number) => string): string {
  if (found.kind === "always") return ahead.always;
  if (found.kind === "never") return ahead.never;
  if (found.months === 0) return ahead.closingOnly(when(1));
  return found.kind === "after" ? ahead.from(when(found.months)) : ahead.until(when(found.months));
}

/**
 * Tells whether the loan owes less than the first after the lower balance has changed from one to the other; null if no balance is known. The balances
 * differ at closing or after one of the years: whichever is lower before the change is the higher one afterward.
 */
function owesLessAfter(payment: number, { column, first }: AgainstFirst, yearly: Yearly): boolean | null {
  const [mine, firsts] = [column, first].map(({ id }) => (yearly.get(id) ?? []).map(({ balance }) => balance));
  const year = mine!.findIndex((balance, at) => firsts![at] !== undefined && balance !== firsts![at]);
  if (year < 0) return null;
  const owesLess = mine![year]! < firsts![year]!;
  return year * 12 < payment ? !owesLess : owesLess;
}

type Known = { times: Pick<Times, "yearly">; month: Month };

/** Says what else is known about a later loan: total cost, net gain, and which loan owes less. What is not known is left out. */
export function aheadLines(
  against: AgainstFirst,
  { breakEven: words }: LoanWords,
  { times, month }: Known,
): AheadLine[] {
  const { costBreakEven, wealthBreakEven, crossover } = against.comparison;
  const when = (payment: number) => words.when(payment, month(payment));
  const owesLess = crossover && owesLessAfter(crossover.months, against, times.yearly);
  const lines: (AheadLine | null)[] = [
    costBreakEven && { explains: "costBreakEven", text: aheadText(costBreakEven, words.cost, when) },
    wealthBreakEven && { explains: "wealthBreakEven", text: aheadText(wealthBreakEven, words.gain, when) },
    crossover && owesLess !== null
      ? { explains: "crossover", text: (owesLess ? words.balance.lower : words.balance.higher)(when(crossover.months)) }
      : null,
  ];
  return lines.filter((each) => each !== null);
}
