import { fhaMip } from "../rules/fha-mip";
import type { InsuredLoan, Premiums } from "./insured-loan";
import { isAtMost } from "./ltv";

/** Terms up to so many years have their own bands. */
const FHA_SHORT_TERM = 15;

/** FHA: once and a year, by term, size and loan-to-value, limits inclusive; refinances as purchases. */
export function fhaPremium({ asOf, termYears, amount, value }: InsuredLoan): Premiums {
  const version = fhaMip.version(asOf);
  const { upfront, threshold, over15Years, upTo15Years } = version.value;
  const long = termYears > FHA_SHORT_TERM;
  const small = amount <= threshold;
  const bands = (long ? over15Years : upTo15Years)[small ? "upToThreshold" : "above"];
  const { upTo, annual } = bands.find((band) => isAtMost(amount, band.upTo, value))!;
  const picked = () => {
    const size = `${small ? "up to" : "above"} $${(threshold / 100).toLocaleString("en-US")}`;
    const ltv =
      upTo === Number.POSITIVE_INFINITY ? "above the last loan-to-value limit" : `loan-to-value up to ${upTo} %`;
    return `${long ? "Over" : "Up to"} ${FHA_SHORT_TERM} years, base loan ${size}, ${ltv}`;
  };
  return { upfront, annual, rule: { label: fhaMip.label, version, picked } };
}
