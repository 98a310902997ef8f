import type { FigureName } from "../pure/steps";

/** Where officers find what a figure is worked out from. */
export const sourceOf = {
  FIRSTNAME: "Client",
  FULLNAME: "Client",
  OFFICER: "Your header",
  PHONE: "Your header",
  AGENT: "The report's co-brand",
  MAXPRICE: "This campaign",
  EXPIRES: "This campaign",
  COUNTY: "Report card",
  MEDHOMEPRICE: "Report card",
  POPULATION: "Report card",
  MORELESS: "Report card",
  APPR: "Report card",
  APPR1: "Report card",
  APPR5: "Report card",
  GAINHALF: "Report card",
  GAIN5: "Report card",
  PER10K: "Loan comparison",
  APR: "Loan comparison",
  TERM: "Loan comparison",
  DOWN: "Loan comparison",
  BREAKRENT: "Buy or rent",
  RENT: "Buy or rent",
  WAITCOST: "Cost of waiting",
  MONTHS: "Cost of waiting",
  RATETHEN: "Market update",
  RATENOW: "Market update",
  CHANGE: "Market update",
  BIDMONTHS: "Bid over asking",
  BIDTWO: "Bid over asking",
  MUDATE: "Market update",
} as const satisfies Record<FigureName, string>;
export type Source = (typeof sourceOf)[FigureName];

/** A message states the day of the report by which these are worked out. */
export const reportSources = ["Loan comparison", "Bid over asking", "Buy or rent", "Cost of waiting"] as const;
