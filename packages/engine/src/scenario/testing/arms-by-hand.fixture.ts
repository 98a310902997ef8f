/**
 * For the tests: adjustable loans worked out by plain loops in whole numbers, with nothing of the engine's arithmetic, from the words of
 * Regulation Z (comment 17(c)(1)-10), the Selling Guide (B3-6-04), 24 CFR 203.49 and 38 CFR 36.4312(d). Amounts are cents, rates
 * thousandths of a percent.
 */
import { divided, levelPayment, MONTHLY } from "./whole-numbers.fixture";

export type ArmByHand = {
  program: "conventional" | "fha" | "va";
  /** The months at the first rate. */
  fixed: 12 | 36 | 60 | 84 | 120;
  lent: bigint;
  /** The percent of the price that is lent, in whole percents. */
  ltv: number;
  rate: bigint;
  payments: number;
  /** The months of interest only, and the dollars of points. */
  interestOnly: number;
  points: bigint;
  index: bigint;
  margin: bigint;
  /** The average prime offer rate; null where it is not known. */
  offerRate: bigint | null;
};

type Caps = { first: bigint; later: bigint; life: bigint; every: number };
type Period = { from: number; rate: bigint };

/** FHA: 1/1/5 fixed for 1 or 3 years, else 2/2/6; VA: 1/1/5 below 5 years, else 2/2/6; both yearly. Fannie Mae, half-yearly: 2/1/5, from 7 years 5/1/5. */
function capsByHand({ program, fixed }: Pick<ArmByHand, "program" | "fixed">): Caps {
  if (program === "conventional") return { first: fixed >= 84 ? 5000n : 2000n, later: 1000n, life: 5000n, every: 6 };
  return fixed <= 36
    ? { first: 1000n, later: 1000n, life: 5000n, every: 12 }
    : { first: 2000n, later: 2000n, life: 6000n, every: 12 };
}

/** Index and margin to the nearest eighth, never below the margin. */
function indexedByHand({ index, margin }: Pick<ArmByHand, "index" | "margin">): bigint {
  const rounded = divided(index + margin, 125n) * 125n;
  return rounded < margin ? margin : rounded;
}

/** The rate of every period: toward a target, or up as far as the caps allow. */
export function periodsByHand(loan: ArmByHand, toward: "index" | "worst"): Period[] {
  const { first, later, life, every } = capsByHand(loan);
  const target = toward === "worst" ? loan.rate + 100_000n : indexedByHand(loan);
  const periods: Period[] = [{ from: 1, rate: loan.rate }];
  let rate = loan.rate;
  for (let month = loan.fixed; month < loan.payments; month += every) {
    const cap = month === loan.fixed ? first : later;
    let next = target;
    if (next > rate + cap) next = rate + cap;
    if (next < rate - cap) next = rate - cap;
    if (next < loan.margin) next = loan.margin;
    if (next > loan.rate + life) next = loan.rate + life;
    rate = next;
    periods.push({ from: month + 1, rate });
  }
  return periods;
}

/** Every payment of the note where its rate follows the periods: interest alone at first, then level until the rate changes. */
export function paymentsByHand(loan: ArmByHand, periods: readonly Period[]): { paid: bigint[]; level: bigint[] } {
  const paid: bigint[] = [];
  const level: bigint[] = [];
  let owed = loan.lent;
  let payment = 0n;
  let before = -1n;
  for (let month = 1; month <= loan.payments; month++) {
    const { rate } = periods.findLast(({ from }) => from <= month)!;
    const interest = divided(owed * rate, MONTHLY);
    const onlyInterest = month <= loan.interestOnly;
    if (onlyInterest) payment = interest;
    else if (rate !== before || month === loan.interestOnly + 1)
      payment = levelPayment(owed, rate, loan.payments - month + 1);
    before = rate;
    const last = month === loan.payments;
    const principal = last ? owed : onlyInterest ? 0n : payment - interest;
    owed -= principal;
    paid.push(principal + interest);
    level.push(payment);
  }
  return { paid, level };
}

/** The yearly rate in percent at which the payments are worth what is lent, by halving where it may lie. */
export function aprByHand(financed: bigint, paid: readonly bigint[]): number {
  const payments = paid.map(Number);
  const worth = (i: number) => payments.reduceRight((later, payment) => (later + payment) / (1 + i), 0);
  let [low, high] = [0, 0.2];
  for (let round = 0; round < 100; round++) {
    const middle = (low + high) / 2;
    if (worth(middle) > Number(financed)) low = middle;
    else high = middle;
  }
  return (low + high) * 600;
}

/** How many millionths of a percent the APR in percent lies above the average prime offer rate; null where that is not known. */
export const spreadByHand = ({ offerRate }: ArmByHand, apr: number) =>
  offerRate === null ? null : Math.round(apr * 1e6) - Number(offerRate) * 1000;

/** The rate at which the payment is counted in debt to income. Fixed for longer than five years it is the indexed rate where that is more and the APR is 1.5 points above the offer rate. */
export function qualifyingRateByHand(loan: ArmByHand, apr: number): bigint {
  const { program, fixed, rate, ltv } = loan;
  const highest = (...rates: bigint[]) => rates.reduce((most, each) => (each > most ? each : most));
  if (program === "fha") return fixed === 12 && ltv >= 95 ? rate + 1000n : rate;
  if (program === "va") return fixed === 12 ? rate + 1000n : rate;
  if (fixed <= 36)
    return highest(
      ...periodsByHand(loan, "worst")
        .filter(({ from }) => from <= 60)
        .map((period) => period.rate),
    );
  if (fixed === 60) return highest(rate + capsByHand(loan).first, indexedByHand(loan));
  return (spreadByHand(loan, apr) ?? 0) >= 1_500_000 ? highest(rate, indexedByHand(loan)) : rate;
}
