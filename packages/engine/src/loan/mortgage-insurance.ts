import { type Cents, roundCents, share } from "../money/cents";
import { fhaMip } from "../rules/fha-mip";
import { fhaMipOf2009 } from "../rules/fha-refund";
import { usdaFees } from "../rules/usda-fees";
import { type VaFundingFee, vaFundingFee } from "../rules/va-funding-fee";
import { conventionalPremium } from "./conventional-premium";
import type { InsuredLoan, Premiums } from "./insured-loan";
import { isAtMost } from "./ltv";
import type { Program } from "./program";

/** FHA has bands of its own for terms up to this many years. */
const FHA_SHORT_TERM = 15;

/**
 * FHA charges a premium at closing and one a year, by term, size of the base loan and loan-to-value. Limits are inclusive, and
 * refinances pay what purchases pay, but those of loans that were endorsed by May 31, 2009.
 */
function fhaPremium({ asOf, termYears, amount, value, refinance, modifiers }: InsuredLoan): Premiums {
  if (refinance && modifiers.includes("endorsedBy2009")) return fhaPremiumOf2009(asOf);
  const version = fhaMip.version(asOf);
  const { upfront, threshold, over15Years, upTo15Years } = version.value;
  const long = termYears > FHA_SHORT_TERM;
  const small = amount <= threshold;
  const bands = (long ? over15Years : upTo15Years)[small ? "upToThreshold" : "above"];
  const { upTo, annual } = bands.find((band) => isAtMost(amount, band.upTo, value))!;
  const picked = () => {
    const size = `${small ? "up to" : "above"} $${(threshold / 100).toLocaleString("en-US")}`;
    const ltv =
      upTo === Number.POSITIVE_INFINITY ? "above the last loan-to-value limit" : `loan-to-value up to ${upTo}%`;
    return `${long ? "Over" : "Up to"} ${FHA_SHORT_TERM} years, base loan ${size}, ${ltv}`;
  };
  return { upfront, annual, rule: { label: fhaMip.label, version, picked } };
}

function fhaPremiumOf2009(asOf: InsuredLoan["asOf"]): Premiums {
  const version = fhaMipOf2009.version(asOf);
  const picked = () => "Streamline or simple refinance, whatever the term, the base loan and the loan-to-value";
  return { ...version.value, rule: { label: fhaMipOf2009.label, version, picked } };
}

type FundingFee = { upfront: number; picked: string };

/** Tells whether a down payment reaches a percentage of the total purchase price (38 U.S.C. 3729(b)(4)). A typed 5 % counts as 5 % even where its cents were rounded down. */
const isDownAtLeast = (amount: Cents, percentage: number, price: Cents) =>
  amount >= Math.floor((price * percentage) / 100);

function fundingFee({ modifiers, refinance, downPayment, price }: InsuredLoan, fees: VaFundingFee): FundingFee {
  if (modifiers.includes("exempt")) return { upfront: 0, picked: "Exempt from the fee" };
  if (refinance && modifiers.includes("irrrl"))
    return { upfront: fees.irrrl, picked: "Interest rate reduction refinance" };
  const use = modifiers.includes("subsequentUse") ? "subsequent" : "first";
  if (refinance) return { upfront: fees.cashOut[use], picked: `Refinance, ${use} use` };
  const tier = fees.purchase.find(({ downAtLeast }) => isDownAtLeast(downPayment, downAtLeast, price))!;
  return { upfront: tier[use], picked: `Purchase, ${use} use, at least ${tier.downAtLeast}% down` };
}

/**
 * The VA charges a funding fee at closing and nothing a year. The fee of a purchase falls with the down payment. A refinance has no
 * down payment, so it pays the fee without one whether or not cash is taken out, unless it only reduces the interest rate.
 */
function vaPremium(loan: InsuredLoan): Premiums {
  const version = vaFundingFee.version(loan.asOf);
  const { upfront, picked } = fundingFee(loan, version.value);
  return { upfront, annual: 0, rule: { label: vaFundingFee.label, version, picked: () => picked } };
}

/** No mortgage insurance: no premium at closing and none a year. */
export const NO_PREMIUMS: Premiums = { upfront: 0, annual: 0, rule: null };

/** USDA charges a fee at closing and one a year, in the same percentages for every loan. */
function usdaPremium({ asOf, refinance }: InsuredLoan): Premiums {
  const version = usdaFees.version(asOf);
  const picked = () => (refinance ? "Refinance" : "Purchase");
  return { ...version.value, rule: { label: usdaFees.label, version, picked } };
}

/**
 * Tells whether a program's yearly premium is taken of the average scheduled balance of each year, so that the monthly premium
 * falls from year to year. Sources: Mortgagee Letter 98-22 for FHA; HB-1-3555, paragraph 16.5, for USDA.
 */
export const countsAverageBalance = (program: Program) => program === "fha" || program === "usda";

/**
 * Computes the premium at closing in cents. USDA's fee is a percentage of the whole loan, the fee included, where it is financed.
 * Source: HB-1-3555, chapter 16.
 */
export const premiumAtClosing = (program: Program, amount: Cents, percentage: number, financed: boolean): Cents =>
  program === "usda" && financed ? roundCents((amount * percentage) / (100 - percentage)) : share(amount, percentage);

const premiumsByProgram: Record<Program, (loan: InsuredLoan) => Premiums> = {
  conventional: conventionalPremium,
  fha: fhaPremium,
  va: vaPremium,
  usda: usdaPremium,
  interest5: conventionalPremium,
  interest7: conventionalPremium,
  interest10: conventionalPremium,
  other: () => NO_PREMIUMS,
  allCash: () => NO_PREMIUMS,
};

/**
 * Finds the mortgage insurance premiums that the law, an agency or an insurer requires on a loan, in percent of the loan. The caller puts typed
 * premiums in their place.
 */
export const premiums = (loan: InsuredLoan): Premiums =>
  loan.amount > 0 ? premiumsByProgram[loan.program](loan) : NO_PREMIUMS;
