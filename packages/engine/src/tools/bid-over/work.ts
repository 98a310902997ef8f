import { type Cents, dollars } from "../../money/cents";
import { type Growth, growthBy, valueByMonth } from "../../property/appreciation";
import { priceFields } from "../../scenario/schema/property";
import type { Loan, Property, PurchaseDetails, Scenario } from "../../scenario/schema/types";
import { type Working, workOut } from "../../scenario/working";
import type { ToolAnswer } from "../answer-parts";
import { type BidInput, bidFields } from "./input";
import { afterSelling, LAST_MONTH } from "./made-good";

/** Everything behind the figures of a bid, in cents. The result and its workings read it. */
export type BidWork = {
  property: Property;
  details: PurchaseDetails;
  asking: Cents;
  bid: Cents;
  /** What the home is taken to be worth at closing, and what says so. */
  start: Cents;
  startsAt: "estimate" | "appraisal" | "asking";
  appraised: Cents | null;
  growth: Growth;
  /** The value by month: as it is taken to grow, after a sale, if prices stay, and if they fall. */
  values: Float64Array;
  sold: Float64Array;
  stay: Float64Array;
  fall: Float64Array;
  /** The loan at the bid and at the asking price; null without one. */
  loan: { atBid: Working; atAsking: Working } | null;
};

/** The downside that is always shown: prices stay, or fall by 5 % in the first year and stay then. */
const STAY = [0];
const FALL = [-5, 0];

type Bid = { property: Property; details: PurchaseDetails };

/** Tells whether a home is for sale: it has no loans, or one that buys it. Nobody bids for a home that is owned. */
function isForSale({ loans }: Scenario, propertyID: string): boolean {
  const onIt = loans.filter((loan) => loan.propertyID === propertyID);
  return onIt.length === 0 || onIt.some(({ category }) => category === "purchase");
}

/** Lists the prices that the input may mean. */
const bidsIn = (scenario: Scenario, { propertyID, purchaseDetailsID }: BidInput): Bid[] =>
  scenario.properties
    .filter(({ id }) => (propertyID === "" || id === propertyID) && isForSale(scenario, id))
    .flatMap((property) => property.purchaseDetails.map((details) => ({ property, details })))
    .filter(({ details }) => purchaseDetailsID === "" || details.id === purchaseDetailsID);

const isBid = ({ details }: Bid) => details.bidOver !== undefined && details.bidOver !== null;

/** The asking price of a bid in dollars, worked out of what is offered above it. */
const askingPriceOf = ({ price, bidOver }: Pick<PurchaseDetails, "price" | "bidOver">): number =>
  (dollars(price) - dollars(bidOver ?? 0)) / 100;

function loanOf({ loans }: Scenario, { property, details }: Bid, loanID: string): Loan | undefined {
  const purchases = loans.filter(({ category }) => category === "purchase");
  if (loanID !== "") return purchases.find(({ id }) => id === loanID);
  return purchases.find((each) => each.propertyID === property.id && each.purchaseDetailsID === details.id);
}

/** Finds the bid that is meant, or tells by path what it lacks. */
function answerForLoan(scenario: Scenario, input: BidInput): ToolAnswer<Bid> {
  const bids = bidsIn(scenario, input);
  const [first] = bids;
  if (!first) return { answer: null, problems: { "bid.propertyID": bidFields.propertyID.missing } };
  const bid = bids.find(isBid);
  if (!bid) {
    const home = scenario.properties.indexOf(first.property);
    const path = `properties.${home}.purchaseDetails.${first.property.purchaseDetails.indexOf(first.details)}.bidOver`;
    return { answer: null, problems: { [path]: priceFields.bidOver.noAsking } };
  }
  const lacksLoan = input.loanID !== "" && !loanOf(scenario, bid, input.loanID);
  return lacksLoan
    ? { answer: null, problems: { "bid.loanID": bidFields.loanID.missing } }
    : { answer: bid, problems: null };
}

/** Works a loan out at the bid with the appraisal, and at the asking price without. Dollars that were typed stay. */
function bothWays(scenario: Scenario, { property, details }: Bid, asking: number, chosen: Loan) {
  const loan = { ...chosen, propertyID: property.id, purchaseDetailsID: details.id };
  const cheaper = { ...details, price: asking };
  const atAsking: Property = {
    ...property,
    userAppraisedValue: null,
    purchaseDetails: property.purchaseDetails.map((each) => (each === details ? cheaper : each)),
  };
  const properties = scenario.properties.map((each) => (each === property ? atAsking : each));
  return { atBid: workOut(scenario, loan), atAsking: workOut({ ...scenario, properties }, loan) };
}

/** Works a bid out, or says what is missing: a price whose part over asking was not given. */
export function workBidOut(scenario: Scenario, input: BidInput): ToolAnswer<BidWork> {
  const { answer: bid, problems } = answerForLoan(scenario, input);
  return bid ? { answer: workOf(scenario, bid, input.loanID), problems: null } : { answer: null, problems };
}

/** Finds where the value begins: at the typed estimate, as everywhere else, else at the appraised value, else at the asking price. */
function startOf(
  { userEstimatedValue, userAppraisedValue }: Property,
  asking: number,
): Pick<BidWork, "start" | "startsAt"> {
  if (userEstimatedValue !== null) return { start: dollars(userEstimatedValue), startsAt: "estimate" };
  if (userAppraisedValue !== null) return { start: dollars(userAppraisedValue), startsAt: "appraisal" };
  return { start: dollars(asking), startsAt: "asking" };
}

function workOf(scenario: Scenario, found: Bid, loanID: string): BidWork {
  const { property, details } = found;
  const askingPrice = askingPriceOf(details);
  const appraised = property.userAppraisedValue === null ? null : dollars(property.userAppraisedValue);
  const { start, startsAt } = startOf(property, askingPrice);
  const way = property.appreciationTypes[0] ?? "forecast";
  const growth = growthBy(way, property.customAppreciation, scenario.outside?.series?.[property.id]);
  const values = valueByMonth(start, growth.yearly, LAST_MONTH);
  const loan = loanOf(scenario, found, loanID);
  return {
    property,
    details,
    asking: dollars(askingPrice),
    bid: dollars(details.price),
    start,
    startsAt,
    appraised,
    growth,
    values,
    sold: afterSelling(values, property.costToSell),
    stay: valueByMonth(start, STAY, LAST_MONTH),
    fall: valueByMonth(start, FALL, LAST_MONTH),
    loan: loan ? bothWays(scenario, found, askingPrice, loan) : null,
  };
}
