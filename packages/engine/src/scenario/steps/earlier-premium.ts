import { type Cents, dollars, share } from "../../money/cents";
import type { Version } from "../../rules/by-date";
import { fhaRefund } from "../../rules/fha-refund";
import type { Loan, Scenario } from "../schema/types";
import { closingDay } from "./closing-day";
import { mortgagesPaidOff } from "./existing-mortgage";

/** The upfront premium that was paid for the FHA loan which a refinance pays off, in cents, and what FHA refunds of it. */
export type EarlierPremium = {
  /** The name of the loan that is paid off. */
  name: string;
  paid: Cents;
  /** The month since that loan's closing, from 1. */
  month: number;
  /** The percentage that is refunded; 0 after three years. */
  percentage: number;
  refund: Cents;
  rule: Version<readonly number[]>;
};

/**
 * Finds what FHA refunds of the upfront premium when one of its loans is refinanced into another; null where the loan is no FHA
 * refinance or pays off no mortgage whose premium is known. An exception for parties with an identity of interest is not computed.
 */
export function earlierPremium(scenario: Scenario, { category, program, propertyID }: Loan): EarlierPremium | null {
  if (category !== "refinance" || program !== "fha") return null;
  const earlier = mortgagesPaidOff(scenario, propertyID).find(({ fhaPremium }) => fhaPremium);
  if (!earlier?.fhaPremium) return null;
  const { year, month: closed, paid } = earlier.fhaPremium;
  const [newYear = 0, newMonth = 0] = closingDay(scenario).split("-").map(Number);
  const month = Math.max(1, (newYear - year) * 12 + newMonth - closed);
  const rule = fhaRefund.version(scenario.asOf);
  const percentage = rule.value[month - 1] ?? 0;
  return {
    name: earlier.name || "Mortgage",
    paid: dollars(paid),
    month,
    percentage,
    refund: share(dollars(paid), percentage),
    rule,
  };
}
