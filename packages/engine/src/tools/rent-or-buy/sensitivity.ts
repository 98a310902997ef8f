import { dollars, inDollars, roundCents, sixDecimals } from "../../money/cents";
import type { Loan, Scenario } from "../../scenario/schema/types";
import { runAccounts } from "../accounts";
import type { Assumptions } from "../assumptions";
import { costsOfOwning } from "../costs-of-owning";
import { YEARS } from "../horizon";
import { ownerOf } from "../owner";
import type { Swing } from "./answer";
import { type Comparison, comparison, differenceAfter, grownBy, rentingOf } from "./comparison";

type Moved = { to: number; difference: number };
const notBelowZero = (value: number) => Math.max(0, sixDecimals(value));

/** The same with other assumptions of the renter or of the accounts; the owner pays what was paid before. */
const withAssumptions = (compared: Comparison, moved: Partial<Assumptions>): Comparison => {
  const assumptions = { ...compared.assumptions, ...moved };
  return { ...compared, assumptions, ...rentingOf(compared.owner, assumptions, dollars(assumptions.rent)) };
};

/** The same with another upkeep, which is the owner's. */
function withMaintenance(compared: Comparison, maintenance: number): Comparison {
  const { working, renterOutlay } = compared;
  const assumptions = { ...compared.assumptions, maintenance };
  const owner = ownerOf(working, assumptions, costsOfOwning(working, assumptions, YEARS));
  const accounts = runAccounts(owner.outlay, renterOutlay, assumptions.investmentReturn, YEARS * 12);
  return { ...compared, assumptions, owner, accounts };
}

/**
 * Works out by how much the answer moves with each assumption, the largest swing first. Growths may fall below 0, nothing else; the
 * horizon stays within 1 to 30 years. A loan that lends nothing has no rate.
 */
export function swings(scenario: Scenario, loan: Loan, compared: Comparison): Swing[] {
  const { assumptions, growth, costToSell } = compared;
  const { horizon, rent, rentGrowth, investmentReturn, maintenance } = assumptions;
  const at = (moved: Comparison, years = horizon) => inDollars(differenceAfter(moved, years));
  const swing = (assumption: Swing["assumption"], from: number, low: Moved, high: Moved): Swing => ({
    assumption,
    from,
    lowTo: low.to,
    highTo: high.to,
    low: low.difference,
    high: high.difference,
    swing: inDollars(Math.abs(dollars(high.difference) - dollars(low.difference)) as never),
  });
  const moved = (to: number, compute: (to: number) => number): Moved => ({ to, difference: compute(to) });
  const both = (
    assumption: Swing["assumption"],
    from: number,
    by: number,
    compute: (to: number) => number,
    within: (value: number) => number = notBelowZero,
  ) => swing(assumption, from, moved(within(from - by), compute), moved(within(from + by), compute));
  const rentOf = (percent: number) => inDollars(roundCents((dollars(rent) * percent) / 100));
  const list = [
    both(
      "growth",
      growth[0]!,
      1,
      (to) =>
        at(
          grownBy(
            compared,
            growth.map((each) => sixDecimals(each + to - growth[0]!)),
          ),
        ),
      sixDecimals,
    ),
    swing(
      "rent",
      rent,
      moved(rentOf(90), (to) => at(withAssumptions(compared, { rent: to }))),
      moved(rentOf(110), (to) => at(withAssumptions(compared, { rent: to }))),
    ),
    both("rentGrowth", rentGrowth, 1, (to) => at(withAssumptions(compared, { rentGrowth: to })), sixDecimals),
    both("investmentReturn", investmentReturn, 2, (to) => at(withAssumptions(compared, { investmentReturn: to }))),
    both("maintenance", maintenance, 0.5, (to) => at(withMaintenance(compared, to))),
    both("costToSell", costToSell, 2, (to) => at({ ...compared, costToSell: to })),
    both(
      "horizon",
      horizon,
      3,
      (to) => at(compared, to),
      (years) => Math.min(YEARS, Math.max(1, years)),
    ),
  ];
  const withRate = (rate: number) => at(comparison(scenario, { ...loan, rate }, assumptions));
  if (loan.program !== "allCash") list.push(both("rate", loan.rate, 1, withRate));
  return list.sort((one, other) => other.swing - one.swing);
}
