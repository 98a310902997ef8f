import { overdueRenewal, type Rule } from "../../rules/by-date";
import type { Day } from "../../rules/day";
import { federalIncomeTax } from "../../rules/federal-income-tax";
import { primeRate } from "../../rules/prime-rate";
import { standardDeduction } from "../../rules/standard-deduction";
import { usdaFees } from "../../rules/usda-fees";
import { vaFundingFee } from "../../rules/va-funding-fee";
import type { FigureName } from "./explanation";

/** What of a loan tells the rules that its figures are worked out by. */
type RenewedLoan = { program: string; secondLoan?: { type: string; index?: unknown } | null | undefined };

/** The rules that are set anew and that figures of a loan are worked out by. */
const renewedRules = {
  standardDeduction,
  federalIncomeTax,
  primeRate,
  usdaFees,
  vaFundingFee,
} satisfies Record<string, Rule<unknown>>;
export type RenewedKey = keyof typeof renewedRules;

/** Names the rules that are set anew and that a loan's figure is worked out by. Figures that only hold one of these name none. */
function renewedKeysOf(figure: FigureName, { program, secondLoan }: RenewedLoan): readonly RenewedKey[] {
  const followsPrime = secondLoan?.type === "heloc" && typeof secondLoan.index !== "number";
  if (figure.startsWith("secondLoan")) return followsPrime && figure !== "secondLoanAmount" ? ["primeRate"] : [];
  if (figure === "taxSavings") return ["standardDeduction", "federalIncomeTax"];
  if (program === "usda" && (figure === "MI" || figure === "upfrontMI")) return ["usdaFees"];
  if (program === "va" && figure === "upfrontMI") return ["vaFundingFee"];
  return [];
}

/** Names the rules behind a loan's figure whose newer value was due by the day of the report's rules and has not been entered. The figure then rests on the earlier value. */
export const overdueKeysOf = (figure: FigureName, loan: RenewedLoan, asOf: Day): { key: RenewedKey; due: Day }[] =>
  renewedKeysOf(figure, loan).flatMap((key) => {
    const renewal = overdueRenewal(renewedRules[key], asOf);
    return renewal ? [{ key, due: renewal.due }] : [];
  });

/** A rule whose newer value was due and has not been entered. */
export type OverdueRule = { rule: string; due: Day };

/** Finds the rules that `overdueKeysOf` names, by their labels. */
export const overdueRulesOf = (figure: FigureName, loan: RenewedLoan, asOf: Day): OverdueRule[] =>
  overdueKeysOf(figure, loan, asOf).map(({ key, due }) => ({ rule: renewedRules[key].label, due }));
