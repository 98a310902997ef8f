import { sixDecimals } from "../../money/cents";
import { higherPriced } from "../../rules/higher-priced";
import { loanLimits } from "../../rules/loan-limits";
import { qualifiedMortgage } from "../../rules/qualified-mortgage";
import { highestInFiveYears } from "../outcomes/first-five-years";
import { disclosedAprPercent, type OfferRate, offerRate, secondOfferRate } from "../outcomes/price-spread";
import { loanLimit } from "../steps/loan-limit";
import type { Working } from "../working";
import { type Finding, versionOn } from "./check";
import { amountsFrom, overdueText, percentText, pointsText } from "./wording";

const NO_OFFER_RATE = "That day's average prime offer rate is not loaded. Type it in the APOR field.";

/** The APR that a check compares, in percent, and how its sentence begins. */
type Price = { percent: number | null; words: string };
const disclosedPrice = (working: Working): Price => ({ percent: disclosedAprPercent(working), words: "The APR" });

/**
 * Finds the APR by which a loan is a qualified mortgage: where the rate may change in the first five years, the one that it would have at the highest
 * rate of those years for the full term. Source: 12 CFR 1026.43(e)(2)(vi), comment 4.
 */
function qualifiedPrice(working: Working): Price {
  const { rate } = working.repayment.contract;
  const highest = highestInFiveYears(working);
  if (highest === rate) return disclosedPrice(working);
  const apr = working.repayment.aprAt(highest);
  const words = `The APR at ${percentText(sixDecimals(highest * 100))}, the highest rate of the first five years,`;
  return { percent: apr === null ? null : sixDecimals(apr * 100), words };
}

/** Compares a percentage with an average prime offer rate. @param limit the points that the spread is compared with */
function spreadOf(percent: number, words: string, offer: OfferRate, limit: number) {
  const spread = sixDecimals(percent - offer.rate);
  const side = spread < 0 ? "below" : "above";
  const has = `${words} is ${percentText(percent)}, ${pointsText(Math.abs(spread), limit)} ${side} the average prime offer rate of ${percentText(offer.rate)} ${offer.words}.`;
  return { spread, has };
}

/** Compares an APR with the average prime offer rate; `spread` is null while either is not known. */
function priceOf(working: Working, { percent, words }: Price, limit: number) {
  const offer = offerRate(working);
  if (percent === null || !offer) {
    const premium = working.financing.insurance.missing[0]?.sentence;
    const missing = percent === null ? (premium ?? "The APR is not known.") : NO_OFFER_RATE;
    const has = percent === null ? "The APR is not known." : `${words} is ${percentText(percent)}.`;
    return { spread: null, missing, has, verdict: percent === null ? "APR not known" : "Offer rate not known" };
  }
  return spreadOf(percent, words, offer, limit);
}

type Said = Pick<Finding, "rule" | "source" | "from">;

function comparePrice(
  working: Working,
  apr: Price,
  limit: number,
  verdicts: { clear: string; attention: string },
  said: Said,
): Finding {
  const price = priceOf(working, apr, limit);
  const { has } = price;
  if (price.spread === null)
    return { state: "notChecked", verdict: price.verdict, missing: price.missing, has, ...said };
  const { spread } = price;
  return spread < limit
    ? { state: "clear", verdict: verdicts.clear, has, ...said }
    : { state: "attention", verdict: verdicts.attention, has, ...said };
}

/** Checks the APR against what a general qualified mortgage may cost. FHA, VA and USDA loans are qualified by rules of their own. */
export function findQualifiedPrice(working: Working): Finding | null {
  const { loan, asOf, financing } = working;
  const version = versionOn(qualifiedMortgage, asOf);
  const isAgency = loan.program === "fha" || loan.program === "va" || loan.program === "usda";
  if (!version || isAgency || loan.occupancy === "investment" || financing.amount <= 0) return null;
  const { spread, spreadManufactured } = version.value;
  const lines = loan.MIWorksheet.activeModifiers.includes("manufactured") ? spreadManufactured : spread;
  const thresholds = lines.map((line) => line.fromAmount);
  const { fromAmount, points } = lines.find((line) => financing.amount >= line.fromAmount)!;
  return comparePrice(
    working,
    qualifiedPrice(working),
    points,
    { clear: "Within the price of a qualified mortgage", attention: "Priced too high for a qualified mortgage" },
    {
      rule: `The APR of a loan of ${amountsFrom(fromAmount, thresholds)} is less than ${pointsText(points)} above the average prime offer rate.${overdueText(qualifiedMortgage, version.from, asOf)}`,
      source: version.source,
      from: version.from,
    },
  );
}

/** Checks whether a loan on a principal dwelling is higher-priced, which requires an escrow account, and an appraisal unless it is a qualified mortgage. */
export function findHigherPriced(working: Working): Finding | null {
  const { loan, asOf, scenario, financing } = working;
  const version = versionOn(higherPriced, asOf);
  if (!version || loan.occupancy !== "primary" || financing.amount <= 0) return null;
  const limit = loanLimit("conforming", scenario, loan);
  const isAbove = limit !== null && financing.amount > limit.highest;
  const points = isAbove ? version.value.aboveConformingLimit : version.value.upToConformingLimit;
  return comparePrice(
    working,
    disclosedPrice(working),
    points,
    { clear: "Not higher-priced", attention: "Higher-priced" },
    {
      rule: `A loan ${isAbove ? "above" : "up to"} the conforming limit is higher-priced from ${pointsText(points)} above the average prime offer rate. It then needs an escrow account, and a written appraisal unless it is exempt, as a qualified mortgage is.${limit === null ? "" : overdueText(loanLimits, limit.from, asOf)}`,
      source: version.source,
      from: version.from,
    },
  );
}

/**
 * Checks whether a second loan on a principal dwelling is higher-priced. The rule is of closed-end loans, which a line of credit is not. The fees of a second loan are
 * not known, so its rate counts, which its APR is not below.
 */
export function findSecondHigherPriced(working: Working): Finding | null {
  const { loan, asOf, repayment } = working;
  const { second } = repayment;
  const version = versionOn(higherPriced, asOf);
  if (!version || !second || second.line || loan.occupancy !== "primary") return null;
  const limit = version.value.subordinateLien;
  const said = {
    rule: `A second loan is higher-priced from ${pointsText(limit)} above the average prime offer rate of a comparable loan. It then needs a written appraisal unless it is exempt, as a qualified mortgage is.`,
    source: version.source,
    from: version.from,
  };
  const [percent, words] = [sixDecimals(second.rate * 100), "The second loan's rate"];
  const offer = secondOfferRate(working, second.term);
  if (!offer) {
    const years = second.term / 12;
    const missing = `The average prime offer rate of a fixed rate for ${years} ${years === 1 ? "year" : "years"} is not loaded. Compare it with the second loan's APR.`;
    const has = `${words} is ${percentText(percent)}.`;
    return { state: "notChecked", verdict: "Offer rate not known", missing, has, ...said };
  }
  const { spread, has } = spreadOf(percent, words, offer, limit);
  const fees = " Its fees are not known; they make its APR higher than its rate.";
  return spread < limit
    ? { state: "clear", verdict: "Not higher-priced by its rate", has: `${has}${fees}`, ...said }
    : { state: "attention", verdict: "Higher-priced", has, ...said };
}
