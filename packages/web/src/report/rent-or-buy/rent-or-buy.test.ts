import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { beforeEach, describe, expect, it } from "vitest";
import { setAssumptions } from "../../scenario/assumptions";
import { larkspurLane } from "../../scenario/larkspur.fixture";
import { shownYears } from "../answer/shown-years";
import { rentOrBuyFigures } from "./figures";
import { fallsOf, monthsOf } from "./sections";
import { rentOrBuyWords } from "./words.en";

const larkspur = () => larkspurLane("bvr", 3.5);
const client = { _id: "cli_1", name: "Elena", monthlyIncome: 8000, filingStatus: "single" } as const;
const figuresWith = (fields: Parameters<typeof setAssumptions>[0]) =>
  rentOrBuyFigures({ document: setAssumptions(fields)(larkspur()), client });

let answer: RentOrBuy;
beforeEach(() => {
  answer = figuresWith({ rent: 2400 }).answer!;
});

describe("buying or renting", () => {
  it("is worked out of what is typed, and says it in two sentences", () => {
    expect(rentOrBuyWords.head(answer, 2400)).toMatch(
      /^Renting wins while the rent is below \$1,\d{3}\. Yours is \$2,400\.$/,
    );
    const { aheadFrom, lead, amount, at, today } = rentOrBuyWords.second(answer);
    expect(`${aheadFrom}${lead} ${amount} ${at} (${today}).`).toMatch(
      /^Buying is ahead from year 4, by \$\d+,\d{3} after 10 years \(\$\d+,\d{3} in today's dollars\)\.$/,
    );
  });

  it("adds up: both falls to what each side has, and both to the difference", () => {
    const cents = (amounts: readonly { amount: number }[]) =>
      amounts.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
    const { owner, renter } = fallsOf(answer, 6);
    const { ownerWealth, renterWealth, difference } = answer.atHorizon;
    expect(cents(owner)).toBe(Math.round(ownerWealth * 100));
    expect(cents(renter)).toBe(Math.round(renterWealth * 100));
    expect(cents(owner) - cents(renter)).toBe(Math.round(difference * 100));
    for (const { parts, saved, own } of monthsOf(answer, [1, 5, 10]))
      expect(cents(parts) - Math.round(saved * 100)).toBe(Math.round(own * 100));
  });

  it("knows the break-even rent before there is a rent, and asks for it", () => {
    const { answer: none, known, problems } = figuresWith({ rent: null });
    expect(none).toBeNull();
    expect(known!.breakEvenRent).toEqual(answer.breakEvenRent);
    expect(problems).toEqual({ "assumptions.rent": "Rent is required" });
    expect(rentOrBuyWords.head(known!, null)).toMatch(/What is your rent\?$/);
  });

  it("is not known while an assumption is wrong, and says which", () => {
    expect(figuresWith({ rent: 0, horizon: 0 }).problems).toEqual({
      "assumptions.rent": "Enter a rent between 1 and 99,999",
      "assumptions.horizon": "Enter a horizon of 1 to 30 years",
    });
    const { answer: none, known, problems } = figuresWith({ rent: 2400, horizon: 0, inflation: "two" });
    expect([none, known]).toEqual([null, null]);
    expect(problems).toEqual({
      "assumptions.horizon": "Enter a horizon of 1 to 30 years",
      "assumptions.inflation": "Enter a percentage between 0 and 20",
    });
  });

  it("is not known while a figure of the home, its price or the loan is wrong, as if it were not there", () => {
    const report = setAssumptions({ rent: 2400 })(larkspur());
    const [loan, home] = [report.loans[0]!, report.properties[0]!];
    const price = { ...home.purchaseDetails[0]!, userMonthlyHomeInsurance: "much" };
    const properties = [{ ...home, monthlyAssociationFee: -300, purchaseDetails: [price] }];
    const loans = [{ ...loan, points: 400 }];
    expect(rentOrBuyFigures({ document: { ...report, properties, loans }, client })).toMatchObject({
      answer: null,
      known: null,
      problems: {
        [`${loan.id}.points`]: "Points: Enter a percentage between 0 and 100",
        [`${home.id}.monthlyAssociationFee`]: "HOA: Enter an amount between 0 and 999,999,999",
        [`${price.id}.userMonthlyHomeInsurance`]: "Home insurance: Enter an amount between 0 and 999,999,999",
      },
    });
  });

  it("names the field of a premium that no rule sets", () => {
    const report = setAssumptions({ rent: 2400 })(larkspur());
    const loans = [{ ...report.loans[0]!, downPaymentPercentage: 0 }];
    const { answer: none, problems } = rentOrBuyFigures({ document: { ...report, loans }, client });
    expect(none).toBeNull();
    expect(Object.keys(problems)).toEqual([`${loans[0]!.id}.MI`]);
  });

  it("is not known without the loan's rate, nor without a loan to buy with", () => {
    const report = setAssumptions({ rent: 2400 })(larkspur());
    const loans = [{ ...report.loans[0]!, rate: null }];
    expect(rentOrBuyFigures({ document: { ...report, loans }, client })).toMatchObject({
      scenario: null,
      answer: null,
    });
    expect(rentOrBuyFigures({ document: { ...report, loans: [] }, client }).loan).toBeUndefined();
  });

  const told = (breakEvenYears: RentOrBuy["breakEvenYears"]) => rentOrBuyWords.aheadFrom({ breakEvenYears });
  it("says who is ahead in every case", () => {
    expect(told({ kind: "always" })).toBe("Buying is ahead in all 30 years");
    expect(told({ kind: "never" })).toBe("Renting stays ahead for all 30 years");
    expect(told({ kind: "until", years: 6, flipsBackIn: null })).toBe("Buying is ahead until year 6");
    expect(told({ kind: "until", years: 6, flipsBackIn: 20 })).toBe(
      "Buying is ahead until year 6 and again from year 20",
    );
    expect(told({ kind: "after", years: 4, flipsBackIn: 12 })).toBe("Buying is ahead from year 4 until year 11");
    expect(rentOrBuyWords.head({ breakEvenRent: { kind: "always" } }, 2400)).toBe("Buying wins at any rent.");
    expect(rentOrBuyWords.head({ breakEvenRent: { kind: "never" } }, 2400)).toMatch(/^Renting wins at any rent/);
  });

  it("shows the year of the horizon among the others", () => {
    expect(shownYears(10)).toEqual([1, 2, 3, 5, 7, 10, 15, 20, 25, 30]);
    expect(shownYears(12)).toContain(12);
  });
});
