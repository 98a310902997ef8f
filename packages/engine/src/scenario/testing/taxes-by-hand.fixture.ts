/**
 * For the tests: what owning a home saves in federal tax, worked out in whole numbers with nothing of the engine's arithmetic or tables, from
 * 26 U.S.C. 1, 63, 68, 163(h) and 164(b). Amounts are cents, the tables those of 2026.
 */
import { divided } from "./whole-numbers.fixture";

export type Status = "single" | "hoh" | "marriedSeparate" | "marriedJoint";
export type Taxpayer = {
  /** The income of a year; null where it is not known. */
  income: bigint | null;
  /** The filing status; null where it is not known, and single is taken. */
  status: Status | null;
  /** The typed rate in percent, which counts where the brackets cannot. */
  rate: bigint | null;
};
export type OwnedYear = {
  calendarYear: number;
  interest: bigint;
  premiums: bigint;
  propertyTax: bigint;
  /** The sum of the balances at the ends of the twelve months. */
  balances: bigint;
};

const dollars = (amount: number) => BigInt(amount) * 100n;
const least = (one: bigint, other: bigint) => (one < other ? one : other);
const above = (amount: bigint, floor: bigint) => (amount > floor ? amount - floor : 0n);

const RATES = [10n, 12n, 22n, 24n, 32n, 35n, 37n];
const ENDS: Record<Status, bigint[]> = {
  single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600].map(dollars),
  marriedJoint: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700].map(dollars),
  marriedSeparate: [12_400, 50_400, 105_700, 201_775, 256_225, 384_350].map(dollars),
  hoh: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600].map(dollars),
};
const STANDARD: Record<Status, bigint> = {
  single: dollars(16_100),
  marriedJoint: dollars(32_200),
  marriedSeparate: dollars(16_100),
  hoh: dollars(24_150),
};

/** A hundred times the tax on an income. */
const taxOf = (taxable: bigint, status: Status) =>
  RATES.reduce((tax, rate, at) => {
    const from = at === 0 ? 0n : ENDS[status][at - 1]!;
    const to = ENDS[status][at];
    return tax + rate * (to === undefined ? above(taxable, from) : above(least(taxable, to), from));
  }, 0n);

/** The most that is deductible of state and local taxes: 40,400 in 2026 and 1 % more each year to 2029, less 30 % of the income above half a million and more. */
function saltCap({ income, status }: Taxpayer, year: number): bigint {
  const caps: Record<number, [number, number]> = {
    2026: [40_400, 505_000],
    2027: [40_804, 510_050],
    2028: [41_212, 515_151],
    2029: [41_624, 520_302],
  };
  const half = status === "marriedSeparate" ? 2n : 1n;
  const floor = dollars(10_000) / half;
  const cap = caps[year];
  if (!cap) return floor;
  const left = dollars(cap[0]) / half - divided(above(income ?? 0n, dollars(cap[1]) / half) * 3n, 10n);
  return left > floor ? left : floor;
}

/** What a year of owning saves. */
export function savedByHand(taxpayer: Taxpayer, year: OwnedYear): bigint {
  const { income } = taxpayer;
  const status = taxpayer.status ?? "single";
  const brackets = income !== null && taxpayer.status !== null;
  const half = status === "marriedSeparate" ? 2n : 1n;
  // Interest and premiums count on 750,000 of debt: by the share that it is of the average balance.
  const cap = dollars(750_000) / half;
  const [top, bottom] = year.balances > cap * 12n ? [cap * 12n, year.balances] : [1n, 1n];
  const over = above(income ?? 0n, dollars(100_000) / half);
  const step = dollars(1000) / half;
  const tenths = 10n - least(10n, (over + step - 1n) / step);
  const insured = brackets ? year.premiums * tenths : 0n;
  const borrowing = divided((year.interest * 10n + insured) * top, bottom * 10n);
  const deducted = borrowing + least(saltCap(taxpayer, year.calendarYear), year.propertyTax);
  if (!brackets) return divided(above(deducted, STANDARD[status]) * taxpayer.rate!, 100n);
  const cut = divided(least(deducted, above(income, ENDS[status][5]!)) * 2n, 37n);
  const itemized = deducted - cut;
  if (itemized <= STANDARD[status]) return 0n;
  return divided(taxOf(above(income, STANDARD[status]), status) - taxOf(above(income, itemized), status), 100n);
}
