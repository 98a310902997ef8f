import { feeCategories, usualFees } from "@highway/engine/costs/usual-fees";
import { dollars } from "@highway/engine/money/cents";
import { describe, expect, it } from "vitest";
import {
  amountOf,
  contentOf,
  type FeeLine,
  inOtherUnit,
  newDraft,
  newLine,
  sameContent,
  totalsOf,
  worksheetDraftOf,
  wrongWith,
} from "./worksheet-draft";

const bases = { price: dollars(500_000), baseAmount: dollars(400_000) };
const line = (fields: Partial<FeeLine>): FeeLine => ({ ...newLine("lender", "Processing"), rate: 100, ...fields });
const percent = (rate: number, percentOf: FeeLine["percentOf"] = "property") =>
  line({ rate, usePercent: true, percentOf });

describe("a new worksheet", () => {
  it("offers every usual fee, without an amount, and says nothing until one has it", () => {
    const draft = newDraft();
    expect(draft.name).toBe("New Closing Cost Worksheet");
    for (const category of feeCategories) {
      expect(draft.fees[category].map(({ name }) => name)).toEqual(usualFees[category]);
      expect(contentOf(draft).data[category]).toEqual([]);
    }
  });

  it("takes percentages of the price unless it is told otherwise, and lender's charges into the APR", () => {
    expect(newLine("lender", "Processing")).toMatchObject({ percentOf: "property", APR: true, isCredit: false });
    expect(newLine("lender", "Application")).toMatchObject({ APR: false });
    expect(newLine("title", "Survey")).toMatchObject({ APR: false });
  });
});

describe("a fee", () => {
  it("comes to its dollars, or its percentage of the price or the loan", () => {
    expect(amountOf(line({ rate: 795 }), bases)).toBe(795);
    expect(amountOf(percent(0.2), bases)).toBe(1000);
    expect(amountOf(percent(0.5, "loan"), bases)).toBe(2000);
  });

  it("comes to nothing that can be told while its base is not known", () => {
    expect(amountOf(percent(0.5, "loan"), { ...bases, baseAmount: null })).toBeNull();
    expect(amountOf(percent(0.5), { ...bases, baseAmount: null })).toBe(2500);
    expect(amountOf(line({ rate: null }), bases)).toBeNull();
  });

  it("keeps its value when its unit changes, there and back", () => {
    const asPercent = inOtherUnit(line({ rate: 1234 }), bases);
    expect(asPercent).toMatchObject({ usePercent: true, rate: 0.2468 });
    expect(inOtherUnit(asPercent, bases)).toMatchObject({ usePercent: false, rate: 1234 });
    expect(inOtherUnit(line({ rate: 3 }), { price: null, baseAmount: null })).toMatchObject({ rate: 3 });
  });

  it.each([
    [line({ rate: 1_000_000_000 }), "Enter an amount between 0 and 999,999,999"],
    [percent(100.5), "Enter a percentage between 0 and 100"],
    [line({ name: " " }), "Name is required"],
    [line({ name: "", rate: null }), null],
    [percent(100), null],
  ])("that is %j says %j", (wrong, sentence) => expect(wrongWith(wrong)).toBe(sentence));
});

describe("totals", () => {
  const fees = (fields: Partial<Record<(typeof feeCategories)[number], FeeLine[]>>) => ({
    ...worksheetDraftOf({ name: "", data: {} }).fees,
    ...fields,
  });

  it("are by category and in all, less what is credited, with the credits apart", () => {
    const lender = [line({ rate: 795, APR: true }), line({ rate: 95, isCredit: true, APR: false })];
    const totals = totalsOf(fees({ lender, title: [percent(0.2)], credits: [percent(1)] }), bases);
    expect(totals).toMatchObject({ lender: 700, title: 1200 - 200, government: 0, credits: 5000 });
    expect(totals).toMatchObject({ costs: 1700, financeCharge: 795 + 1000 });
  });

  it("stay unsaid where one of their fees cannot be told", () => {
    const totals = totalsOf(fees({ lender: [percent(1, "loan")], title: [line({})] }), { ...bases, baseAmount: null });
    expect(totals).toMatchObject({ lender: null, title: 100, costs: null, financeCharge: null, credits: 0 });
  });
});

it("a worksheet is the same when its fees say the same, wherever it comes from", () => {
  const copy = { name: "A", data: { lender: [{ ...line({}), key: undefined }] } };
  const content = contentOf(worksheetDraftOf(copy));
  expect(content.data.lender).toEqual([
    { name: "Processing", rate: 100, usePercent: false, percentOf: "property", APR: true, isCredit: false },
  ]);
  expect(sameContent(content, contentOf(worksheetDraftOf(content)))).toBe(true);
  expect(sameContent(content, { ...content, name: "B" })).toBe(false);
  const { isCredit, ...fee } = content.data.lender[0]!;
  const other = { ...content, data: { ...content.data, lender: [{ isCredit: !isCredit, ...fee }] } };
  expect(sameContent(content, other)).toBe(false);
});
