import { byDate } from "./by-date";

type ByUse = { first: number; subsequent: number };
export type VaFundingFee = {
  /** By the down payment's percent of the price, highest tier first. */
  purchase: readonly (ByUse & { downAtLeast: number })[];
  /** Every refinance but an interest rate reduction (`irrrl`): the statute's loan "other than with 5-down or 10-down". */
  cashOut: ByUse;
  irrrl: number;
};

const tiers = (none: ByUse, five: number, ten: number) => [
  { downAtLeast: 10, first: ten, subsequent: ten },
  { downAtLeast: 5, first: five, subsequent: five },
  { downAtLeast: 0, ...none },
];

/** The statute's lower fees from 2034-06-09 are not entered: Congress has moved that day every year. */
export const vaFundingFee = byDate<VaFundingFee>({
  label: "VA funding fee",
  unit: "percent of the loan before the fee",
  source: "38 U.S.C. 3729(b)(2), https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/",
  sources: {
    "2020-01-01": "38 U.S.C. 3729(b)(2), Public Law 116-23",
    "2023-04-07": "38 U.S.C. 3729(b)(2), VA Circular 26-23-06",
  },
  from: {
    "2020-01-01": {
      purchase: tiers({ first: 2.3, subsequent: 3.6 }, 1.65, 1.4),
      cashOut: { first: 2.3, subsequent: 3.6 },
      irrrl: 0.5,
    },
    "2023-04-07": {
      purchase: tiers({ first: 2.15, subsequent: 3.3 }, 1.5, 1.25),
      cashOut: { first: 2.15, subsequent: 3.3 },
      irrrl: 0.5,
    },
  },
});
