import { type Cents, inDollars, NOTHING, sum } from "../../money/cents";
import { courseOf } from "../../scenario/outcomes/course";
import { deductionsOf, type TaxYear, taxYears } from "../../scenario/outcomes/tax-savings";
import { workOut } from "../../scenario/working";
import type { Consolidation } from "./answer";
import type { ConsolidationWork } from "./work";

const saved = (years: readonly TaxYear[]) => sum(years.map(({ savings }) => savings));

/** Works out the tax years of the mortgages that are paid off, which are one deduction together; none where there is no mortgage among them. */
function yearsBefore({ working: { scenario }, replaced }: ConsolidationWork, months: number): TaxYear[] | null {
  const [first, ...others] = replaced.mortgages.map((each) => courseOf(workOut(scenario, each), months));
  if (!first) return [];
  for (const course of others)
    for (let month = 0; month <= first.months; month++) {
      first.balance[month]! += course.balance[month]!;
      first.interest[month]! += course.interest[month]!;
      first.premiums[month]! += course.premiums[month]!;
    }
  return taxYears(first);
}

/**
 * Computes what the deductions save in tax before and after, both to the end of the later loan, so that the property tax counts on both sides. The
 * interest of the new loan is deductible on no more than the mortgages that it pays off. Null where nothing is known to deduct by.
 */
export function taxesOf(work: ConsolidationWork): Consolidation["taxes"] {
  const { working, before, after } = work;
  const taxpayer = deductionsOf(working);
  if (!taxpayer) return null;
  const months = Math.max(after.months, ...before.items.map(({ kind, months }) => (kind === "mortgage" ? months! : 0)));
  const old = yearsBefore(work, months);
  const next = taxYears(courseOf(working, months));
  if (!old || !next) return null;
  const firstYear = ([first]: readonly TaxYear[]) => inDollars(first?.savings ?? NOTHING);
  return {
    deductibleDebt: inDollars(Math.min(taxpayer.debtCap, working.financing.amount + working.bases.second) as Cents),
    firstYear: { before: firstYear(old), after: firstYear(next) },
    lifetime: { before: inDollars(saved(old)), after: inDollars(saved(next)) },
  };
}
