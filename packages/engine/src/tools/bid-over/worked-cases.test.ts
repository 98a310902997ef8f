import { expect, it } from "vitest";
import type { Loan, Property, Scenario } from "../../scenario/schema/types";
import { exampleLoan, exampleProperty } from "../../scenario/testing/example";
import type { BidOver } from "./answer";
import { bidOver } from "./bid-over";
import worked from "./worked-cases.json" with { type: "json" };

/** Cases that were worked out outside the house, twice and apart, by the conventions of the tools. Amounts and percents are decimal text. */
type Case = (typeof worked.cases)[number];
type Inputs = Case["inputs"];

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

function homeOf({ askingPrice, bid, growthPct, appraisedValue, costToSellPct }: Inputs): Property {
  const [asking] = exampleProperty.purchaseDetails;
  const price = Number(bid);
  return {
    ...exampleProperty,
    purchaseDetails: [{ ...asking!, price, bidOver: price - Number(askingPrice) }],
    userAppraisedValue: numberOrNull(appraisedValue),
    costToSell: Number(costToSellPct),
    appreciationTypes: growthPct.length > 1 ? ["forecast"] : ["custom"],
    customAppreciation: Number(growthPct[0]),
  };
}

const loanOf = (given: NonNullable<Inputs["loan"]>): Loan => ({
  ...exampleLoan,
  program: given.program as Loan["program"],
  downPayment: numberOrNull(given.downPayment),
  downPaymentPercentage: numberOrNull(given.downPaymentPct),
  rate: Number(given.ratePct),
  term: given.termYears,
  annualMIPercentage: Number(given.annualMIPct),
  closingCosts: Number(given.closingCosts),
  points: Number(given.pointsPct),
  userPrepaidEscrows: Number(given.prepaids),
  credits: Number(given.credits),
});

const scenarioOf = ({ inputs }: Case): Scenario => ({
  asOf: "2026-11-22",
  properties: [homeOf(inputs)],
  loans: inputs.loan ? [loanOf(inputs.loan)] : [],
  outside: {
    series: {
      [exampleProperty.id]: {
        forecast: { yearly: inputs.growthPct.map(Number), source: "A case", date: "2026-10-31" },
      },
    },
  },
});

const money = (value: number | null | undefined) => (value === null ? null : value?.toFixed(2));
type YearsOf = { years: number };
const byYears = <T extends YearsOf>(list: readonly T[], written: (entry: T) => unknown) =>
  Object.fromEntries(list.map((each) => [each.years, written(each)]));

/** Writes an answer as the cases do. */
function written({ loan, ...answer }: BidOver) {
  return {
    premium: money(answer.premium),
    premiumPct: answer.premiumPct.toFixed(3),
    startValue: money(answer.startValue),
    appraisalGap: money(answer.appraisalGap),
    monthsUntilBid: answer.monthsUntilBid,
    monthsUntilBidAfterSelling: answer.monthsUntilBidAfterSelling,
    valueByYear: byYears(answer.byYear, ({ value }) => money(value)),
    gainByYear: byYears(answer.byYear, ({ gain }) => money(gain)),
    gainPctByYear: byYears(answer.byYear, ({ gainPct }) => gainPct.toFixed(3)),
    breakEvenGrowth: byYears(answer.breakEvenGrowth, ({ growth }) =>
      growth.kind === "growth" ? { ...growth, pct: growth.pct.toFixed(3) } : growth,
    ),
    ifPricesStay: answer.ifPricesStay.monthsUntilBid,
    ifPricesFall: { ...answer.ifPricesFall, valueAfter5: money(answer.ifPricesFall.valueAfter5) },
    worthBidding5: money(answer.byYear.find(({ years }) => years === 5)!.value),
    ...(loan && {
      extraCash: money(loan.extraCash),
      extraMonth: money(loan.extraMonth),
      cashAtBid: money(loan.cashAtBid),
      monthAtBid: money(loan.monthAtBid),
    }),
  };
}

it.each(worked.cases.map((each) => [each.id, each.title, each] as const))("%s: %s", (_, __, each) => {
  const { answer } = bidOver(scenarioOf(each), { propertyID: "", purchaseDetailsID: "", loanID: "" });
  expect(written(answer!)).toMatchObject(each.expected);
});
