import type { FeeAmount } from "../../../costs/closing-costs";
import { type CreditKind, creditKind, isLendersCredit } from "../../../costs/credit-kind";
import type { FormSection } from "../../../costs/form-sections";
import { type Cents, roundCents } from "../../../money/cents";
import type { Working } from "../../working";

/** What a line of the closing costs is: a fee by the name that was typed, or one of the lines that the form prints itself. */
export type CostName =
  | { kind: "fee"; name: string }
  | { kind: "points"; percent: number }
  | { kind: "buydown" | "upfrontInsurance" | "typedCosts" | "typedPrepaids" | "escrowDeposit" }
  | { kind: "recording" | "transferTaxes" }
  | { kind: "insurancePremium"; months: number }
  | { kind: "prepaidInterest"; perDay: number; days: number; rate: number }
  | { kind: "escrowInsurance" | "escrowTaxes"; perMonth: number; months: number };
/** A line of the closing costs in whole dollars. */
export type CostLine = CostName & { amount: number };
/** A section of the closing costs. Its total is the sum of its lines as they are printed. */
type CostSection = { lines: CostLine[]; total: number };

/** The second page's closing costs in whole dollars: sections A to J, and what the lender credits. */
export type FormCosts = Record<FormSection, CostSection> & {
  /** D: A, B and C. */
  loanCosts: number;
  /** I: E, F, G and H. */
  otherCosts: number;
  lenderCredits: number;
  /** J: D and I, less the lender's credits. */
  total: number;
};

/** Rounds cents to whole dollars, halves up, as the form's amounts are. Source: 12 CFR 1026.37(o)(4)(i). */
export const wholeDollars = (cents: number): number => Math.floor(cents / 100 + 0.5) + 0;

const exact = (cents: number) => cents / 100;
const line = (name: CostName, cents: number): CostLine => ({ ...name, amount: wholeDollars(cents) });

/** Adds up the credits of one kind, in cents. */
export const creditsOf = ({ costs }: Working, kind: CreditKind): Cents =>
  costs.credits.lines.reduce((sum, { name, amount }) => sum + (creditKind(name) === kind ? amount : 0), 0) as Cents;

/** Tells whether a tax or government fee is one on the sale or the mortgage, taken of price or loan, rather than a fee for recording. Source: 12 CFR 1026.37(g)(1), comment 3. */
const isTransferTax = (name: string) =>
  /tax|stamp|intangible/i.test(name) ||
  (!/record/i.test(name) && /transfer|(relief|capital|improvement|percent|purpose) fee/i.test(name));

const feeLines = (fees: readonly FeeAmount[]) =>
  [...fees]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ name, amount }) => line({ kind: "fee", name }, amount));

/** A: points and a buydown that the borrower pays, then the lender's charges. A total that was typed has no sections and stands here whole. */
function origination({ costs, cash, financing }: Working): CostLine[] {
  const { amount } = financing;
  const percent = amount > 0 ? Math.round((costs.points / amount) * 1e5) / 1e3 : 0;
  return [
    line({ kind: "points", percent }, costs.points),
    line({ kind: "buydown" }, cash.buydown),
    line({ kind: "typedCosts" }, costs.closing.typed ? costs.closing.total : 0),
  ];
}

/** E: what is paid for recording in one line, and the taxes on sale and mortgage in another, as the form has them. */
function government(fees: readonly FeeAmount[]): CostLine[] {
  const sum = (some: readonly FeeAmount[]) => some.reduce((total, { amount }) => total + amount, 0);
  const taxes = sum(fees.filter(({ name }) => isTransferTax(name)));
  return [line({ kind: "recording" }, sum(fees) - taxes), line({ kind: "transferTaxes" }, taxes)];
}

/** The most months of home insurance that are a premium paid in advance; more are put into the escrow account. */
const PREMIUM_MONTHS = 12;

/** F and G: what is prepaid, and what is put into the escrow account. Property tax is put there, as is home insurance beyond its first year. */
function prepaid({ loan, costs, financing }: Working): { F: CostLine[]; G: CostLine[] } {
  const { prepaids, perDiem, escrows, isByClosing } = financing;
  if (loan.userPrepaidEscrows !== null) return { F: [line({ kind: "typedPrepaids" }, prepaids.total)], G: [] };
  const days = perDiem > 0 ? Math.round(prepaids.interest / perDiem) : 0;
  const interest = line({ kind: "prepaidInterest", perDay: exact(perDiem), days, rate: loan.rate }, prepaids.interest);
  const premium = (months: number, cents: number) => line({ kind: "insurancePremium", months }, cents);
  if (isByClosing)
    return {
      F: [premium(PREMIUM_MONTHS, prepaids.insurance), interest],
      G: [line({ kind: "escrowDeposit" }, prepaids.deposit)],
    };
  const months = Math.min(PREMIUM_MONTHS, escrows.insurance);
  const ofMonths = (year: number, count: number) => roundCents((year * count) / 12);
  const monthly = (kind: "escrowInsurance" | "escrowTaxes", year: number, count: number) =>
    line({ kind, perMonth: exact(ofMonths(year, 1)), months: count }, ofMonths(year, count));
  return {
    F: [premium(months, ofMonths(costs.insurance.year, months)), interest],
    G: [
      monthly("escrowInsurance", costs.insurance.year, escrows.insurance - months),
      monthly("escrowTaxes", costs.tax.year, escrows.tax),
    ],
  };
}

/** Makes a section of the lines that come to something. */
function section(all: readonly CostLine[]): CostSection {
  const lines = all.filter(({ amount }) => amount !== 0);
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/**
 * Makes the second page's closing costs. Each line is rounded to whole dollars, and totals are the sums of the rounded lines, as in
 * the Bureau's samples. Source: 12 CFR 1026.37(f), (g) and (o)(4).
 */
export function formCosts(working: Working): FormCosts {
  const { costs, financing } = working;
  const fees = (of: FormSection) => costs.closing.fees.filter((fee) => fee.section === of && !isLendersCredit(fee));
  const { upfront } = financing.insurance;
  const { F, G } = prepaid(working);
  const sections = {
    A: section([...origination(working), ...feeLines(fees("A"))]),
    B: section([...feeLines(fees("B")), line({ kind: "upfrontInsurance" }, upfront)]),
    C: section(feeLines(fees("C"))),
    E: section(government(fees("E"))),
    F: section([...F, ...feeLines(fees("F"))]),
    G: section([...G, ...feeLines(fees("G"))]),
    H: section(feeLines(fees("H"))),
  };
  const sum = (...of: (keyof typeof sections)[]) => of.reduce((total, key) => total + sections[key].total, 0);
  const loanCosts = sum("A", "B", "C");
  const otherCosts = sum("E", "F", "G", "H");
  const amongFees = costs.closing.fees.filter(isLendersCredit).reduce((total, { amount }) => total - amount, 0);
  const lenderCredits = wholeDollars(creditsOf(working, "lender") + amongFees);
  return { ...sections, loanCosts, otherCosts, lenderCredits, total: loanCosts + otherCosts - lenderCredits };
}
