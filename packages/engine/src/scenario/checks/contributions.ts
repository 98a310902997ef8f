import { creditKind, isGift } from "../../costs/credit-kind";
import { isAtMost, loanToValue } from "../../loan/ltv";
import { type Cents, dollars, NOTHING, share, sum } from "../../money/cents";
import { interestedParties } from "../../rules/interested-parties";
import { remainingLiens } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { type Finding, isConventional, versionOn } from "./check";
import { dollarsText, percentText } from "./wording";

/** Adds up what the seller and others credit. The lender's credits and gifts are not theirs, and a deposit is the buyer's own money. */
const creditsOfOthers = ({ costs }: Working): Cents =>
  sum(
    costs.credits.lines
      .filter(({ name }) => !["lender", "deposit"].includes(creditKind(name)) && !isGift(name))
      .map(({ amount }) => amount),
  );

const sellersBuydown = ({ buydown }: Working): Cents => (buydown?.paidBy === "seller" ? buydown.cost : NOTHING);

/** The most that an agency lets interested parties pay: in percent, of what amount, and the words of its rule. */
type Most = { percent: number; of: Cents; rule: string };

function mostOf(working: Working, value: ReturnType<typeof interestedParties.on>): Most | null {
  const { loan, bases, financing, scenario, property } = working;
  if (loan.program === "va") {
    const { userAppraisedValue } = property;
    return {
      percent: value.va,
      of: userAppraisedValue === null ? bases.price : dollars(userAppraisedValue),
      rule: `VA allows concessions of up to ${percentText(value.va)} of the reasonable value. Usual closing costs and discount points that the seller pays do not count; a temporary buydown does.`,
    };
  }
  if (loan.program === "fha" || loan.program === "usda") {
    const percent = value[loan.program];
    return {
      percent,
      of: bases.price,
      rule: `${loan.program.toUpperCase()} lets interested parties pay up to ${percentText(percent)} of the price.`,
    };
  }
  if (!isConventional(loan)) return null;
  const of = bases.applicablePrice;
  const lower = "of the lower of price and appraised value";
  if (loan.occupancy === "investment") {
    const percent = value.investment;
    return {
      percent,
      of,
      rule: `On an investment property Fannie Mae lets interested parties pay up to ${percentText(percent)} ${lower}.`,
    };
  }
  const lent = (financing.amountBeforeMI + bases.second + remainingLiens(scenario, loan)) as Cents;
  const isIn = ({ upTo }: { upTo: number }) => isAtMost(lent, upTo, of);
  const { most: percent, upTo } = value.residence.find(isIn)!;
  const exceeded = value.residence.filter((band) => !isIn(band)).map((band) => band.upTo);
  const ltv = percentText(loanToValue(lent, of), ...exceeded);
  const at =
    upTo === Number.POSITIVE_INFINITY ? "above 90% loan-to-value" : `at a loan-to-value up to ${percentText(upTo)}`;
  return {
    percent,
    of,
    rule: `Fannie Mae lets interested parties pay up to ${percentText(percent)} ${lower} ${at}. This loan is at ${ltv}.`,
  };
}

/** Finds what others pay as far as the agency counts it, and the words behind it. VA leaves usual costs and points out. */
function countedOf(working: Working): { counted: Cents; words: string } {
  const [credits, buydown] = [creditsOfOthers(working), sellersBuydown(working)];
  if (working.loan.program !== "va") return { counted: (credits + buydown) as Cents, words: "" };
  const customary = (working.costs.closing.total + working.costs.points) as Cents;
  return {
    counted: (Math.max(0, credits - customary) + buydown) as Cents,
    words: ` beyond ${dollarsText(customary)} of closing costs and points${buydown > 0 ? ", the buydown included," : ""}`,
  };
}

/** Checks what the seller and other interested parties pay of a purchase. */
export function findConcessions(working: Working): Finding | null {
  const { loan, asOf } = working;
  const version = versionOn(interestedParties, asOf);
  if (!version || loan.category !== "purchase") return null;
  const limit = mostOf(working, version.value);
  if (!limit) return null;
  const { counted, words } = countedOf(working);
  if (counted === 0) return null;
  const most = share(limit.of, limit.percent);
  const isWithin = counted <= most;
  const paidShare = percentText(loanToValue(counted, limit.of), ...(isWithin ? [] : [limit.percent]));
  return {
    state: isWithin ? "clear" : "attention",
    verdict: isWithin ? "Within the limit" : "Above the limit",
    rule: limit.rule,
    has: `${dollarsText(counted)}${words} is ${paidShare}; the limit is ${dollarsText(most)}. Credits that name the lender, a deposit, a gift, a grant, assistance or an employer are left out.`,
    source: version.source,
    from: version.from,
  };
}

/** Checks that credits pay nothing but costs. What is left over goes back, or lowers the price that is counted. A deposit or a gift may be part of the down payment. */
export function findCreditsAndCosts(working: Working): Finding | null {
  const { loan, costs, cash } = working;
  const given = costs.credits.lines.filter(({ name }) => creditKind(name) !== "deposit" && !isGift(name));
  const credits = sum(given.map(({ amount }) => amount));
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
