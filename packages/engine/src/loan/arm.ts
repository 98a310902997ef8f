import type { AnnualRate } from "../money/cents";
import type { RateStep } from "./phases";

/** The terms by which an adjustable rate changes. Rates are yearly fractions. */
export type ArmTerms = {
  /** The number of payments at the first rate. */
  fixedMonths: number;
  /** The number of months between changes. */
  frequency: number;
  margin: AnnualRate;
  /** The step to whose nearest multiple index plus margin is rounded; 0 leaves the sum as it is. */
  rounding: AnnualRate;
  /** The rate below which the loan's rate never falls. */
  floor: AnnualRate;
  initialCap: AnnualRate;
  adjustmentCap: AnnualRate;
  lifetimeCap: AnnualRate;
};

/** What an adjustable rate is assumed to do: rise by all that the caps allow, move toward an index, or follow typed rates period by period. */
export type ArmCourse =
  | { kind: "worst" }
  | { kind: "index"; index: AnnualRate }
  | { kind: "custom"; rates: readonly AnnualRate[] };

/** Rounds a rate to the 8 decimals that typed percents have, so that 6.1 % + 2 % is 8.1 % in spite of binary arithmetic. */
const decimalRate = (rate: number) => (Math.round(rate * 1e8) / 1e8) as AnnualRate;

/**
 * Computes the fully indexed rate: index plus margin, rounded to the nearest step, halves up, and at least the floor.
 * @returns  a yearly fraction
 */
export function fullyIndexed({ margin, rounding, floor }: ArmTerms, index: AnnualRate): AnnualRate {
  const sum = decimalRate(index + margin);
  const rounded = rounding > 0 ? Math.floor(decimalRate(sum / rounding) + 0.5) * rounding : sum;
  return Math.max(decimalRate(rounded), floor) as AnnualRate;
}

/** The rate of the next period, given this period's. The law demands the lifetime cap (12 CFR 1026.30), so the cap wins over the floor. */
function nextRate(terms: ArmTerms, note: AnnualRate, before: AnnualRate, target: number, cap: AnnualRate): AnnualRate {
  const within = Math.min(Math.max(target, before - cap), before + cap);
  const after = decimalRate(Math.min(Math.max(within, terms.floor), note + terms.lifetimeCap));
  return after === decimalRate(before) ? before : after;
}

/**
 * Computes the path of an adjustable rate: the note rate, then a possible new rate after the fixed months and every `frequency`
 * months from there, to the end of the term. A fixed period that is not shorter than the term leaves the note rate.
 * @param note  the note rate as a yearly fraction
 * @param term  the number of monthly payments
 * @returns     the payments from which a different rate applies, in order, the first from payment 1
 */
export function ratePath(note: AnnualRate, terms: ArmTerms, course: ArmCourse, term: number): RateStep[] {
  const steps: RateStep[] = [{ fromPayment: 1, rate: note }];
  const target = course.kind === "index" ? fullyIndexed(terms, course.index) : Number.POSITIVE_INFINITY;
  let rate = note;
  let change = 0;
  for (let paid = terms.fixedMonths; paid < term; paid += terms.frequency) {
    const cap = change === 0 ? terms.initialCap : terms.adjustmentCap;
    if (course.kind === "custom") rate = course.rates[change] ?? rate;
    else rate = nextRate(terms, note, rate, target, cap);
    if (rate !== steps.at(-1)!.rate) steps.push({ fromPayment: paid + 1, rate });
    change++;
  }
  return steps;
}
