import { byDate } from "./by-date";

/** Fees in percent for the first and for a later use of the benefit. */
type FeeByUse = { first: number; subsequent: number };
/** The funding fees of a VA loan in percent of the loan before the fee. */
export type VaFundingFee = {
  /** The fees of a purchase by the percent of the price that is put down, highest tier first. */
  purchase: readonly (FeeByUse & { downAtLeast: number })[];
  /** The fee of every refinance but an interest rate reduction: the statute's loan "other than with 5-down or 10-down". */
  cashOut: FeeByUse;
  /** The fee of an interest rate reduction refinance loan. */
  irrrl: number;
};

const tiers = (none: FeeByUse, five: number, ten: number) => [
  { downAtLeast: 10, first: ten, subsequent: ten },
  { downAtLeast: 5, first: five, subsequent: five },
  { downAtLeast: 0, ...none },
];

/** The VA funding fee. The statute's lower fees from 2034-06-09 are not entered, because Congress has moved that day every year. */
export const vaFundingFee = byDate<VaFundingFee>({
  label: "VA funding fee",
  unit: "percent of the loan before the fee",
  source: "38 U.S.C. 3729(b)(2), https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/",
  renewal: { due: "2034-06-09", next: "The statute lowers the fees on this day, which Congress has moved every year" },
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
