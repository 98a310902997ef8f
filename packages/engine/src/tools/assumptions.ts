/** This file describes what buying or renting and the cost of waiting assume beside the report's homes and loans: two blocks of a report, each field once. */
import type { Rule } from "../rules/by-date";
import {
  inflationDefault,
  investmentReturnDefault,
  maintenanceDefault,
  rentalStartDefault,
  rentersInsuranceDefault,
  rentGrowthDefault,
  toolHorizonDefault,
} from "../rules/tool-defaults";
import type { Ready, Saved } from "../scenario/schema/documents";
import { choice, count, dollars, type Fields, id, part, percent } from "../scenario/schema/field";

const newest = <T>(rule: Rule<T>): T => rule.versions.at(-1)!.value;
const upTo = (max: number) => ({ max, sentence: `Enter a percentage between 0 and ${max}` });
const start = newest(rentalStartDefault);
const usualTime = newest(toolHorizonDefault);

export const endingNames = { sell: "The home is sold", stay: "The home is kept" } as const;

/** What buying or renting and the cost of waiting assume, in dollars, percent, months and years. */
export const assumptionFields = {
  /** The purchase loan that is looked at; without one it is the first of the report. */
  loanID: id("Loan for the purchase", { usual: "", orNone: true, missing: "Choose a loan for the purchase" }),
  /** The first rent in dollars a month. Only who waits may live without one (`leastRent`). */
  rent: dollars("Rent", {
    max: 99_999.99,
    sentence: "Enter a rent between 1 and 99,999",
    required: "Rent is required",
  }),
  rentGrowth: percent("Rent growth", {
    min: -20,
    ...upTo(20),
    sentence: "Enter a percentage between -20 and 20",
    usual: newest(rentGrowthDefault),
  }),
  /** The premium in dollars a month. */
  rentersInsurance: dollars("Renter's insurance", { usual: newest(rentersInsuranceDefault) }),
  /** The security deposit, which comes back without interest, in months of the first rent. */
  depositMonths: count("Security deposit", {
    unit: "months",
    min: 0,
    max: 12,
    decimals: 1,
    sentence: "Enter 0 to 12 months",
    usual: start.deposit,
  }),
  /** The fee in dollars that a renter pays at the start and never gets back. */
  rentUpfront: dollars("Fee at the start of the rental", { usual: start.fee }),
  inflation: percent("Inflation", { ...upTo(20), usual: newest(inflationDefault) }),
  /** The growth of the property tax; null means the report's, else inflation within the state's cap on assessed values. */
  taxGrowth: percent("Property tax growth", upTo(20)),
  /** The upkeep in percent of the price a year. */
  maintenance: percent("Maintenance", { ...upTo(10), usual: newest(maintenanceDefault) }),
  /** The effective yearly return on what is not put into the home. */
  investmentReturn: percent("Return on investments", { ...upTo(20), usual: newest(investmentReturnDefault) }),
  /** State and local taxes in dollars a year beside the property tax. */
  otherStateTaxes: dollars("Other state and local taxes", { usual: 0 }),
  /** Itemized deductions in dollars a year beside interest and taxes. */
  otherItemized: dollars("Other itemized deductions", { usual: 0 }),
  /** The tax on gains in percent; null means the brackets of the client's income and filing status. */
  gainsTax: percent("Tax on gains", upTo(50)),
  horizon: count("Horizon", {
    unit: "years",
    min: 1,
    max: 30,
    sentence: "Enter a horizon of 1 to 30 years",
    usual: usualTime.years,
  }),
  ending: choice("At the end", endingNames, { usual: "sell" }),
} satisfies Fields;

/** Waiting to buy: how long, and at what rate then. */
export const waitingFields = {
  months: count("Wait", {
    unit: "months",
    min: 0,
    max: 60,
    sentence: "Enter a wait of 0 to 60 months",
    usual: usualTime.wait,
  }),
  /** The rate of the loan that buys the home later, in percent. It says nothing for all cash, nor where nobody waits. */
  laterRate: percent("Later rate", { missing: "Rate is required" }),
  /** Present where who buys now refinances at the later rate, which is lower. */
  refinance: part(
    "Refinance later",
    { cost: dollars("Cost of the refinance", { usual: 0 }) },
    { sentence: "A refinance is an object" },
  ),
} satisfies Fields;

/** Assumptions as a report holds them: the rent may still be missing. */
export type SavedAssumptions = Saved<typeof assumptionFields>;
/** A wait as a report holds it: the later rate may still be missing. */
export type SavedWaiting = Saved<typeof waitingFields>;
/** Assumptions of which nothing is missing. */
export type Assumptions = Ready<typeof assumptionFields>;
export type Waiting = Ready<typeof waitingFields>;

/** The tools that rest on these assumptions, by their keys. */
export type RentTool = "bvr" | "cow";
/** The least rent that counts as one: who waits may also live without paying any. */
const LEAST_RENT = 1;
const HORIZON_TOO_SHORT = "The horizon must reach beyond the purchase";

type Parts = { loans: readonly { id: string; category: string; program: string }[] };

/** Finds the purchase loan that is looked at: the one that is chosen, or the first where none is. */
export const chosenLoan = <P extends Parts>({ loans }: P, loanID: string): P["loans"][number] | undefined =>
  loans.find(({ id, category }) => category === "purchase" && (loanID === "" || id === loanID));

/**
 * Lists what keeps a tool from working out its figures, each path ("assumptions.rent") with its sentence. Ranges of single fields
 * are the fields' own.
 */
export function assumptionProblems(
  tool: RentTool,
  parts: Parts,
  { loanID, rent, horizon }: Pick<SavedAssumptions, "loanID" | "rent" | "horizon">,
  waiting?: Pick<SavedWaiting, "months" | "laterRate">,
): Record<string, string> {
  const loan = chosenLoan(parts, loanID);
  const isFree = tool === "cow" && rent === 0;
  const waits = waiting !== undefined && waiting.months > 0;
  return {
    ...(!loan && { "assumptions.loanID": assumptionFields.loanID.missing }),
    ...(rent === null && { "assumptions.rent": assumptionFields.rent.required }),
    ...(rent !== null && rent < LEAST_RENT && !isFree && { "assumptions.rent": assumptionFields.rent.sentence }),
    ...(waits &&
      loan?.program !== "allCash" &&
      waiting.laterRate === null && {
        "waiting.laterRate": waitingFields.laterRate.missing,
      }),
    ...(waiting && horizon * 12 <= waiting.months && { "assumptions.horizon": HORIZON_TOO_SHORT }),
  };
}
