import type { Cents } from "../money/cents";
import { fhaMip } from "../rules/fha-mip";
import { usdaFees } from "../rules/usda-fees";
import { vaFundingFee } from "../rules/va-funding-fee";
import { conventionalPremium } from "./conventional-premium";
import type { InsuredLoan, Premiums } from "./insured-loan";
import { isAtMost } from "./ltv";
import type { Program } from "./program";

const NONE: Premiums = { upfront: 0, annual: 0, rule: null };

function fhaPremium({ asOf, termYears, amount, value }: InsuredLoan): Premiums {
  const version = fhaMip.version(asOf);
  const { upfront, threshold, over15Years, upTo15Years } = version.value;
  const long = termYears > 15;
  const small = amount <= threshold;
  const bands = (long ? over15Years : upTo15Years)[small ? "upToThreshold" : "above"];
  const { upTo, annual } = bands.find((band) => isAtMost(amount, band.upTo, value))!;
  const picked = () => {
    const size = `${small ? "up to" : "above"} $${(threshold / 100).toLocaleString("en-US")}`;
    const ltv =
      upTo === Number.POSITIVE_INFINITY ? "above the last loan-to-value limit" : `loan-to-value up to ${upTo} %`;
    return `${long ? "Over" : "Up to"} 15 years, base loan ${size}, ${ltv}`;
  };
  return { upfront, annual, rule: { label: fhaMip.label, version, picked } };
}

/** A typed 5 % is 5 %, also where its cents were rounded down. */
const isAtLeast = (amount: Cents, percentage: number, value: Cents) => amount >= Math.floor((value * percentage) / 100);

function vaPremium({ asOf, modifiers, downPayment, value }: InsuredLoan): Premiums {
  const version = vaFundingFee.version(asOf);
  const exempt = modifiers.includes("exempt");
  const use = modifiers.includes("subsequentUse") ? "subsequent" : "first";
  const tier = version.value.purchase.find(({ downAtLeast }) => isAtLeast(downPayment, downAtLeast, value))!;
  const picked = () => (exempt ? "Exempt from the fee" : `Purchase, ${use} use, at least ${tier.downAtLeast} % down`);
  return { upfront: exempt ? 0 : tier[use], annual: 0, rule: { label: vaFundingFee.label, version, picked } };
}

function usdaPremium({ asOf }: InsuredLoan): Premiums {
  const version = usdaFees.version(asOf);
  return { ...version.value, rule: { label: usdaFees.label, version, picked: () => "Purchase" } };
}

const byProgram: Record<Program, (loan: InsuredLoan) => Premiums> = {
  conventional: conventionalPremium,
  fha: fhaPremium,
  va: vaPremium,
  usda: usdaPremium,
  interest5: conventionalPremium,
  interest7: conventionalPremium,
  interest10: conventionalPremium,
  other: () => NONE,
  allCash: () => NONE,
};

/** The premiums that law, agency or insurer ask for on this loan; typed ones are the caller's to prefer. */
export const premiums = (loan: InsuredLoan): Premiums => (loan.amount > 0 ? byProgram[loan.program](loan) : NONE);
