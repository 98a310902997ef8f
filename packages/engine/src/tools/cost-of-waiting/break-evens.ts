import { type Cents, inDollars, sixDecimals } from "../../money/cents";
import type { Waiting } from "../assumptions";
import { breakEvenGrowth, leastAtZero } from "../search";
import type { BreakEvenRate, CostOfWaiting } from "./answer";
import { buyerNow, growthOf, todayOf, type Waited, waitedEnd, waitedFor } from "./waited";

/** The highest later rate that is looked at, in thousandths of a percent. */
const HIGHEST_RATE = 25_000;
/** The rows and columns of the table: yearly growths, and what is added to the later rate, in percent. */
const TABLE_GROWTHS = [-4, -2, 0, 2, 4, 6];
const TABLE_RATES = [-2, -1.5, -1, -0.5, 0, 0.5, 1];

/** The cost of waiting at a growth and a later rate; null where the insurance of the later loan is not known. */
export type CostAt = (growth: readonly number[], laterRate?: number) => Cents | null;

/** Prepares the cost at the horizon for other growths and rates: what does not depend on them is worked out once. */
export function costAt({ scenario, loan, assumptions, waiting }: Waited): CostAt {
  const today = todayOf(scenario, loan, assumptions, assumptions.horizon);
  const usual = buyerNow(today, waiting);
  return (growth, laterRate) => {
    const moved: Waiting = laterRate === undefined ? waiting : { ...waiting, laterRate };
    const waited = waitedFor(today, moved, growth, waiting.refinance ? buyerNow(today, moved) : usual);
    const isUnknown = waited.later.working.financing.insurance.missing.length > 0;
    return isUnknown ? null : waitedEnd(waited, assumptions.horizon).costOfWaiting;
  };
}

/** Looks a break-even up by a test of costs; null as soon as one of the costs that decide it is not known. */
function whereKnown<T>(cost: CostAt, find: (known: (...at: Parameters<CostAt>) => number) => T): T | null {
  let isKnown = true;
  const found = find((...at) => {
    const answer = cost(...at);
    if (answer === null) isKnown = false;
    return answer ?? 0;
  });
  return isKnown ? found : null;
}

/** Finds the least constant yearly growth at which waiting costs. Where waiting makes no difference, that counts as costing. */
export const growthToBreakEven = (cost: CostAt): CostOfWaiting["breakEvenGrowth"] =>
  whereKnown(cost, (known) => breakEvenGrowth((growth) => known([growth])));

/** Finds the highest later rate, in thousandths, at which waiting costs nothing. */
export function rateToBreakEven(waited: Waited, cost: CostAt): BreakEvenRate | null {
  const { loan, waiting, refinanceCost } = waited;
  if (loan.program === "allCash" || waiting.months === 0 || refinanceCost !== null) return null;
  const growth = growthOf(waited);
  const withoutRefinance = costAt({ ...waited, waiting: { ...waiting, refinance: null } });
  return whereKnown(waiting.refinance ? withoutRefinance : cost, (known): BreakEvenRate => {
    // It costs something from a cent on.
    const costly = leastAtZero(0, HIGHEST_RATE, (thousandths) => known(growth, thousandths / 1000) - 1);
    if (costly === null) return { kind: "always" };
    return costly === 0 ? { kind: "never" } : { kind: "rate", pct: (costly - 1) / 1000 };
  });
}

const dollarsAt = (cents: Cents | null) => (cents === null ? null : inDollars(cents));

/** The cost by growth and later rate. Cash has no rate, so its table has one column. */
export function tableOf({ loan, waiting }: Waited, cost: CostAt, laterRate: number): CostOfWaiting["table"] {
  const isOne = loan.program === "allCash" || waiting.months === 0;
  const moved = TABLE_RATES.map((by) => sixDecimals(laterRate + by)).filter((rate) => rate >= 0);
  const laterRates = isOne ? [laterRate] : moved;
  const rows = TABLE_GROWTHS.map((growth) => ({
    growth,
    costs: laterRates.map((rate) => dollarsAt(cost([growth], isOne ? undefined : rate))),
  }));
  return { laterRates, rows };
}
