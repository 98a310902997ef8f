import { rentOrBuy } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import { describe, expect, it } from "vitest";
import { brand } from "../../../branding/example";
import { exampleClient as client } from "../../../clients/example";
import { report } from "../../../reports/examples";
import { savedScenario } from "../../../reports/saved-scenario";
import { usualAssumptions, usualWaiting } from "../../../tools/assumptions.schema";
import { fillText } from "../pure/fill";
import { words } from "../words";
import type { CountyFigures } from "./county";
import { type Context, figuresOf } from "./index";

type Home = Partial<(typeof report)["properties"][number]>;
type Loan = Partial<(typeof report)["loans"][number]>;
const told = (home: Home = {}, loan: Loan = {}, context: Partial<Context> = {}) => {
  const properties = report.properties.map((each) => ({ ...each, ...home }));
  const loans = report.loans.map((each) => ({ ...each, ...loan }));
  const entry = { client, report: { ...report, properties, loans } };
  const none = { rent: undefined, wait: undefined, county: undefined, rates: undefined };
  const days = { expires: "2027-02-08", start: "2026-11-09", update: "2026-12-09" };
  return figuresOf({ client, brand, lang: "en", maxPrice: 500_000, ...days, entry, ...none, ...context });
};
const known = (home: Home = {}, loan: Loan = {}, lang: "en" | "es" = "en") => told(home, loan, { lang });

describe("figures", () => {
  // 6.5 % over 30 years is 63.2068 a month for 10,000, whatever the home was appraised at.
  it.each([null, 500_000, 480_000, 505_000])(
    "say what ten thousand adds with an appraisal of %s",
    (userAppraisedValue) => expect(known({ userAppraisedValue }).figures.PER10K).toBe("$63.21"),
  );

  it("say the same whether dollars or a percentage are put down", () =>
    expect(known({}, { downPayment: null, downPaymentPercentage: 20 }).figures.PER10K).toBe("$63.21"));

  it("say nothing of a loan whose payments change, and have no disclosure for it", () => {
    const { figures, disclosure } = known({}, { type: "bd21" });
    expect([figures.PER10K, figures.APR, figures.TERM, disclosure]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("say when the value passes a bid 2 % above, by the growth of the home, and leave it out where that is not known", () => {
    const growing: Home = { appreciationTypes: ["custom"], customAppreciation: 3 };
    // ln(1.02) / ln(1.03) of a year is 8.04 months.
    expect(known(growing).figures).toMatchObject({ BIDTWO: "$510,000", BIDMONTHS: "9 months" });
    // The growth that the officer typed for a home is no forecast for its county.
    expect(known(growing).figures.APPR1).toBeUndefined();
    expect(known(growing, {}, "es").figures.BIDMONTHS).toBe("9 meses");
    const unknown = known({ appreciationTypes: ["forecast"] });
    expect([unknown.figures.BIDMONTHS, unknown.why.BIDMONTHS]).toEqual([
      undefined,
      "The report's home has no known growth in price.",
    ]);
    const falling = known({ appreciationTypes: ["custom"], customAppreciation: -1 });
    expect(falling.why.BIDTWO).toContain("does not pass a bid 2% over");
  });

  it("take 2 % of the asking price where the report's price is a bid over it", () => {
    const bid = { appreciationTypes: ["custom" as const], customAppreciation: 3 };
    const [home] = report.properties;
    const purchaseDetails = home!.purchaseDetails.map((each) => ({ ...each, bidOver: 50_000 }));
    expect(known({ ...bid, purchaseDetails }).figures.BIDTWO).toBe("$459,000");
  });

  it("name people and days in the reader's language", () => {
    expect(known().figures).toMatchObject({ FIRSTNAME: "Elena", MAXPRICE: "$500,000", EXPIRES: "02/08/2027" });
    expect(known({}, {}, "es").figures.EXPIRES).toBe("8 de febrero de 2027");
  });
});

describe("figures of the client's other reports", () => {
  const assumptions = { ...usualAssumptions, loanID: "l1", rent: 2400 };
  const rentReport = { ...report, toolName: "bvr" as const, asOf: "2026-11-18", assumptions };

  it("say the rent below which renting wins, and the client's", () => {
    const { figures, asOf } = told({}, {}, { rent: { client, report: rentReport } });
    const { breakEvenRent } = rentOrBuy(savedScenario(rentReport, client), assumptions).answer!;
    const written =
      breakEvenRent.kind === "rent" ? breakEvenRent.rent.toLocaleString("en-US", { minimumFractionDigits: 2 }) : "";
    expect(figures).toMatchObject({ RENT: "$2,400.00", BREAKRENT: `$${written}` });
    expect(asOf).toMatchObject({ "Loan comparison": "2026-11-20", "Buy or rent": "2026-11-18" });
  });

  it("say that waiting for no time at all costs nothing, and which report is missing", () => {
    const waiting = { ...usualWaiting, months: 0, laterRate: 6.5 };
    const wait = { client, report: { ...report, toolName: "cow" as const, assumptions, waiting } };
    expect(told({}, {}, { wait }).figures).toMatchObject({ WAITCOST: "$0", MONTHS: "0 months" });
    expect(told().why).toMatchObject({
      BREAKRENT: "This client has no complete Buy or Rent report.",
      WAITCOST: "This client has no complete Cost of Waiting report.",
    });
  });
});

describe("figures of the county", () => {
  const origin = { source: "A survey", date: "2026-10-31" };
  const values = [100, 102, 104.04].map((index, year) => ({ year: 2023 + year, index }));
  const row = (percent: number): CountyFigures => ({
    fip: "37183",
    name: "Wake County",
    state: "NC",
    earlierSurvey: null,
    index: { source: "An index", date: "2025-12-31", values },
    forecast: { ...origin, percent },
    survey: {
      ...origin,
      year: 2024,
      value: 400_000,
      tax: null,
      income: null,
      rent: null,
      tops: { income: 1, rent: 1 },
    },
    population: { ...origin, now: 1_190_000, before: 1_100_000 },
  });

  it("grow by the forecast for a year, and by the mean of the past for the years after it", () => {
    // 1.04 ^ 0.5 is 1.0198; 1.04 x 1.02 ^ 4 is 1.125729.
    const { figures, origins } = told({}, {}, { county: row(4) });
    expect(figures).toMatchObject({
      COUNTY: "Wake County",
      MEDHOMEPRICE: "$400,000",
      POPULATION: "1,190,000",
      MORELESS: "more",
      APPR: "2%",
      APPR1: "4%",
      APPR5: "12.6%",
      GAINHALF: "$7,922",
      GAIN5: "$50,292",
    });
    expect(origins.map(({ says }) => says)).toEqual([
      "The county's figures are from A survey (10/31/2026); A survey (10/31/2026); A survey (10/31/2026).",
      "The growth after the first year is the average of the past, from An index (12/31/2025).",
    ]);
  });

  it("say less where prices fall, and nothing of which way they go where they stay", () => {
    expect(told({}, {}, { county: row(-3) }).figures).toMatchObject({ APPR1: "−3%", MORELESS: "less" });
    const still = told({}, {}, { county: row(0) });
    expect([still.figures.APPR1, still.figures.MORELESS]).toEqual(["0%", undefined]);
  });

  it("say why one is not known", () => {
    const { figures, why } = told({}, {}, { county: { ...row(4), survey: null, forecast: null } });
    expect(figures).not.toHaveProperty("GAINHALF");
    expect(why).toMatchObject({
      MEDHOMEPRICE: "The median home value of the county is not known.",
      APPR1: "No forecast of prices is known for the county.",
    });
  });
});

describe("rates of the market", () => {
  const weeks = [
    { date: "2026-11-05", value: 6.22 },
    { date: "2026-11-12", value: 6.31 },
    { date: "2026-12-03", value: 6.095 },
  ];
  const rates = { series: weeks, source: "Survey", sample: false };

  it("are those of the campaign's first day and of today, with the change in points", () => {
    const { figures, origins } = told({}, {}, { rates });
    expect(figures).toMatchObject({
      RATETHEN: "6.22%",
      RATENOW: "6.095%",
      CHANGE: "−0.125 percentage points",
      MUDATE: "12/09/2026",
    });
    expect(origins[0]!.says).toBe("The average rates are from Survey, published 11/05/2026 and 12/03/2026.");
    const spanish = told({}, {}, { rates, lang: "es" });
    expect(spanish.figures.CHANGE).toBe("−0.125 puntos porcentuales");
    expect(spanish.origins[0]!.says).toBe(
      "Las tasas promedio provienen de Survey, publicadas el 5 de noviembre de 2026 y el 3 de diciembre de 2026.",
    );
  });

  it("are not known where the newest is old, and none was read", () => {
    // The survey of 12/03 has its next on 12/10, a Thursday: Friday is one working day later, and Monday the second.
    expect(told({}, {}, { rates, update: "2026-12-11" }).figures.RATENOW).toBe("6.095%");
    const old = told({}, {}, { rates, update: "2026-12-14" });
    expect([old.figures.RATENOW, old.why.RATENOW]).toEqual([
      undefined,
      "The latest average mortgage rate is overdue by two business days or more.",
    ]);
    const late = told({}, {}, { rates, start: "2026-10-01" });
    expect([late.figures.RATENOW, late.figures.CHANGE]).toEqual(["6.095%", undefined]);
    expect(told().why.MUDATE).toBe("The average mortgage rate could not be read.");
  });
});

it("a county is called in Spanish what it is", () => {
  const { county } = words("es");
  expect(["Wake County", "Wake", "Orleans Parish", "Juneau Borough"].map(county)).toEqual([
    "el condado de Wake",
    "el condado de Wake",
    "la parroquia de Orleans",
    "el distrito de Juneau",
  ]);
});

it("a subject begins with a capital letter, also where its figure does not", () => {
  const text = { subject: "[[COUNTY]] en cifras", body: "" };
  expect(fillText(text, { COUNTY: "el condado de Wake" }).subject).toBe("El condado de Wake en cifras");
});
