import type { BreakEven, Comparison } from "@highway/engine/scenario/schema/types";
import { asShown } from "../lib/format/as-shown";
import { capital, money, moneyWithCents, quantity } from "../lib/format/format";
import { loanEn } from "../lib/words/loan.en";
import { cashBetween } from "./break-evens";
import { type Column, type Computed, isComputed, isToday } from "./columns";
import { isLevel, paymentLikeness, stepsText } from "./payment-steps";
import { isRefinance } from "./row";
import { lacksTax } from "./unknown-parts";

/**
 * Returns the result in sentences that the officer can say aloud: "Loan B costs $97.83 less a month and $4,000 more at closing than loan A; the extra
 * cash is paid back in 41 months." A refinance is compared with what it pays off, else a loan with the first; null while too little is known. A payment
 * that changes is compared with one that changes at the same time, and its break-even adds up the payments.
 */
export function bottomLine(
  columns: readonly Column[],
  { comparison }: { comparison: readonly Comparison[] },
): string | null {
  const today = columns.find(isToday);
  const offered = columns.filter(({ isOwed }) => !isOwed);
  const priced = offered.filter(isComputed).filter(({ result }) => result.monthly.total !== null);
  if (today) return refinanceLine(priced, today);
  if (offered.length === 1) return priced[0] ? aloneLine(priced[0]) : null;
  const [first, ...others] = priced;
  if (!first || others.length === 0 || first !== offered[0]) return null;
  const taxed = others.filter((other) => lacksTax(other) === lacksTax(first));
  if (taxed.length === 0) return withoutTaxLine(first, others);
  const alike = taxed.filter((other) => paymentLikeness(other) === paymentLikeness(first));
  const spoken = alike.length > 0 ? againstFirst(leastOf(alike), first, comparison) : apartLine(leastOf(taxed), first);
  return `${spoken}${lacksTax(first) ? " Neither payment includes property tax." : ""}`;
}

const paymentOf = ({ result }: Computed) => result.monthly.total ?? 0;
const nameOf = ({ within }: Column) => within;
const changes = (column: Computed) => paymentLikeness(column) !== "";
const inMonths = (months: number) => quantity(months, "month");

/** Returns the loan with the lowest payment; if several have it, the one with the least cash to close. */
const leastOf = <Each extends Computed>(columns: readonly Each[]): Each =>
  columns.reduce((least, each) => {
    const further = paymentOf(each) - paymentOf(least) || each.result.cash.toClose - least.result.cash.toClose;
    return further < 0 ? each : least;
  });

function aloneLine(column: Computed): string {
  const { toClose } = column.result.cash;
  const closing = toClose < 0 ? `pays out ${money(-toClose)}` : `takes ${money(toClose)}`;
  const without = lacksTax(column) ? " The payment does not include property tax." : "";
  const steps = stepsText(column, loanEn, money);
  if (steps) return `The monthly payment of ${nameOf(column)} is ${steps}; it ${closing} at closing.${without}`;
  return `${column.head} costs ${moneyWithCents(paymentOf(column))} a month and ${closing} at closing.${without}`;
}

const closingWords = (cash: number) =>
  cash === 0 ? "the same at closing" : `${money(Math.abs(cash))} ${cash < 0 ? "less" : "more"} at closing`;

function againstFirst(other: Computed, first: Computed, comparison: readonly Comparison[]): string {
  const lower = Math.round((paymentOf(first) - paymentOf(other)) * 100);
  const cash = cashBetween({ column: other, first }, 0);
  if (lower === 0 && cash === 0) return `${first.head} and ${nameOf(other)} cost the same each month and at closing.`;
  const size = `${moneyWithCents(Math.abs(lower) / 100)} ${lower > 0 ? "less" : "more"} a month`;
  const isSteady = isLevel(first) && isLevel(other);
  const monthly = lower !== 0 && (isSteady ? size : `${size} at first`);
  const differs = [monthly, cash !== 0 && closingWords(cash)].filter(Boolean).join(" and ");
  const same = lower === 0 ? ", and the same each month" : cash === 0 ? ", and the same at closing" : "";
  const compared = `${other.head} costs ${differs} than ${nameOf(first)}${same}`;
  const trades = lower !== 0 && cash !== 0 && lower > 0 === cash > 0;
  const found = comparison.find(({ loanID }) => loanID === other.id)?.paymentBreakEven;
  const turn = trades && found ? turnWords(found) : "";
  return `${compared}${turn}.${termWords(other, first)}`;
}

function turnWords(found: BreakEven): string {
  if (found.kind === "after") return `; the extra cash is paid back in ${inMonths(found.months)}`;
  if (found.kind === "never") return "; the extra cash is not paid back before both loans end";
  if (found.kind === "always") return "; the cash saved at closing is not used up before both loans end";
  return found.months === 0
    ? "; the first payment uses up the cash saved at closing"
    : `; the cash saved at closing is used up after ${inMonths(found.months)}`;
}

/** Says how much sooner or later a loan ends, because a higher payment that ends sooner is not a disadvantage. A purchase in cash has no term. */
function termWords(other: Computed, first: Computed): string {
  const sooner = first.result.payoffMonths - other.result.payoffMonths;
  if (sooner === 0 || first.result.payoffMonths === 0 || other.result.payoffMonths === 0) return "";
  const months = Math.abs(sooner);
  const years = months / 12;
  const long = Number.isInteger(years) ? quantity(years, "year") : inMonths(months);
  return ` It is paid off ${long} ${sooner > 0 ? "sooner" : "later"}.`;
}

/** Says each payment, because no single difference holds between payments that change and payments that stay, or that change at other times. */
function apartLine(other: Computed, first: Computed): string {
  const each = (column: Computed) =>
    stepsText(column, loanEn, money) ?? `${moneyWithCents(paymentOf(column))} throughout`;
  const cash = cashBetween({ column: other, first }, 0);
  const closing = `${other.head} costs ${closingWords(cash)}${cash === 0 ? " as" : " than"} ${nameOf(first)}.`;
  return `The monthly payment of ${nameOf(first)} is ${each(first)}; of ${nameOf(other)}, ${each(other)}. ${closing}`;
}

function withoutTaxLine(first: Computed, others: readonly Computed[]): string {
  const lacking = [first, ...others].filter(lacksTax).map(nameOf);
  const named = lacking.length > 1 ? `${lacking.slice(0, -1).join(", ")} and ${lacking.at(-1)}` : lacking[0];
  return `Payments cannot be compared yet: property tax is missing for ${named}.`;
}

type Refinance = Computed & { result: { savings: NonNullable<Computed["result"]["savings"]> } };
const hasSavings = (column: Computed): column is Refinance =>
  isRefinance(column) && column.result.savings !== null && column.result.savings.monthlySavings !== null;

/** Says which refinance saves the most each month. If payments change, only those that stay are compared. */
function refinanceLine(priced: readonly Computed[], today: Column): string | null {
  const all = priced.filter(hasSavings);
  const level = all.filter((column) => !changes(column));
  const some = level.length > 0 ? level : all;
  if (!some[0]) return null;
  const best = some.reduce((most, each) => (savedBy(each) > savedBy(most) ? each : most), some[0]);
  const paidOff = today.replaced?.isAlone ? "today's mortgage" : "the mortgages and debts it pays off";
  const tied = some.filter((each) => savedBy(each) === savedBy(best));
  const saved = savedBy(best);
  const amount = moneyWithCents(Math.abs(saved));
  const when = changes(best) ? " at first" : "";
  if (tied.length > 1) {
    const names = tied.map(nameOf).join(" and ");
    const did = saved === 0 ? "save nothing" : saved > 0 ? `save ${amount}` : `add ${amount}`;
    return `${capital(names)} each ${did} a month${when} compared with what they pay off.`;
  }
  if (saved === 0) return `${best.head} costs the same each month${when} as ${paidOff}.`;
  const { toClose } = best.result.cash;
  const out = toClose < 0 ? `, and pays out ${money(-toClose)} at closing` : "";
  if (saved < 0) return `${best.head} costs ${amount} more a month${when} than ${paidOff}${out}.`;
  return `${best.head} saves ${amount} a month${when} compared with ${paidOff}${costWords(best)}.`;
}

const savedBy = ({ result }: Refinance) => result.savings.monthlySavings ?? 0;

function costWords(column: Refinance): string {
  const { cost, breakEven } = column.result.savings;
  if (asShown(cost, 0) <= 0) return ", with no cost to pay back";
  const said = money(cost);
  if (breakEven?.kind !== "after" && breakEven?.kind !== "never") return `; it costs ${said} up front`;
  if (breakEven.kind === "never") return `; its cost of ${said} is not paid back before the loans end`;
  return `; its cost of ${said} is paid back in ${inMonths(breakEven.months)}`;
}
