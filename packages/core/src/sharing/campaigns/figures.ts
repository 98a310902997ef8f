/** The figures that a campaign's messages may name, worked out from the client, the officer's header and the report as it was last saved. */
import { grownValue } from "@highway/engine/property/appreciation";
import { calculateLoan } from "@highway/engine/scenario/calculate";
import type { Loan, LoanResult, Scenario } from "@highway/engine/scenario/schema/types";
import { bidOver } from "@highway/engine/tools/bid-over/bid-over";
import type { Brand } from "../../branding/schema";
import type { Client, Lang } from "../../clients/schema";
import type { CountyCards } from "../../locations/counties/schema";
import type { Entry } from "../../reports/index";
import { savedScenario } from "../../reports/saved-scenario";
import { loanWithIdea } from "../ideas/figures";
import type { Figures } from "./pure/fill";
import type { FigureName } from "./pure/steps";
import { words } from "./words";

export type CountyFigures = CountyCards["cards"][number]["row"];

export type Context = {
  client: Client;
  brand: Brand;
  lang: Lang;
  maxPrice: number | null;
  expires: string | null;
  /** The report; undefined where it is gone. */
  entry: Entry | undefined;
  /** What public series say of the home's county; undefined where none do. */
  county: CountyFigures | undefined;
};
/** What the messages are filled with. */
export type Known = {
  figures: Figures;
  /** What stands below a figure of a loan. */
  disclosure: string | undefined;
  /** The day of the report's figures. */
  asOf: string | undefined;
  /** Where the county's figures come from, and their days. */
  countySource: string | undefined;
};

type Bought = { scenario: Scenario; loan: Loan; result: LoanResult; price: number };

/** Finds the first loan of the report that buys a home. */
function boughtIn({ entry }: Context): Bought | undefined {
  if (entry?.report.status !== "complete") return undefined;
  const scenario = savedScenario(entry.report, entry.client);
  const loan = scenario.loans.find(({ category, program }) => category === "purchase" && program !== "allCash");
  const home = scenario.properties.find(({ id }) => id === loan?.propertyID);
  const price = home?.purchaseDetails.find(({ id }) => id === loan?.purchaseDetailsID)?.price;
  return loan && price ? { scenario, loan, result: calculateLoan(scenario, loan), price } : undefined;
}

/** Tells whether the loan is paid in equal payments, whose number and amount say all of its terms. */
const isLevel = ({ loan, result }: Bought) =>
  loan.type === "fixed" && result.rates.length === 1 && result.secondLoan === null && result.apr !== null;

/**
 * What $10,000 more of price adds to principal and interest, with the same dollars down. The appraisal is left out, because the lender does not lend
 * above it: what the buyer learns here is of another home.
 */
function perTenThousand({ report, client }: Entry, { loan, price }: Bought): number {
  const properties = report.properties.map((home) => ({ ...home, userAppraisedValue: null }));
  const others = { report: { ...report, properties }, client };
  const { downPayment } = loanWithIdea(others, loan.id, { price }).asIs.cash;
  const { asIs, tried } = loanWithIdea(others, loan.id, { price: price + 10_000, downPayment });
  return tried.monthly.principalAndInterest - asIs.monthly.principalAndInterest;
}

function loanFigures(entry: Entry, bought: Bought, lang: Lang): Figures {
  if (!isLevel(bought)) return {};
  const say = words(lang);
  const { loan, result } = bought;
  const added = perTenThousand(entry, bought);
  return {
    ...(added > 0 && { PER10K: say.cents(added) }),
    APR: say.percent(result.apr!, 3),
    TERM: say.years(loan.term),
    DOWN: say.dollars(result.cash.downPayment),
  };
}

/** What the law wants beside a figure of a loan (12 CFR 1026.24(d)(2)): the down payment, the terms of repayment and the APR. */
function disclosureOf(bought: Bought, lang: Lang): string | undefined {
  if (!isLevel(bought)) return undefined;
  const { result } = bought;
  const { principalAndInterest: payment, mortgageInsurance } = result.monthly;
  if (mortgageInsurance === null) return undefined;
  return words(lang).disclosure({
    amount: result.amount,
    down: result.cash.downPayment,
    months: result.payoffMonths,
    payment,
    apr: result.apr!,
    insurance: mortgageInsurance,
  });
}

/** A bid 2 % above the price of the report, and how long the value takes to pass it. */
function bidFigures({ scenario, loan, price }: Bought, lang: Lang): Figures {
  const say = words(lang);
  const bidOverBy = Math.round(price * 2) / 100;
  const properties = scenario.properties.map((home) =>
    home.id === loan.propertyID
      ? {
          ...home,
          purchaseDetails: home.purchaseDetails.map((each) =>
            each.id === loan.purchaseDetailsID ? { ...each, price: price + bidOverBy, bidOver: bidOverBy } : each,
          ),
        }
      : home,
  );
  const { propertyID, purchaseDetailsID } = loan;
  const { answer } = bidOver({ ...scenario, properties }, { propertyID, purchaseDetailsID, loanID: "" });
  if (!answer || answer.growth.assumed) return {};
  const { monthsUntilBid: until, growth, bid } = answer;
  const asked = "months" in until ? { BIDTWO: say.dollars(bid), BIDMONTHS: say.months(until.months) } : {};
  return { ...asked, ...growthFigures(growth.yearly, lang) };
}

/** The growth of prices over 6 months, a year and 5 years, of a hundred dollars. */
function growthFigures(yearly: readonly number[], lang: Lang): Figures {
  const after = (months: number) => {
    let value = 10_000;
    for (let year = 0; year * 12 < months; year++)
      value = grownValue(value as never, yearly[Math.min(year, yearly.length - 1)]!, Math.min(12, months - year * 12));
    return value / 100 - 100;
  };
  const percent = (months: number) => words(lang).percent(after(months), 1);
  const year = after(12);
  return {
    APPR: percent(6),
    APPR1: percent(12),
    APPR5: percent(60),
    MORELESS: year < 0 ? words(lang).less : words(lang).more,
  };
}

/** What public series say of the county. Their forecast is of the next year alone. */
function countyFigures({ name, survey, population, forecast }: CountyFigures, lang: Lang): Figures {
  const say = words(lang);
  return {
    COUNTY: say.county(name),
    ...(survey?.value && { MEDHOMEPRICE: say.dollars(survey.value) }),
    ...(population && { POPULATION: say.count(population.now) }),
    ...(forecast && {
      APPR1: say.percent(forecast.percent, 1),
      MORELESS: forecast.percent < 0 ? say.less : say.more,
    }),
  };
}

const first = (name: string) => name.trim().split(/\s+/)[0] ?? "";

function peopleFigures({ client, brand, lang, maxPrice, expires }: Context): Figures {
  const say = words(lang);
  return {
    FIRSTNAME: first(client.name),
    FULLNAME: client.name,
    OFFICER: brand.name,
    ...(brand.phones[0] && { PHONE: brand.phones[0].formatted }),
    ...(brand.cobrand && { AGENT: brand.cobrand.name }),
    ...(maxPrice !== null && { MAXPRICE: say.dollars(maxPrice) }),
    ...(expires !== null && { EXPIRES: say.day(expires) }),
  };
}

/** Works out every figure that is known. A name that is empty is not known. */
export function figuresOf(context: Context): Known {
  const { entry, lang, county } = context;
  const bought = boughtIn(context);
  const home = entry?.report.properties.find(({ county }) => county)?.county;
  const figures: Figures = {
    ...peopleFigures(context),
    ...(home && { COUNTY: words(lang).county(home) }),
    ...(entry && bought && { ...loanFigures(entry, bought, lang), ...bidFigures(bought, lang) }),
    ...(county && countyFigures(county, lang)),
  };
  const known = Object.entries(figures).filter(([, value]) => value?.trim());
  return {
    figures: Object.fromEntries(known),
    disclosure: bought && disclosureOf(bought, lang),
    asOf: entry?.report.asOf,
    countySource: county && words(lang).countySource([county.survey, county.population, county.forecast]),
  };
}

/** Where officers find what a figure is worked out from. */
export const sourceOf: Record<FigureName, string> = {
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
  BREAKRENT: "Buy vs rent",
  RENT: "Buy vs rent",
  WAITCOST: "Cost of waiting",
  MONTHS: "Cost of waiting",
  RATETHEN: "Market update",
  RATENOW: "Market update",
  CHANGE: "Market update",
  BIDMONTHS: "Bid over asking",
  BIDTWO: "Bid over asking",
  MUDATE: "Market update",
};
/** The figures that the report decides, whose day a message says. */
export const isOfReport = (name: FigureName): boolean =>
  ["Loan comparison", "Bid over asking"].includes(sourceOf[name]);
export const isOfCounty = (name: FigureName): boolean => sourceOf[name] === "Report card";
