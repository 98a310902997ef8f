import { ReportInput } from "@highway/core/reports/schema";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { comparedLoans, isExisting, type ScenarioType, type WorkingReport } from "../document";
import { wholeOf } from "../figures/figures";
import { resultOf } from "../figures/loan-figures";
import { newReport } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import { edit, openDocument, undo, useScenario } from "../store/store";
import { setFigure, setProgram } from "./loan-edits";
import { setScenarioType } from "./type-edits";

const be = (type: ScenarioType) => (document: WorkingReport) => setScenarioType(type)(document);
const change = (document: WorkingReport, id: string, fields: object): WorkingReport => ({
  ...document,
  loans: document.loans.map((loan) => (loan.id === id ? { ...loan, ...fields } : loan)),
});
/** The mortgage that choosing the type began, filled in. */
const withBalance = (document: WorkingReport) =>
  change(document, document.loans.find(isExisting)!.id, { balance: 300_000, rate: 7.5, monthsLeft: 330 });

let one: WorkingReport;
beforeEach(() => {
  const four = fourLoans();
  one = { ...four, properties: four.properties.slice(0, 1), loans: four.loans.slice(0, 2) };
});

describe("a scenario's type", () => {
  it("turns purchases into refinances of the same home, beside the mortgage that they pay off", () => {
    const document = be("refinance")(one);
    expect(document.toolMeta).toEqual({ type: "refinance" });
    expect(document.loans.map(({ category }) => category)).toEqual(["refinance", "refinance", "existing"]);
    expect(document.loans[2]).toMatchObject({ propertyID: "brookhaven", payOff: true, rate: null });
    const whole = withBalance(document);
    expect(resultOf({ document: whole, client: null }, whole.loans[0]!)?.savings?.paidOff).toBe(300_000);
  });

  it("comes back to the same purchases, and takes the mortgage along that nobody filled in", () => {
    const back = be("purchase")(be("refinance")(one));
    expect(back).toEqual({ ...one, toolMeta: { type: "purchase" } });
  });

  it("loses nothing that was typed for the other kind of loan", () => {
    const typed = { targetLTV: 75, userCashToApply: 4000 };
    const refinance = change(withBalance(be("refinance")(one)), "one", typed);
    const bought = be("purchase")(refinance);
    expect(bought.loans[0]).not.toHaveProperty("targetLTV");
    expect(bought.loans[0]).toMatchObject({ category: "purchase", downPaymentPercentage: 20 });
    expect(be("refinance")(bought)).toEqual(refinance);
  });

  it("keeps every state one that can be saved", () => {
    const purchase = be("purchase")(
      change(be("refinance")(one), "one", {
        targetLTV: 75,
        MIWorksheet: { ...one.loans[0]!.MIWorksheet, activeModifiers: ["cashOut", "secondHome"] },
      }),
    );
    expect(purchase.loans[0]!.MIWorksheet.activeModifiers).toEqual(["secondHome"]);
    for (const document of [be("refinance")(one), purchase, be("moveup")(one), be("moveup")(be("refinance")(one))])
      expect(ReportInput.safeParse(document).error?.issues ?? []).toEqual([]);
  });

  it("brings back what changes a refinance's premium, but not for another program", () => {
    const veteran = setProgram("one", "va")(withBalance(be("refinance")(one)));
    const worksheet = { ...veteran.loans[0]!.MIWorksheet, activeModifiers: ["irrrl"] };
    const bought = be("purchase")(change(veteran, "one", { MIWorksheet: worksheet }));
    const unfinanced = change(bought, "one", { MIWorksheet: { ...bought.loans[0]!.MIWorksheet, isFinanced: false } });
    expect(be("refinance")(unfinanced).loans[0]!.MIWorksheet).toEqual({ ...worksheet, isFinanced: false });
    const insured = be("refinance")(setProgram("one", "fha")(bought));
    expect(insured.loans[0]!.MIWorksheet).toMatchObject({ activeModifiers: [], isFinanced: true });
    expect(ReportInput.safeParse(insured).error?.issues ?? []).toEqual([]);
  });

  it("chosen twice and undone brings back what a refinance said before the first", () => {
    const choose = (type: ScenarioType) => edit(null, be(type));
    const aim = (targetLTV: number) => edit(null, (document) => change(document, "one", { targetLTV }));
    openDocument({ document: withBalance(be("refinance")(one)), client: null, saved: null });
    aim(70);
    choose("purchase");
    choose("refinance");
    aim(60);
    choose("purchase");
    for (let step = 0; step < 3; step++) undo();
    choose("refinance");
    expect(useScenario.getState().document.loans[0]).toMatchObject({ category: "refinance", targetLTV: 70 });
  });

  it("brings back what only a refinance says after a reload, too", async () => {
    const whole = withBalance(be("refinance")(one));
    const aimed = change(whole, "one", { targetLTV: 70, userCashToApply: 5000 });
    const bought = be("purchase")(aimed);
    vi.resetModules();
    const { setScenarioType: beAgain } = await import("./type-edits");
    expect(beAgain("refinance")(bought).loans[0]).toMatchObject({ targetLTV: 70, userCashToApply: 5000 });
  });

  it("lends where a home was paid in cash", () => {
    const document = be("refinance")(setProgram("one", "allCash")(one));
    const { term, rate } = one.loans[0]!;
    expect(document.loans[0]).toMatchObject({ category: "refinance", program: "conventional", term, rate });
  });

  it("sells another home when the client moves up, and counts its proceeds", () => {
    const document = be("moveup")(one);
    expect(document.properties).toHaveLength(2);
    const sold = document.properties[1]!;
    expect(document.loans.at(-1)).toMatchObject({ category: "existing", propertyID: sold.id, payOff: true });
    const whole = withBalance({
      ...document,
      properties: [document.properties[0]!, { ...sold, userEstimatedValue: 400_000 }],
    });
    // 400,000 - 6 % to sell - 300,000 owed.
    expect(wholeOf({ document: whole, client: null }).moveUp).toMatchObject({ propertyID: sold.id, proceeds: 76_000 });
  });

  it("moves from refinancing a home to selling it, and back", () => {
    const refinance = withBalance(be("refinance")(one));
    const moving = be("moveup")(refinance);
    const other = moving.properties[1]!;
    expect(comparedLoans(moving).every(({ propertyID }) => propertyID === other.id)).toBe(true);
    expect(be("refinance")(moving)).toEqual(refinance);
  });

  it("never takes away a home that says something, nor the last one", () => {
    const fresh = newReport();
    const back = be("purchase")(be("moveup")(fresh));
    expect(back.properties).toEqual(fresh.properties);
    const moving = be("moveup")(one);
    const named = { ...moving, properties: moving.properties.map((each) => ({ ...each, address: "9 Elm St" })) };
    expect(be("purchase")(named).properties).toHaveLength(2);
    const dues = { ...moving, properties: moving.properties.map((each) => ({ ...each, monthlyAssociationFee: 90 })) };
    expect(be("purchase")(dues).properties).toHaveLength(2);
  });

  it("is one step of undo", () => {
    openDocument({ document: one, client: null, saved: null });
    edit(null, setScenarioType("refinance"));
    edit(null, setFigure("one", "rate", 5));
    undo();
    undo();
    expect(useScenario.getState().document).toEqual(one);
  });
});
