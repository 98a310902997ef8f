import { type Cents, dollars, percentOf, sum } from "../../money/cents";
import { suggestedRatios } from "../../rules/product-defaults";
import { remainingObligations } from "../../scenario/outcomes/dti";
import { qualifyingOf } from "../../scenario/outcomes/qualifying";
import type { Debt, Loan } from "../../scenario/schema/types";
import { existingMonth } from "../../scenario/steps/existing-mortgage";
import { type Working, workOut } from "../../scenario/working";
import type { Replaced } from "./replaced";

/** What a month takes of the income, in cents: the home with all its mortgages, and what is owed besides. */
export type Obligations = { home: Cents; others: Cents };

const paymentsOf = (debts: readonly Debt[]): Cents => sum(debts.map(({ payment }) => dollars(payment)));
const monthOf = (mortgages: readonly Loan[]): Cents => sum(mortgages.map(existingMonth));

/** Splits mortgages into those on a home and those elsewhere. */
function byHome(mortgages: readonly Loan[], propertyID: string) {
  return {
    here: mortgages.filter((each) => each.propertyID === propertyID),
    elsewhere: mortgages.filter((each) => each.propertyID !== propertyID),
  };
}

/** Adds up property tax, insurance and association fee of the home before. */
function costsOfHome({ monthly }: Working): number {
  return monthly.propertyTax + monthly.homeInsurance + monthly.associationFee;
}

/** What today's month takes: every mortgage and debt, and what the home costs. */
export function obligationsBefore(working: Working, { propertyID, isSale, mortgages }: Replaced): Obligations {
  const { scenario } = working;
  const existing = scenario.loans.filter(({ category }) => category === "existing");
  const { here, elsewhere } = byHome(existing, propertyID);
  const home = isSale ? workOut(scenario, mortgages[0]!) : working;
  return {
    home: (monthOf(here) + costsOfHome(home)) as Cents,
    others: (monthOf(elsewhere) + paymentsOf(scenario.debts ?? [])) as Cents,
  };
}

/** What a month with the new loan takes, its payment as agencies count it; null while its mortgage insurance is missing. */
export function obligationsAfter(working: Working): Obligations | null {
  const { total } = qualifyingOf(working);
  if (total === null) return null;
  const { debts, mortgages } = remainingObligations(working);
  const { here, elsewhere } = byHome(mortgages, working.loan.propertyID);
  return { home: (total + monthOf(here)) as Cents, others: (monthOf(elsewhere) + paymentsOf(debts)) as Cents };
}

/** The monthly income in cents; null where it is not known. */
export function incomeOf({ scenario }: Working): Cents | null {
  const income = dollars(scenario.client?.monthlyIncome ?? 0);
  return income > 0 ? income : null;
}

/** The share of the income that the home takes, and that everything takes, in percent to 3 decimals. */
export const ratiosOf = ({ home, others }: Obligations, income: Cents) => ({
  front: percentOf(home, income),
  back: percentOf(home + others, income),
});

/** The highest ratios: those that were typed, else those that are suggested for the program. */
export type Maxima = { front: number | null; back: number | null };

/** Finds the ratios that are suggested for a loan's program; none for programs that no agency stands behind. */
export function suggestedFor({ loan: { program }, asOf }: Working): Maxima {
  const suggested = suggestedRatios.on(asOf);
  if (!(program in suggested)) return { front: null, back: null };
  const { home = null, all } = suggested[program as keyof typeof suggested];
  return { front: home, back: all };
}
