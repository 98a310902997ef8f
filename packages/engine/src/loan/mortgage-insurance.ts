import { usdaFees } from "../rules/usda-fees";
import { conventionalPremium } from "./conventional-premium";
import { fhaPremium } from "./fha-premium";
import type { InsuredLoan, Premiums } from "./insured-loan";
import type { Program } from "./program";
import { vaPremium } from "./va-premium";

const NO_PREMIUMS: Premiums = { upfront: 0, annual: 0, rule: null };

/** USDA: once and a year, the same for every loan. */
function usdaPremium({ asOf, refinance }: InsuredLoan): Premiums {
  const version = usdaFees.version(asOf);
  const picked = () => (refinance ? "Refinance" : "Purchase");
  return { ...version.value, rule: { label: usdaFees.label, version, picked } };
}

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

/** The premiums that law, agency or insurer ask for on this loan; typed ones are the caller's to prefer. */
export const premiums = (loan: InsuredLoan): Premiums =>
  loan.amount > 0 ? premiumsByProgram[loan.program](loan) : NO_PREMIUMS;
