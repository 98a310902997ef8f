import type { Program } from "@highway/engine/scenario/schema/types";
import { describe, expect, it, vi } from "vitest";
import { differencesOf } from "../differences/differences";
import type { WorkingLoan, WorkingReport } from "../document";
import { resultOf } from "../figures/loan-figures";
import { fourLoans } from "../scenario.fixture";
import { edit, openDocument, undo, useScenario } from "../store/store";
import { setArmFigure, setFrequency } from "./arm-edits";
import type { Edit } from "./change";
import {
  convertDownPayment,
  downPaymentBase,
  setBuydownPaidBy,
  setChoice,
  setDownPayment,
  setEscrows,
  setFigure,
  setPrepaids,
  setProgram,
  setType,
} from "./loan-edits";

const loan = (document: WorkingReport, id: string) => document.loans.find((each) => each.id === id)!;
const after = (id: string, ...edits: Edit[]): WorkingLoan =>
  loan(
    edits.reduce((d, edit) => edit(d), fourLoans()),
    id,
  );

describe("a figure", () => {
  it("is written in its own loan; the others stay the very same, so that they keep their results", () => {
    const before = fourLoans();
    const document = setFigure("two", "rate", 7)(before);
    expect(loan(document, "two").rate).toBe(7);
    expect(loan(document, "one")).toBe(loan(before, "one"));
    expect(document.properties).toBe(before.properties);
  });
  it("that says nothing new changes nothing", () => {
    const before = fourLoans();
    expect(setFigure("two", "rate", 6.125)(before)).toBe(before);
  });
});

describe("the down payment", () => {
  it("in dollars clears the percentage, and the other way round", () => {
    expect(after("one", setDownPayment("one", "fee", 90_000))).toMatchObject({
      downPayment: 90_000,
      downPaymentPercentage: null,
    });
    expect(after("four", setDownPayment("four", "percent", 10))).toMatchObject({
      downPayment: null,
      downPaymentPercentage: 10,
    });
  });

  it("is converted unrounded, and back to what was typed", () => {
    const there = convertDownPayment("four", "percent");
    expect(after("four", setDownPayment("four", "fee", 46_501), there).downPaymentPercentage).toBeCloseTo(
      10.0002150537634,
      12,
    );
    expect(
      after("four", setDownPayment("four", "fee", 46_501), there, convertDownPayment("four", "fee")),
    ).toMatchObject({
      downPayment: 46_501,
      downPaymentPercentage: null,
    });
  });

  it("is of the appraised value where that is lower than the price", () => {
    const before = fourLoans();
    const [first, ...rest] = before.properties;
    const document = { ...before, properties: [{ ...first!, userAppraisedValue: 480_000 }, ...rest] };
    expect(downPaymentBase(document, loan(document, "one"))).toBe(480_000);
    expect(loan(convertDownPayment("one", "fee")(document), "one").downPayment).toBe(96_000);
  });

  it("stays as it is where there is no price to convert it by", () => {
    const before = fourLoans();
    const [first, ...rest] = before.properties;
    const purchaseDetails = first!.purchaseDetails.map((price) => ({ ...price, price: null }));
    const document = { ...before, properties: [{ ...first!, purchaseDetails }, ...rest] };
    expect(convertDownPayment("one", "fee")(document)).toBe(document);
  });
});

describe("prepaids and escrows", () => {
  const escrows = { insurance: 14, tax: 8, interest: 10 };
  it("typed as a total clear the months and days", () =>
    expect(after("one", setEscrows("one", escrows), setPrepaids("one", 4800))).toMatchObject({
      userPrepaidEscrows: 4800,
      escrows: undefined,
    }));
  it("as months and days clear the typed total", () =>
    expect(after("four", setEscrows("four", escrows))).toMatchObject({ userPrepaidEscrows: null, escrows }));
});

describe("the program", () => {
  it.each([
    ["fha", true],
    ["usda", true],
    ["va", true],
    ["other", false],
  ] as const)("%s starts the insurance worksheet afresh, financed: %s", (program, isFinanced) => {
    const typed = { ...fourLoans().loans[0]!, MI: 80, upfrontMI: 500, selfInsured: true };
    const document = { ...fourLoans(), loans: [typed] };
    expect(loan(setProgram("one", program)(document), "one")).toMatchObject({
      program,
      MI: null,
      annualMIPercentage: null,
      upfrontMI: null,
      selfInsured: false,
      MIWorksheet: { activeModifiers: [], isMonthly: true, isRefund: true, isFinanced },
    });
  });

  it("all cash pays the whole price and has no terms of a loan", () =>
    expect(after("two", setProgram("two", "allCash"))).toMatchObject({
      rate: 0,
      term: 0,
      points: 0,
      closingCosts: 0,
      customAPR: 0,
      downPayment: null,
      downPaymentPercentage: 100,
      MI: null,
      MIWorksheet: { isFinanced: false },
    }));

  it("left again for a loan has the terms that were typed before", () => {
    const typed = {
      ...loan(fourLoans(), "two"),
      points: 1.5,
      closingCosts: 900,
      downPayment: 90_000,
      downPaymentPercentage: null,
    };
    const before = { ...fourLoans(), loans: fourLoans().loans.map((loan) => (loan.id === "two" ? typed : loan)) };
    const cash = setProgram("two", "allCash")(before);
    expect(setProgram("two", "conventional")(cash).loans[1]).toEqual(typed);
    const charged = setFigure("two", "closingCosts", 1200)(cash);
    expect(setProgram("two", "conventional")(charged).loans[1]).toEqual({ ...typed, closingCosts: 1200 });
  });

  it("chosen twice and undone has the terms of before the first", () => {
    const rateOfTwo = () => loan(useScenario.getState().document, "two").rate;
    const choose = (program: Program) => edit(null, setProgram("two", program));
    openDocument({ document: fourLoans(), client: null, saved: null });
    const rate = rateOfTwo();
    choose("allCash");
    choose("conventional");
    edit(null, setFigure("two", "rate", 7.75));
    choose("allCash");
    for (let step = 0; step < 3; step++) undo();
    expect(loan(useScenario.getState().document, "two").program).toBe("allCash");
    choose("conventional");
    expect(rateOfTwo()).toBe(rate);
  });

  it("left again after a reload has them, too", async () => {
    const cash = setProgram("two", "allCash")(fourLoans());
    vi.resetModules();
    const { setProgram: setAgain } = await import("./loan-edits");
    expect(setAgain("two", "conventional")(cash).loans[1]).toEqual(loan(fourLoans(), "two"));
  });

  it("hides nothing that is wrong, and keeps what is right of a second loan and a rate that adjusts", () => {
    const given = {
      buydownCosts: -5,
      secondLoan: { type: "fixed" as const, ltv: 101, term: 15, amount: null, rate: "8.5.5" },
    };
    const { loans, ...rest } = fourLoans();
    const cash = setProgram(
      "two",
      "allCash",
    )({
      ...rest,
      loans: loans.map((each) => (each.id === "two" ? { ...each, ...given } : each)),
    });
    expect(loan(cash, "two")).toMatchObject({
      buydownCosts: null,
      secondLoan: { type: "fixed", ltv: 90, term: 15, amount: null, rate: null },
    });
  });

  it("left for a loan that never had terms asks for its rate, and holds no remains of the cash", () => {
    const [cash] = setProgram("two", "allCash")(fourLoans()).loans.slice(1, 2);
    const document = { ...fourLoans(), loans: [{ ...cash!, id: "bought-in-cash" }] };
    expect(setProgram("bought-in-cash", "conventional")(document).loans[0]).toMatchObject({
      rate: null,
      term: 30,
      closingCosts: null,
      customAPR: null,
      downPaymentPercentage: 20,
    });
  });

  it("chosen again changes nothing", () => {
    const before = fourLoans();
    expect(setProgram("three", "fha")(before)).toBe(before);
  });
});

describe("the type", () => {
  const yearly = setFrequency("one", 12);
  it("of six months makes an adjustable rate change every six", () =>
    expect(after("one", setType("one", "arm5"), yearly, setType("one", "armHalf"))).toMatchObject({
      type: "armHalf",
      ARM: { frequency: 6 },
    }));
  it("of whole years leaves it changing every year", () =>
    expect(after("one", setType("one", "arm5"), yearly, setType("one", "arm7")).ARM?.frequency).toBe(12));
  it("lets the terms of another type wait for it to come back", () => {
    const margin = setArmFigure("one", "margin", 2.5);
    expect(after("one", setType("one", "arm5"), margin, setType("one", "fixed"))).toMatchObject({
      type: "fixed",
      ARM: { margin: 2.5 },
    });
  });
  it("keeps who pays for a buydown", () =>
    expect(after("one", setType("one", "bd21"), setBuydownPaidBy("one", "borrower"))).toMatchObject({
      type: "bd21",
      buydownPaidBy: "borrower",
    }));
});

describe("a choice that stands alone", () => {
  it("is of its loan, changes no figure and is told as a difference", () => {
    const [mine, theirs] = [setChoice("two", "occupancy", "investment")(fourLoans()), fourLoans()];
    const resultIn = (document: typeof mine) => resultOf({ document, client: null }, document.loans[1]!);
    expect(mine.loans.map(({ occupancy }) => occupancy)).toEqual(["primary", "investment", "primary", "primary"]);
    expect(resultIn(mine)).toEqual(resultIn(theirs));
    expect(differencesOf(mine, theirs)).toEqual([
      { what: "Loan B · Occupancy", mine: "Investment property", theirs: "Primary residence" },
    ]);
  });
});
