import { isAtMost, loanToValue } from "../../loan/ltv";
import { type Cents, NOTHING, share, sum } from "../../money/cents";
import { interestedParties } from "../../rules/interested-parties";
import { remainingLiens } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { type Finding, isConventional, versionOn } from "./check";
import { dollarsText, percentText } from "./wording";

/** A credit is the lender's where its name says so; every other one is taken to come from the seller or another interested party. */
const isLenders = (name: string) => /\blender\b/i.test(name);

/** What interested parties pay: credits that do not name the lender, and a buydown that the seller pays for. */
function paidByOthers({ costs, buydown }: Working): Cents {
  const credits = costs.credits.lines.filter(({ name }) => !isLenders(name)).map(({ amount }) => amount);
  return sum([...credits, buydown?.paidBy === "seller" ? buydown.cost : NOTHING]);
}

/** The most that an agency lets interested parties pay, in percent, and the words of its rule. */
function mostOf(
  working: Working,
  value: ReturnType<typeof interestedParties.on>,
): { most: number; rule: string } | null {
  const { loan, bases, financing, scenario } = working;
  const of = "of the lower of price and appraised value";
  if (loan.program === "va") {
    return {
      most: value.va,
      rule: `VA allows concessions of up to ${percentText(value.va)} of the value. Usual closing costs and discount points that the seller pays do not count.`,
    };
  }
  if (loan.program === "fha" || loan.program === "usda") {
    const most = value[loan.program];
    return {
      most,
      rule: `${loan.program.toUpperCase()} lets interested parties pay up to ${percentText(most)} ${of}.`,
    };
  }
  if (!isConventional(loan)) return null;
  if (loan.occupancy === "investment") {
    const most = value.investment;
    return {
      most,
      rule: `On an investment property Fannie Mae lets interested parties pay up to ${percentText(most)} ${of}.`,
    };
  }
  const lent = (financing.amountBeforeMI + bases.second + remainingLiens(scenario, loan)) as Cents;
  const isIn = ({ upTo }: { upTo: number }) => isAtMost(lent, upTo, bases.applicablePrice);
  const { most, upTo } = value.residence.find(isIn)!;
  const exceeded = value.residence.filter((band) => !isIn(band)).map((band) => band.upTo);
  const ltv = percentText(loanToValue(lent, bases.applicablePrice), ...exceeded);
  const at =
    upTo === Number.POSITIVE_INFINITY ? "above 90% loan-to-value" : `at a loan-to-value up to ${percentText(upTo)}`;
  return {
    most,
    rule: `Fannie Mae lets interested parties pay up to ${percentText(most)} ${of} ${at}. This loan is at ${ltv}.`,
  };
}

/** Checks what the seller and other interested parties pay of a purchase. */
export function findConcessions(working: Working): Finding | null {
  const { loan, asOf, bases, costs } = working;
  const version = versionOn(interestedParties, asOf);
  if (!version || loan.category !== "purchase") return null;
  const limit = mostOf(working, version.value);
  if (!limit) return null;
  const paid = paidByOthers(working);
  const customary = costs.closing.total + costs.points;
  const counted = loan.program === "va" ? (Math.max(0, paid - customary) as Cents) : paid;
  if (counted === 0) return null;
  const most = share(bases.applicablePrice, limit.most);
  const isWithin = counted <= most;
  const paidShare = percentText(loanToValue(counted, bases.applicablePrice), ...(isWithin ? [] : [limit.most]));
  const beyond = loan.program === "va" ? ` beyond ${dollarsText(customary)} of closing costs and points` : "";
  return {
    state: isWithin ? "clear" : "attention",
    verdict: isWithin ? "Within the limit" : "Above the limit",
    rule: limit.rule,
    has: `${dollarsText(counted)}${beyond} is ${paidShare}; the limit is ${dollarsText(most)}. Credits that name the lender are left out.`,
    source: version.source,
    from: version.from,
  };
}

/** Checks that credits pay costs alone: what is left over goes back, or lowers the price that is counted. */
export function findCreditsAndCosts(working: Working): Finding | null {
  const { loan, costs, cash } = working;
  const credits = costs.credits.total;
  if (loan.category !== "purchase" || credits <= 0) return null;
  const due = sum([cash.closingCosts, cash.points, cash.prepaidEscrows, cash.upfrontMI, cash.buydown]);
  const isWithin = credits <= due;
  return {
    state: isWithin ? "clear" : "attention",
    verdict: isWithin ? "Credits pay costs" : "Credits above the costs",
    rule: "Credits may pay closing costs, points and prepaids, but not the down payment. Anything beyond the costs lowers the price that the lender uses.",
    has: `Credits are ${dollarsText(credits)}, costs are ${dollarsText(due)}.`,
    source: "Fannie Mae Selling Guide B3-4.1-02; HUD Handbook 4000.1 II.A.4.d",
    from: "2020-01-01",
  };
}
