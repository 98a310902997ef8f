/** The words that the workings of the tools share. */
import type { Rule } from "../rules/by-date";
import { explainLoan } from "../scenario/explain";
import { amount, count, figure, percentText, rate, text, total } from "../scenario/explanations/wording";
import { chosenGrowth } from "../scenario/outcomes/appreciation";
import type { FigureName, Step } from "../scenario/schema/types";
import type { Working } from "../scenario/working";
import type { Assumptions } from "./assumptions";
import type { ToolExplanation } from "./explanation";
import { taxGrowthOf } from "./growth-of-tax";
import type { ToolTaxYear } from "./tax-years";

/** A working before it has the name of its figure. */
export type Told = Omit<ToolExplanation, "figure">;

export const CONVENTIONS = "Highway conventions for tools other than the loan comparison";

type About = Pick<Told, "rule"> & Partial<Pick<Told, "source" | "version" | "unit">>;

/** The version of some rules that a working names, by the first of them: the newest on a day, or none for a day before they begin. */
export function lawOn(
  asOf: string,
  first: Rule<unknown>,
  ...others: readonly Rule<unknown>[]
): Pick<Told, "version" | "source"> {
  const sourceOf = (rule: Rule<unknown>) => (rule.versions[0]!.from <= asOf ? rule.version(asOf).source : rule.source);
  const source = [...new Set([first, ...others].map(sourceOf))].join("; ");
  return { source, version: first.versions[0]!.from <= asOf ? first.version(asOf).from : null };
}

/** Makes the working of an amount, in cents. */
export const workedFigure = (
  { rule, source = CONVENTIONS, version = null }: About,
  cents: number,
  inputs: Step[],
  steps: Step[],
): Told => ({
  rule,
  source,
  version,
  unit: "dollars",
  value: (cents + 0) / 100,
  inputs,
  steps,
});

/** Makes the working of a value that is not an amount. A null is explained by a step that says why. */
export const workedOut = (
  { rule, source = CONVENTIONS, version = null, unit = "percent" }: About,
  value: number | null,
  inputs: Step[],
  steps: Step[],
): Told => ({ rule, source, version, unit, value, inputs, steps });

/** Takes over the working that the engine has made of a loan's figure. */
export function ofLoan({ scenario, loan }: Working, name: FigureName): Told {
  // The loan may have been changed. The others stay, because a refinance pays them off.
  const loans = [loan, ...scenario.loans.filter(({ id }) => id !== loan.id)];
  const { figure: _, ...told } = explainLoan({ ...scenario, loans }, loan, [name])![name]!;
  return told;
}

/** An assumption in percent, and whether it is the usual one or typed. */
export const assumedStep = (label: string, value: number, usual: Rule<number>, asOf: string): Step =>
  rate(label, value, { detail: value === usual.on(asOf) ? `The default. ${usual.source}` : "As typed" });

/** How the home's value grows, as inputs. */
export function growthSteps(working: Working, yearly: readonly number[] = chosenGrowth(working).yearly): Step[] {
  const { source } = chosenGrowth(working);
  return yearly.map((each, at) => {
    const later = at === yearly.length - 1 && at > 0 ? `Growth from year ${at + 1} on` : `Growth in year ${at + 1}`;
    return rate(yearly.length === 1 ? "Annual home price growth" : later, each, { detail: source });
  });
}

const taxGrowthDetails = {
  typed: "As typed",
  report: "The report's property tax increase",
  inflation: "The same as inflation, because nothing is typed",
  cap: "The state's cap on the growth of assessed values, which is below inflation",
} as const;

export function taxGrowthStep(working: Working, assumptions: Assumptions): Step {
  const { rate: growth, from } = taxGrowthOf(working, assumptions);
  return rate("Annual property tax growth", growth, { detail: taxGrowthDetails[from] });
}

export const yearsText = (years: number) => (years === 1 ? "1 year" : `${years} years`);

/** The sum of some years, with a line for each. */
export function overYears(amounts: readonly number[], formula: string): Step {
  const lines = amounts.map((each, at) => [`Year ${at + 1}`, each] as const);
  return { ...total(`Over ${yearsText(amounts.length)}`, lines), formula };
}

/** The line of a tax year, with what it deducts. */
export function taxYearStep({ calendarYear, savings, ...year }: ToolTaxYear, at: number): Step {
  const insured = year.premiums > 0 ? `, mortgage insurance ${figure(year.premiums)}` : "";
  const other = year.otherDeductions > 0 ? `, other deductions ${figure(year.otherDeductions)}` : "";
  const cut = year.limited > 0 ? ` less ${figure(year.limited)} in the highest bracket` : "";
  return amount(`Year ${at + 1}, on the return of ${calendarYear}`, savings, {
    detail:
      `Interest and points ${figure(year.interest)}${insured}, state and local taxes ${figure(year.propertyTax)} (cap ${figure(year.saltCap)})${other}${cut} ` +
      `are ${figure(year.itemized)}, which is ${figure(year.benefit)} above the ${figure(year.anyway)} deducted without the home`,
  });
}

export const NO_TAXES: Step = text(
  "No tax savings",
  "Neither the client's income and filing status nor a tax rate is known.",
);

export { amount, count, figure, percentText, rate, text, total };
