import type { Cents } from "../money/cents";
import type { Version } from "../rules/by-date";
import type { Day } from "../rules/day";
import type { Program } from "./program";

/** What the price of mortgage insurance depends on. */
export type InsuredLoan = {
  program: Program;
  asOf: Day;
  refinance: boolean;
  /** The base amount and what is financed, before a financed upfront premium. */
  amount: Cents;
  /** The lower of price and appraised value; on a refinance, the value of the home. */
  value: Cents;
  /** What is paid for the home, and what of it the buyer brings: the down payment, and the part of the price above the appraised value. */
  price: Cents;
  downPayment: Cents;
  termYears: number;
  /** The number of payments at the first rate; null where the rate never changes. */
  fixedMonths: number | null;
  score: number;
  /** What the officer has marked. VA counts `subsequentUse`, `exempt` and `irrrl`; FHA `endorsedBy2009`; conventional counts those of the rate card's adjustments. Others have no effect. */
  modifiers: readonly string[];
  /** How conventional insurance is paid: a premium a month, one at closing, a smaller one of each, or by the lender out of the rate. */
  plan: "monthly" | "single" | "split" | "lenderPaid";
  refundable: boolean;
  /** The largest loan that the conventional card may price, which is the conforming limit; absent where no limit of the year is known. */
  mostOnCard?: Cents | undefined;
  /** The insurer's quote that prices conventional insurance in place of the rate card. */
  quote?: InsuranceQuote | undefined;
};

/** What an insurer quoted on a day, in percent of the amount; the plan says which of the two premiums is paid. The date is null until it is typed. */
export type InsuranceQuote = {
  insurer: string;
  plan: InsuredLoan["plan"];
  annual: number | null;
  upfront: number | null;
  date: Day | null;
};

/** Premiums in percent of the amount, at closing and a year. A premium is null where no rule gives one; then `missing` asks for it. */
export type Premiums = {
  upfront: number | null;
  annual: number | null;
  missing?: string;
  /** The rule behind the premiums; null where no rule requires mortgage insurance. */
  rule: PremiumRule | null;
};

/** The version of a rule that gave a premium. `picked` says in words why this premium of the rule applies; the words are made only when someone asks. */
export type PremiumRule = { label: string; version: Version<unknown>; picked: () => string };
