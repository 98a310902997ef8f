import type { Told } from "../../wording";
import { overYears, total, workedFigure } from "../../wording";
import type { Plan } from "../plan";
import type { ConsolidationWork } from "../work";
import { none, notKnown, premiumMissing } from "./parts";
import { ofSame, sameRule } from "./same-payment";

const rules = {
  yearlyBefore: "The debts that are paid off would have cost this much each year in interest and mortgage insurance.",
  yearlyAfter:
    "The new loan costs this much each year in interest and mortgage insurance. The first year includes its closing costs.",
  paidBefore: "Every payment that would still be made on the debts that are paid off, from the first to the last.",
  paidAfter:
    "Everything that is paid on the new loan, from the first payment to the last, minus the part that a buydown's subsidy pays.",
} as const;

/** What each year adds to what has been paid so far. */
function yearly(soFar: ArrayLike<number>, months: number): number[] {
  const at = (month: number) => soFar[Math.min(month, months)]!;
  return Array.from({ length: Math.max(1, Math.ceil(months / 12)) }, (_, year) =>
    year === 0 ? at(12) : at((year + 1) * 12) - at(year * 12),
  );
}

const yearByYear = (rule: string, soFar: ArrayLike<number>, months: number): Told => {
  const years = yearly(soFar, months);
  const step = overYears(years, "each year's interest, mortgage insurance and cost, added up");
  return workedFigure({ rule }, soFar[months]!, [], [step]);
};

export function explainYearlyBefore(work: ConsolidationWork): Told {
  const { soFar, months } = work.before;
  if (!soFar || months === null) return none({ rule: rules.yearlyBefore }, notKnown(work));
  return yearByYear(rules.yearlyBefore, soFar, months);
}

export function explainYearlyAfter(work: ConsolidationWork): Told {
  const { soFar, months } = work.after;
  if (!soFar) return none({ rule: rules.yearlyAfter }, premiumMissing(work));
  return yearByYear(rules.yearlyAfter, soFar, months);
}

export const explainSameYearly = ofSame(sameRule, ({ soFar, months }) =>
  yearByYear(`${sameRule} ${rules.yearlyAfter}`, soFar!, months),
);

function paid(rule: string, owed: number, interest: number, insurance: number, name: string): Told {
  const last = total("Paid through payoff", [
    [name, owed],
    ["Interest", interest],
    ["Mortgage insurance", insurance],
  ]);
  return workedFigure({ rule }, owed + interest + insurance, [], [last]);
}

export function explainPaidBefore(work: ConsolidationWork): Told {
  const { interest, insurance, lifetime } = work.before;
  if (interest === null || lifetime === null) return none({ rule: rules.paidBefore }, notKnown(work));
  return paid(rules.paidBefore, work.paidOff, interest, insurance, "Balances today");
}

const paidInPlan = (rule: string, { owed, interest, insurance }: Plan): Told =>
  paid(rule, owed[0]!, interest, insurance ?? 0, "New loans");

export function explainPaidAfter(work: ConsolidationWork): Told {
  if (work.after.insurance === null) return none({ rule: rules.paidAfter }, premiumMissing(work));
  return paidInPlan(rules.paidAfter, work.after);
}

export const explainSamePaid = ofSame(sameRule, (plan) => paidInPlan(`${sameRule} ${rules.paidAfter}`, plan));
