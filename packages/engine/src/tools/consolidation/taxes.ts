import { type Cents, inDollars, NOTHING, roundCents, sum } from "../../money/cents";
import { ownedMonths } from "../../scenario/outcomes/course";
import { deductionsOf, type OwnedMonths, type TaxYear, taxYears } from "../../scenario/outcomes/tax-savings";
import type { Loan } from "../../scenario/schema/types";
import { workOut } from "../../scenario/working";
import type { Consolidation } from "./answer";
import type { Item } from "./items";
import type { ConsolidationWork } from "./work";

const savedTaxes = (years: readonly TaxYear[]) => sum(years.map(({ savings }) => savings));

/** The home as it is where nothing has been borrowed to buy it: only its property tax is deductible. */
const freeAndClear = (loan: Loan): Loan => ({ ...loan, category: "existing", balance: 0, secondLoan: undefined });

const MORTGAGE = "mortgage";
/** Lists the debts that are mortgages: their interest is deductible before, as it is after. */
const mortgagesAmongDebts = ({ replaced, before }: ConsolidationWork): Item[] => {
  const ids = new Set(replaced.debts.filter(({ type }) => type === MORTGAGE).map(({ id }) => id));
  return before.items.filter(({ id, kind }) => kind === "debt" && ids.has(id));
};

/** Adds another loan's months to those of a first one, beyond whose last entry it goes on as it ended. */
function add(first: OwnedMonths, owed: ArrayLike<number>, interest: ArrayLike<number>) {
  const at = (course: ArrayLike<number>, month: number) => course[Math.min(month, course.length - 1)]!;
  for (let month = 0; month <= first.months; month++) {
    first.balance[month]! += at(owed, month);
    first.interest[month]! += at(interest, month);
  }
}

/** Works out the tax years of the home before: all mortgages that are paid off are one deduction together. Null while one of them has no end that is known. */
function yearsBefore(work: ConsolidationWork, months: number): TaxYear[] | null {
  const { scenario, loan } = work.working;
  const [first, ...others] = work.replaced.mortgages;
  const home = { ...(first ?? freeAndClear(loan)), occupancy: loan.occupancy, units: loan.units };
  const owned = ownedMonths(workOut(scenario, home), months);
  for (const mortgage of others) {
    const { balance, interest, premiums } = ownedMonths(workOut(scenario, mortgage), months);
    add(owned, balance, interest);
    for (let month = 0; month <= months; month++) owned.premiums[month]! += premiums[month]!;
  }
  for (const { owed, soFar } of mortgagesAmongDebts(work)) {
    if (!owed || !soFar) return null;
    add(owned, owed, soFar);
  }
  return taxYears(owned);
}

/** Counts the months to the end of the tax year in which the last mortgage is repaid, before or after. */
function monthsOfBoth(work: ConsolidationWork): number {
  const mortgages = work.before.items.filter(({ kind }) => kind === MORTGAGE);
  const all = [...mortgages, ...mortgagesAmongDebts(work)].map(({ months }) => months ?? 0);
  return Math.ceil(Math.max(work.after.months, ...all) / 12) * 12;
}

/**
 * Computes what the deductions save in tax before and after, both to the end of the later loan, so that the property tax counts on both sides. The
 * interest of the new loan is deductible on no more than the mortgages that it pays off. Null where nothing is known to deduct by, and while one of the
 * mortgages has no end that is known.
 */
export function taxesOf(work: ConsolidationWork): Consolidation["taxes"] {
  const { working } = work;
  const taxpayer = deductionsOf(working);
  if (!taxpayer) return null;
  const months = monthsOfBoth(work);
  const old = yearsBefore(work, months);
  const next = taxYears(ownedMonths(working, months));
  if (!old || !next) return null;
  const borrowed = roundCents((working.financing.amount + working.bases.second) / taxpayer.units);
  const firstYear = ([first]: readonly TaxYear[]) => inDollars(first?.savings ?? NOTHING);
  return {
    deductibleDebt: inDollars(Math.min(taxpayer.debtCap, borrowed) as Cents),
    firstYear: { before: firstYear(old), after: firstYear(next) },
    lifetime: { before: inDollars(savedTaxes(old)), after: inDollars(savedTaxes(next)) },
  };
}
