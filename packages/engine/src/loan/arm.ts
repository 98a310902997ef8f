import type { AnnualRate } from "../money/cents";
import type { RateStep } from "./phases";

/** How an adjustable rate moves; rates a year as fractions, months of payments. */
export type ArmTerms = {
  fixedMonths: number;
  /** Months between changes. */
  frequency: number;
  margin: AnnualRate;
  /** Index and margin are rounded to the nearest of these; 0 leaves them as they are. */
  rounding: AnnualRate;
  floor: AnnualRate;
  initialCap: AnnualRate;
  adjustmentCap: AnnualRate;
  lifetimeCap: AnnualRate;
};

/** What the rate is taken to do: the most that the caps allow, towards an index, or as typed period by period. */
export type ArmCourse =
  | { kind: "worst" }
  | { kind: "index"; index: AnnualRate }
  | { kind: "custom"; rates: readonly AnnualRate[] };

/** Sums of percents that a double has blurred, back to the decimal: 6.1 % + 2 % is 8.1 %. */
const decimalRate = (rate: number) => (Math.round(rate * 1e8) / 1e8) as AnnualRate;

/** Index and margin, to the nearest step, halves up, and at least the floor. */
export function fullyIndexed({ margin, rounding, floor }: ArmTerms, index: AnnualRate): AnnualRate {
  const sum = decimalRate(index + margin);
  const rounded = rounding > 0 ? Math.floor(decimalRate(sum / rounding) + 0.5) * rounding : sum;
  return Math.max(decimalRate(rounded), floor) as AnnualRate;
}

/** The rate of the next period, given this one's. The lifetime cap is the law's (12 CFR 1026.30), so it wins over the floor. */
function nextRate(terms: ArmTerms, note: AnnualRate, before: AnnualRate, target: number, cap: AnnualRate): AnnualRate {
  const within = Math.min(Math.max(target, before - cap), before + cap);
  const after = decimalRate(Math.min(Math.max(within, terms.floor), note + terms.lifetimeCap));
  return after === decimalRate(before) ? before : after;
}

/**
 * The path of an adjustable rate: the note rate, then a new one after the fixed months and every `frequency` from there,
 * for as long as anything can change. A fixed period not shorter than the term leaves the note rate.
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
