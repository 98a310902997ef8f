import type { Cents } from "../money/cents";
import type { Version } from "../rules/by-date";
import type { Day } from "../rules/day";
import type { Program } from "./program";

export type InsuredLoan = {
  program: Program;
  asOf: Day;
  refinance: boolean;
  /** Base amount and what is financed, before financed upfront MI. */
  amount: Cents;
  /** Lower of price and appraised value; a refinance's value. */
  value: Cents;
  downPayment: Cents;
  termYears: number;
  /** Payments at the first rate; null where it never changes. */
  fixedMonths: number | null;
  score: number;
  /** VA: `subsequentUse`, `exempt`, `irrrl`. Conventional: those of the rate card's adjustments. Others have no effect. */
  modifiers: readonly string[];
  /** Conventional: one premium at closing instead of one a month. */
  single: boolean;
  refundable: boolean;
};

/** Percent of the amount: once, and a year. Null where no rule gives one, and then `missing` asks for it. */
export type Premiums = {
  upfront: number | null;
  annual: number | null;
  missing?: string;
  /** Null where no rule asks for mortgage insurance. */
  rule: PremiumRule | null;
};

/** A rule's version, and in words what picked the premium in it (made only when someone asks). */
export type PremiumRule = { label: string; version: Version<unknown>; picked: () => string };
