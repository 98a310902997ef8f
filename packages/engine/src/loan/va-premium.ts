import type { Cents } from "../money/cents";
import { type VaFundingFee, vaFundingFee } from "../rules/va-funding-fee";
import type { InsuredLoan, Premiums } from "./insured-loan";

type FundingFee = { upfront: number; picked: string };

/** A typed 5 % is 5 %, also where its cents were rounded down. */
const isDownAtLeast = (amount: Cents, percentage: number, value: Cents) =>
  amount >= Math.floor((value * percentage) / 100);

function fundingFee({ modifiers, refinance, downPayment, value }: InsuredLoan, fees: VaFundingFee): FundingFee {
  if (modifiers.includes("exempt")) return { upfront: 0, picked: "Exempt from the fee" };
  if (refinance && modifiers.includes("irrrl"))
    return { upfront: fees.irrrl, picked: "Interest rate reduction refinance" };
  const use = modifiers.includes("subsequentUse") ? "subsequent" : "first";
  if (refinance) return { upfront: fees.cashOut[use], picked: `Refinance, ${use} use` };
  const tier = fees.purchase.find(({ downAtLeast }) => isDownAtLeast(downPayment, downAtLeast, value))!;
  return { upfront: tier[use], picked: `Purchase, ${use} use, at least ${tier.downAtLeast} % down` };
}

/**
 * VA: a funding fee once, nothing a year. A purchase's falls with the down payment; a refinance has none, and so pays
 * the fee without one whether or not cash is taken out, unless it only reduces the interest rate.
 */
export function vaPremium(loan: InsuredLoan): Premiums {
  const version = vaFundingFee.version(loan.asOf);
  const { upfront, picked } = fundingFee(loan, version.value);
  return { upfront, annual: 0, rule: { label: vaFundingFee.label, version, picked: () => picked } };
}
