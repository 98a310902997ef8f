import { brand } from "@highway/core/branding/example";
import { usualArm } from "@highway/engine/scenario/testing/example";
import { describe, expect, it } from "vitest";
import { disclaimersEn } from "../../lib/words/disclaimers.en";
import { disclaimersEs } from "../../lib/words/disclaimers.es";
import type { Lang } from "../../lib/words/lang";
import { loanEn } from "../../lib/words/loan.en";
import { loanEs } from "../../lib/words/loan.es";
import type { WorkingLoan } from "../../scenario/document";
import { figuresOf } from "../../scenario/figures/loan-figures";
import { fourLoans } from "../../scenario/scenario.fixture";
import { disclaimersOf, marksOf } from "./disclaimers";
import type { DisclosedLoan } from "./disclosed-loan";

const words = {
  en: { disclaimers: disclaimersEn, loan: loanEn },
  es: { disclaimers: disclaimersEs, loan: loanEs },
};

type Change = {
  loans?: (loan: WorkingLoan, at: number) => WorkingLoan;
  brand?: Partial<typeof brand>;
  place?: { county: string; state: string };
  /** Of every home. */
  dues?: null;
};

/** The paragraphs of the four loans by their id, with what is changed. */
function said(lang: Lang = "en", { loans = (loan) => loan, brand: changed = {}, place, dues }: Change = {}) {
  const whole = fourLoans();
  const home = { ...place, ...(dues === null && { monthlyAssociationFee: dues }) };
  const properties = whole.properties.map((property) => ({ ...property, ...home }));
  const document = { ...whole, properties, loans: whole.loans.map(loans) };
  const basis = { document, client: null };
  const disclosed = document.loans.flatMap((loan, at): DisclosedLoan[] => {
    const { property, result } = figuresOf(basis, loan);
    return result ? [{ letter: "ABCD"[at]!, loan, property, result }] : [];
  });
  const paragraphs = disclaimersOf(basis, disclosed, { ...brand, ...changed }, lang, words[lang]);
  return { ids: paragraphs.map(({ id }) => id), of: (id: string) => paragraphs.find((each) => each.id === id) };
}

describe("a figure that rests on a rule's last value", () => {
  const usda = { loans: (loan: WorkingLoan, at: number) => (at === 0 ? { ...loan, program: "usda" as const } : loan) };

  it("is said to a client, in both languages, with the day on which the next was due", () => {
    expect(said("en", usda).of("overdue")!.text).toBe(
      "USDA's fees are the last ones published; the next ones were due on 10/01/2026.",
    );
    expect(said("es", usda).of("overdue")!.text).toBe(
      "Las cuotas de USDA son las últimas publicadas; las siguientes debían salir el 1 de octubre de 2026.",
    );
  });

  it("is said of a line of credit that follows the prime rate, and not where its index is typed", () => {
    const line = { type: "heloc", ltv: null, amount: 20_000, term: 20, rate: 0, margin: 1 } as const;
    const withLine = (index?: number) => ({
      loans: (loan: WorkingLoan, at: number): WorkingLoan =>
        at === 0 ? { ...loan, secondLoan: { ...line, ...(index !== undefined && { index }) } } : loan,
    });
    expect(said("en", withLine()).of("overdue")!.text).toMatch(
      /^The line of credit uses the last prime rate known here/,
    );
    expect(said("en", withLine(7)).of("overdue")).toBeUndefined();
  });

  it("is not said where every value of the day is known", () => expect(said().of("overdue")).toBeUndefined());
});

describe("beside every payment", () => {
  it("says the number and amount of payments, the term, the rate and the APR of each loan (12 CFR 1026.24(d))", () => {
    const text = said().of("payments")!.text;
    expect(text).toContain(
      "Loan A: a loan of $400,000.00 over 30 years at 6.5% (6.549% APR) is repaid in 360 monthly payments of $2,528.27.",
    );
    expect(text).toContain("Loan C: a loan of $490,943.75 over 30 years at 6.125% (6.879% APR)");
    expect(text).toContain("180 monthly payments of $3,475.27, plus $69.75 of mortgage insurance in the first 35.");
    expect(text).toContain("do not include property tax, home insurance and HOA dues");
  });

  it("says the same in Spanish", () => {
    expect(said("es").of("payments")!.text).toContain(
      "Préstamo A: un préstamo de $400,000.00 a 30 años con una tasa de 6.5% (APR de 6.549%) se paga en 360 pagos mensuales de $2,528.27.",
    );
  });

  it("says each level of a payment that changes, and the range of one that changes often", () => {
    const bought = said("en", { loans: (loan, at) => (at === 0 ? { ...loan, type: "bd21" } : loan) });
    expect(bought.of("payments")!.text).toMatch(
      /repaid in 12 monthly payments of \$[\d,.]+, then 12 monthly payments of \$[\d,.]+, then 336 monthly payments of \$2,528\.27\./,
    );
    const ARM = { ...usualArm, scenario: "custom", customRates: [5, 5.5, 6, 6.5, 7, 7.5] } as const;
    const adjusts = said("en", { loans: (loan, at) => (at === 0 ? { ...loan, type: "arm5", ARM } : loan) });
    expect(adjusts.of("payments")!.text).toMatch(
      /60 monthly payments of \$2,528\.27, then 300 that change with the rate, between \$[\d,.]+ and \$[\d,.]+\./,
    );
    expect(adjusts.of("adjustable")!.text).toContain("The rate of loan A can rise after closing");
  });

  it("says every level of a fixed rate, however many, because its payments do not follow the rate", () => {
    const bought = { type: "bd321", program: "interest10" } as const;
    const { text } = said("en", { loans: (loan, at) => (at === 0 ? { ...loan, ...bought } : loan) }).of("payments")!;
    expect(text.match(/Loan A: .*? Loan B/)![0]).toMatch(
      /repaid in (12 monthly payments of \$[\d,.]+, then ){3}84 monthly payments of \$[\d,.]+, then 240 monthly payments of/,
    );
    expect(text).not.toContain("change with the rate");
  });

  it("names an adjustable loan's interest-only years as it does a fixed one's", () => {
    const named = (type: WorkingLoan["type"]) => {
      const loans = (loan: WorkingLoan) => ({ ...loan, program: "interest7" as const, type });
      return said("en", { loans })
        .of("assumes")!
        .text.match(/^Loan A: (.*?), 20%/)![1];
    };
    expect(named("fixed")).toBe("30-Year Fixed, interest only 7 years");
    expect(named("arm7")).toBe("30-Year 7/6 ARM, interest only 7 years");
  });

  it("says what the contract asks for, whatever the client means to pay beside it", () => {
    const more = {
      additionalMonthlyPayments: [{ amount: 900 }],
      lumpPayments: [{ amount: 50_000, payment: 24, recast: true }],
      biweekly: true,
    };
    const paying = (change: Partial<WorkingLoan>) => {
      const changed = (with_: object) => said("en", { loans: (loan) => ({ ...loan, ...change, ...with_ }) });
      expect(changed(more).of("payments")).toEqual(changed({}).of("payments"));
      expect(changed(more).of("insurance")).toEqual(changed({}).of("insurance"));
    };
    paying({});
    paying({ type: "arm5", ARM: { ...usualArm, scenario: "current", sofrToday: 6 } });
    paying({ program: "interest5" });
  });

  it("speaks of no rising rate where every rate is fixed, and of no payments where nothing is lent", () => {
    expect(said().ids).not.toContain("adjustable");
    const cash = said("en", { loans: (loan) => ({ ...loan, program: "allCash", rate: 0, term: 0 }) });
    expect(cash.ids).not.toContain("payments");
    expect(said().of("estimate")!.text).toMatch(/Your Loan Estimate has the official figures\.$/);
    expect(cash.of("estimate")!.text).not.toContain("Loan Estimate");
  });
});

it("speaks of no payments of a loan of nothing, which is paid in no payment", () => {
  const paid = {
    loans: (loan: WorkingLoan, at: number) => (at === 0 ? { ...loan, downPaymentPercentage: 100 } : loan),
  };
  for (const lang of ["en", "es"] as const) {
    const { text } = said(lang, paid).of("payments")!;
    expect(text).not.toMatch(/\$0\.00|\b0 /);
    expect(text).toContain(lang === "en" ? "Loan B: a loan of" : "Préstamo B: un préstamo de");
  }
});

describe("what is typed", () => {
  it("fills the blanks of a disclaimer, in the report's language, and leaves what is no blank", () => {
    const disclaimer = "{year}: {product}; {downPayment} down, {LTV}, score {fico}, {rateDate}, dues {hoa}. {other}";
    const en = said("en", { brand: { disclaimer } }).of("officer")!.text;
    expect(en).toBe(
      "2026: 30-Year Fixed, 30-Year Fixed FHA, 15-Year Fixed; 20%, 3.5%, 10% down, 80%, 96.5%, 90%, score 740 (assumed), 11/20/2026, dues $40.00, $65.00. {other}",
    );
    expect(said("es", { brand: { disclaimer } }).of("officer")!.text).toContain("Tasa fija a 30 años");
  });

  it("leaves no hole where no loan has such a figure, and says that there are no dues", () => {
    const disclaimer = "{product} with {downPayment} down. Dues {hoa}.";
    const cash = (loan: WorkingLoan): WorkingLoan => ({ ...loan, program: "allCash", rate: 0, term: 0 });
    const of = (lang: Lang) => said(lang, { loans: cash, brand: { disclaimer } }).of("officer")!.text;
    expect(of("en")).toBe("None with None down. Dues None.");
    expect(of("es")).toBe("No aplica with No aplica down. Dues No aplica.");
    const dues = { dues: null, brand: { disclaimer: "Dues {hoa}." } };
    expect(said("en", dues).of("officer")!.text).toBe("Dues $0.00.");
  });

  it("shows a tool's disclaimers of the report's language in their order, English ones where there are none", () => {
    const tool = (lang: Lang, cdOrder: number, disclaimer: string) => ({ lang, cdOrder, disclaimer });
    const toolDisclaimers = [tool("en", 2, "Second."), tool("en", 1, "First."), tool("es", 1, "Primero.")];
    const en = said("en", { brand: { toolDisclaimers } });
    expect([en.of("tool-0")?.text, en.of("tool-1")?.text]).toEqual(["First.", "Second."]);
    const es = said("es", { brand: { toolDisclaimers } });
    expect([es.of("tool-0")?.text, es.of("tool-1")]).toEqual(["Primero.", undefined]);
    const english = said("es", { brand: { toolDisclaimers: toolDisclaimers.slice(0, 2) } });
    expect(english.of("tool-0")).toMatchObject({ text: "First.", lang: "en" });
  });

  it("says what officer and corporation typed in Spanish, and names as English what they did not", () => {
    const brand = {
      disclaimer: "Rates may change.",
      corpDisclaimer: "Not an offer.",
      corpDisclaimerEs: "No es oferta.",
    };
    const es = said("es", { brand });
    expect(es.of("corporation")).toMatchObject({ title: null, text: "No es oferta.", lang: "es" });
    expect(es.of("officer")).toMatchObject({ title: "En inglés.", text: "Rates may change.", lang: "en" });
    expect(said("en", { brand }).of("corporation")).toMatchObject({ title: null, text: "Not an offer." });
  });

  it("puts state licenses before the disclaimer where the corporation wants it so", () => {
    const order = (stateLicenseBeforeDisclaimer: boolean) => {
      const { ids } = said("en", { brand: { disclaimer: "Mine.", stateLicenseBeforeDisclaimer } });
      return ids.indexOf("licenses") < ids.indexOf("officer");
    };
    expect([order(true), order(false)]).toEqual([true, false]);
    expect(said().of("licenses")!.text).toBe("Dana Whitfield, NMLS #9401827; NC I-206118.");
  });
});

it("says what is estimated, from which day, where, and by which score", () => {
  const { title, text } = said().of("estimate")!;
  expect(title).toBe("This is not a loan approval or a commitment to lend.");
  expect(text).toContain(
    "as of 11/20/2026 for a home in Wake County, North Carolina, with a credit score of 740 (assumed)",
  );
  expect(said("es").of("estimate")!.text).toContain(
    "al 20 de noviembre de 2026 para una vivienda en el condado de Wake, Carolina del Norte",
  );
});

it.each([
  [743, "a credit score of 740 or more"],
  [800, "a credit score of 760 or more"],
  [601, "a credit score of less than 620"],
])("says of a score of %i no more than what it is priced as", (creditScore, expected) => {
  const scored = (loan: WorkingLoan) => ({ ...loan, MIWorksheet: { ...loan.MIWorksheet, creditScore } });
  const { of, ids } = said("en", { loans: scored, brand: { disclaimer: "Priced for a score of {fico}." } });
  expect(of("estimate")!.text).toContain(expected);
  expect(ids.map((id) => of(id)!.text).join(" ")).not.toContain(String(creditScore));
});

it.each([
  ["Wake", "NC", "Wake County, North Carolina", "el condado de Wake, Carolina del Norte"],
  ["wake county", "NC", "wake County, North Carolina", "el condado de wake, Carolina del Norte"],
  ["Orleans", "LA", "Orleans Parish, Louisiana", "la parroquia de Orleans, Luisiana"],
  ["Orleans Parish", "Louisiana", "Orleans Parish, Louisiana", "la parroquia de Orleans, Luisiana"],
  ["Anchorage", "AK", "Anchorage, Alaska", "Anchorage, Alaska"],
  ["Ponce", "PR", "a home in Ponce, Puerto Rico", "una vivienda en Ponce, Puerto Rico"],
  ["Baltimore city", "MD", "the city of Baltimore, Maryland", "la ciudad de Baltimore, Maryland"],
  ["James City", "VA", "James City County, Virginia", "el condado de James City, Virginia"],
  ["District of Columbia", "DC", "a home in District of Columbia,", "una vivienda en Distrito de Columbia,"],
  ["", "NC", "a home in North Carolina", "una vivienda en Carolina del Norte"],
])("calls %s in %s what it is", (county, state, en, es) => {
  expect(said("en", { place: { county, state } }).of("estimate")!.text).toContain(en);
  expect(said("es", { place: { county, state } }).of("estimate")!.text).toContain(es);
});

it("names the corporation's marks in their order", () => {
  expect(marksOf({ ...brand, complianceLogos: "24" }, disclaimersEn).map(({ name }) => name)).toEqual([
    "Equal Housing Lender",
    "Federally insured by NCUA",
  ]);
});
