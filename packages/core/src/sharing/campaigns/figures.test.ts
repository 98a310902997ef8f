import { describe, expect, it } from "vitest";
import { brand } from "../../branding/example";
import { exampleClient as client } from "../../clients/example";
import { report } from "../../reports/examples";
import { figuresOf } from "./figures";

type Home = Partial<(typeof report)["properties"][number]>;
type Loan = Partial<(typeof report)["loans"][number]>;
const known = (home: Home = {}, loan: Loan = {}, lang: "en" | "es" = "en") => {
  const properties = report.properties.map((each) => ({ ...each, ...home }));
  const loans = report.loans.map((each) => ({ ...each, ...loan }));
  const entry = { client, report: { ...report, properties, loans } };
  return figuresOf({
    client,
    brand,
    lang,
    maxPrice: 500_000,
    expires: "2027-02-08",
    entry,
    county: undefined,
  });
};

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
    expect(known(growing).figures).toMatchObject({
      BIDTWO: "$510,000",
      BIDMONTHS: "9 months",
      APPR1: "3%",
      APPR5: "15.9%",
    });
    expect(known(growing, {}, "es").figures.BIDMONTHS).toBe("9 meses");
    expect(known({ appreciationTypes: ["forecast"] }).figures.BIDMONTHS).toBeUndefined();
  });

  it("name people and days in the reader's language", () => {
    expect(known().figures).toMatchObject({ FIRSTNAME: "Elena", MAXPRICE: "$500,000", EXPIRES: "02/08/2027" });
    expect(known({}, {}, "es").figures.EXPIRES).toBe("08/02/2027");
  });
});
