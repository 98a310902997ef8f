import { describe, expect, it } from "vitest";
import { conventionalCoverage } from "../rules/conventional-coverage";
import { conventionalRateCard } from "../rules/conventional-rate-card";
import type { InsuredLoan } from "./insured-loan";
import { annualPremium, insuredAt } from "./insured-loan.fixture";
import { premiums } from "./mortgage-insurance";

const rowOf = (ltv: number, more: Partial<InsuredLoan> = {}) =>
  [760, 740, 720, 700, 680, 660, 640, 620].map((score) => annualPremium(ltv, { score, ...more }));

describe("conventional mortgage insurance", () => {
  it("is none up to 80 %, and starts a cent above", () => {
    expect(premiums(insuredAt(80))).toMatchObject({ upfront: 0, annual: 0 });
    const cent = insuredAt(80);
    expect(premiums({ ...cent, amount: (cent.amount + 1) as typeof cent.amount }).annual).toBe(0.2);
    expect(annualPremium(80.01)).toBe(0.2);
  });

  it("takes the cell for the standard coverage, limits inclusive, over 20 years", () => {
    const limits = [85, 85.01, 90, 90.01, 95, 95.01, 97];
    expect(limits.map((ltv) => annualPremium(ltv))).toEqual([0.2, 0.38, 0.38, 0.53, 0.53, 0.7, 0.7]);
    expect(limits.map((ltv) => annualPremium(ltv, { termYears: 21 }))).toEqual(limits.map((ltv) => annualPremium(ltv)));
  });

  it("takes less coverage at lower premiums up to 20 years", () => {
    const limits = [80.01, 85, 85.01, 90, 90.01, 95, 95.01, 97];
    const premiumsUpTo20 = [0.16, 0.16, 0.21, 0.21, 0.39, 0.39, 0.53, 0.53];
    expect(limits.map((ltv) => annualPremium(ltv, { termYears: 20 }))).toEqual(premiumsUpTo20);
    expect(limits.map((ltv) => annualPremium(ltv, { termYears: 10 }))).toEqual(premiumsUpTo20);
  });

  it("has a band for every twenty points of the score, limits inclusive", () => {
    const lowest = [760, 740, 720, 700, 680, 660, 640, 620];
    const row = [0.38, 0.53, 0.66, 0.78, 0.96, 1.28, 1.33, 1.42];
    expect(lowest.map((score) => annualPremium(95, { score }))).toEqual(row);
    expect(lowest.map((score) => annualPremium(95, { score: score + 19 }))).toEqual(row);
    expect(annualPremium(95, { score: 850 })).toBe(0.38);
  });

  it("reads every row of the card that the standard coverage picks", () => {
    expect(rowOf(97)).toEqual([0.58, 0.7, 0.87, 0.99, 1.21, 1.54, 1.65, 1.86]);
    expect(rowOf(90)).toEqual([0.28, 0.38, 0.46, 0.55, 0.65, 0.9, 0.91, 0.94]);
    expect(rowOf(85)).toEqual([0.19, 0.2, 0.23, 0.25, 0.28, 0.38, 0.4, 0.44]);
    expect(rowOf(97, { termYears: 20 })).toEqual([0.4, 0.53, 0.68, 0.8, 1.01, 1.34, 1.51, 1.72]);
    expect(rowOf(95, { termYears: 20 })).toEqual([0.3, 0.39, 0.46, 0.56, 0.67, 0.83, 0.97, 1.14]);
    expect(rowOf(90, { termYears: 20 })).toEqual([0.19, 0.21, 0.25, 0.28, 0.33, 0.42, 0.48, 0.56]);
    expect(rowOf(85, { termYears: 20 })).toEqual([0.14, 0.16, 0.2, 0.21, 0.21, 0.23, 0.25, 0.28]);
  });

  it("is the same for interest-only programs, and for refinances", () => {
    for (const program of ["interest5", "interest7", "interest10"] as const)
      expect(annualPremium(92, { program })).toBe(0.53);
    expect(annualPremium(92, { refinance: true })).toBe(0.53);
  });

  it("gives no figure where the card has no cell, and says what to type", () => {
    for (const loan of [insuredAt(97.01), insuredAt(95, { score: 619 }), insuredAt(100, { termYears: 15 })]) {
      const found = premiums(loan);
      expect(found).toMatchObject({ upfront: 0, annual: null, rule: null });
      expect(found.missing).toMatch(/^The rate card has no premium for .+ Type the mortgage insurance\.$/);
    }
    expect(premiums(insuredAt(97.01)).missing).toContain(
      "97.01% loan-to-value over 30 years at a credit score of 740.",
    );
    expect(premiums(insuredAt(98, { termYears: 1 })).missing).toContain("over 1 year at a credit score");
  });

  it("asks for both premiums of a split, and for none that the lender pays", () => {
    expect(premiums(insuredAt(90, { plan: "split" }))).toMatchObject({ upfront: null, annual: null, rule: null });
    const paid = premiums(insuredAt(90, { plan: "lenderPaid" }));
    expect(paid).toMatchObject({ upfront: 0, annual: 0, rule: { label: "Lender-paid mortgage insurance" } });
    expect(paid.rule!.picked()).toContain("cannot cancel it");
    expect(premiums(insuredAt(80, { plan: "split" }))).toMatchObject({ upfront: 0, annual: 0 });
  });

  it("asks for a single premium, which the card lacks", () => {
    expect(premiums(insuredAt(90, { plan: "single" }))).toMatchObject({
      upfront: null,
      annual: 0,
      missing: "The rate card has no single premium. Type the upfront mortgage insurance.",
    });
    expect(premiums(insuredAt(80, { plan: "single" }))).toMatchObject({ upfront: 0, annual: 0 });
  });

  it("costs the same refundable or not, and says that the card is non-refundable", () => {
    expect(annualPremium(90, { refundable: true })).toBe(annualPremium(90));
    expect(premiums(insuredAt(90, { refundable: true })).rule?.picked()).toMatch(/non-refundable/);
    expect(premiums(insuredAt(90)).rule?.picked()).toBe(
      "Over 20 years, loan-to-value up to 90%, 25% coverage, score of 740 or more",
    );
  });
});

describe("adjustable rates", () => {
  it("cost more when fixed for less than 5 years", () => {
    const limits = [80.01, 85, 90, 95, 97];
    for (const fixedMonths of [6, 12, 36])
      expect(limits.map((ltv) => annualPremium(ltv, { fixedMonths }))).toEqual([0.25, 0.25, 0.48, 0.66, 0.88]);
    for (const fixedMonths of [60, 84, 120])
      expect(limits.map((ltv) => annualPremium(ltv, { fixedMonths }))).toEqual([0.2, 0.2, 0.38, 0.53, 0.7]);
  });
  it("reads every row of the non-fixed card that the standard coverage picks", () => {
    expect(rowOf(97, { fixedMonths: 36 })).toEqual([0.73, 0.88, 1.09, 1.24, 1.51, 1.93, 2.06, 2.33]);
    expect(rowOf(95, { fixedMonths: 36 })).toEqual([0.48, 0.66, 0.83, 0.98, 1.2, 1.6, 1.66, 1.78]);
    expect(rowOf(90, { fixedMonths: 36 })).toEqual([0.35, 0.48, 0.58, 0.69, 0.81, 1.13, 1.14, 1.18]);
    expect(rowOf(85, { fixedMonths: 36 })).toEqual([0.24, 0.25, 0.29, 0.31, 0.35, 0.48, 0.5, 0.55]);
  });
  it("take the coverage of a long term whatever theirs is", () => {
    const limits = [85, 90, 95, 97];
    expect(limits.map((ltv) => annualPremium(ltv, { fixedMonths: 60, termYears: 15 }))).toEqual([
      0.19, 0.31, 0.43, 0.53,
    ]);
  });
  it("are asked for up to 20 years when fixed for less than 5, where the card's copy lacks the cells", () => {
    const { missing } = premiums(insuredAt(90, { fixedMonths: 36, termYears: 20 }));
    expect(missing).toContain("over 20 years, the rate fixed for 3 years, at a credit score");
    expect(premiums(insuredAt(90, { fixedMonths: 6, termYears: 15 })).missing).toContain("fixed for 6 months,");
    expect(premiums(insuredAt(80, { fixedMonths: 12, termYears: 15 })).annual).toBe(0);
  });
});

describe("modifiers", () => {
  const modified = (ltv: number, modifiers: string[], more: Partial<InsuredLoan> = {}) =>
    annualPremium(ltv, { modifiers, ...more });
  it("add what the card's adjustments say, by score band and where it says so by loan-to-value", () => {
    expect([85, 90, 95, 97].map((ltv) => modified(ltv, ["twoBorrowers"]))).toEqual([0.17, 0.31, 0.44, 0.57]);
    expect(modified(90, ["cashOut"])).toBe(0.58);
    expect(modified(90, ["cashOut", "twoBorrowers"])).toBe(0.51);
    expect(modified(95, ["threeOrFourUnits"], { score: 620 })).toBe(2.17);
  });
  it("never bring the premium below the lowest", () => {
    expect(modified(85, ["twoBorrowers"], { termYears: 15, score: 760 })).toBe(0.14);
  });
  it("leave the figure open where the adjustment of the band is not known", () => {
    const { annual: none, missing } = premiums(insuredAt(90, { score: 630, modifiers: ["secondHome"] }));
    expect(none).toBeNull();
    expect(missing).toContain("at a credit score of 630 with second home.");
  });
  it("have no effect when no card prices them, whatever they are called", () => {
    expect(modified(90, ["exempt", "subsequentUse", "constructor", "length", ""])).toBe(0.38);
    expect(modified(80, ["cashOut"])).toBe(0);
  });
  it("are named in the explanation, with what each adds and where it stands", () => {
    const { rule } = premiums(insuredAt(90, { modifiers: ["threeOrFourUnits", "twoBorrowers"] }));
    expect(rule?.picked()).toMatch(/score of 740 or more, two borrowers \u22120\.07, three or four units \+0\.38$/);
    expect(rule?.version.source).toMatch(/^MGIC .+; adjustments: Genworth/);
    expect(premiums(insuredAt(90)).rule?.version.source).not.toMatch(/adjustments/);
  });
});

describe("the rate card", () => {
  const { fixed, nonfixed, scoreBands } = conventionalRateCard.on("2026-11-20");
  const tables = [fixed.over20Years, fixed.upTo20Years, nonfixed.over20Years];
  const rows = tables.flatMap((table) => Object.values(table)).flatMap((byCoverage) => Object.values(byCoverage));

  it("has a premium in every band, which rises as the score falls", () => {
    for (const row of rows) {
      expect(row).toHaveLength(scoreBands.length);
      expect([...row].sort((a, b) => a - b)).toEqual(row);
    }
  });
  it("rises with the coverage, with the loan-to-value at equal coverage, and for rates that are not fixed", () => {
    for (const table of tables)
      for (const byCoverage of Object.values(table)) {
        const byRisingCoverage = Object.entries(byCoverage).sort(([a], [b]) => Number(a) - Number(b));
        const first = byRisingCoverage.map(([, row]) => row[0]!);
        expect([...first].sort((a, b) => a - b)).toEqual(first);
      }
    for (const [upTo, byCoverage] of Object.entries(fixed.over20Years))
      for (const [coverage, row] of Object.entries(byCoverage))
        for (const [at, premium] of row.entries()) {
          // Both cards are of one filing: the non-fixed one is a quarter dearer, to the hundredth.
          const other = nonfixed.over20Years[Number(upTo)]![Number(coverage)]![at]!;
          expect(Math.abs(other - premium * 1.25), `${upTo} ${coverage} ${at}`).toBeLessThanOrEqual(0.005 + 1e-9);
          expect(fixed.upTo20Years[Number(upTo)]![Number(coverage)]![at]!).toBeLessThanOrEqual(premium);
        }
  });
  it("has a cell for every standard coverage of fixed rates", () => {
    const { overLongTerm, upToLongTerm } = conventionalCoverage.on("2026-11-20");
    for (const { upTo, coverage } of overLongTerm) expect(fixed.over20Years[upTo]?.[coverage]).toBeDefined();
    for (const { upTo, coverage } of upToLongTerm) expect(fixed.upTo20Years[upTo]?.[coverage]).toBeDefined();
  });
});
