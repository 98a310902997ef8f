import { type Cents, dollars } from "../../money/cents";
import type { Day } from "../../rules/day";
import { limitsBetween, loanLimits } from "../../rules/loan-limits";
import type { Loan, Scenario } from "../schema/types";

/** The largest loan of a kind on a home. Where the county's limit is not known, it lies between `lowest` and `highest`. */
export type LoanLimit = { lowest: Cents; highest: Cents; isCountys: boolean; source: string; from: Day };

const stateOf = ({ properties }: Scenario, home: string) => properties.find(({ id }) => id === home)?.state;

/** Finds the limit of conforming or FHA loans for a loan's home and units; null on a day before the yearly limits begin. */
export function loanLimit(
  kind: "conforming" | "fha",
  scenario: Scenario,
  { propertyID, units }: Loan,
): LoanLimit | null {
  const { asOf, outside } = scenario;
  const [first] = loanLimits.versions;
  if (asOf < first!.from) return null;
  const { value, from, source } = loanLimits.version(asOf);
  const county = outside?.limits?.[propertyID]?.[kind];
  // A county's limit of another year says nothing of this one.
  if (county && county.date >= from && county.date <= asOf) {
    const limit = dollars(county.byUnits[units - 1]!);
    return { lowest: limit, highest: limit, isCountys: true, source: county.source, from: county.date };
  }
  const { lowest, highest } = limitsBetween(kind, value, stateOf(scenario, propertyID));
  return { lowest: lowest[units - 1]!, highest: highest[units - 1]!, isCountys: false, source, from };
}
