import { expect, it } from "vitest";
import { dollars } from "../money/cents";
import { feeAmount, worksheetFees } from "./closing-costs";
import type { Fee } from "./fee";
import { formSections, isLoanCost, usualSection } from "./form-sections";
import { feeCategories, usualFees } from "./usual-fees";

const fee = (name: string, section?: Fee["section"]): Fee => ({
  name,
  rate: 100,
  usePercent: false,
  percentOf: "property",
  APR: false,
  isCredit: false,
  ...(section && { section }),
});
const bases = { price: dollars(300_000), baseAmount: dollars(240_000) };

it("files the fees that the samples of the Loan Estimate have where the samples do", () => {
  const filed = {
    A: "Application",
    B: "Appraisal",
    C: "Survey",
    E: "Mortgage recording",
    H: "Owner's title insurance",
  };
  for (const [section, name] of Object.entries(filed)) {
    const category = feeCategories.find((each) => usualFees[each].includes(name))!;
    expect(usualSection(category, name)).toBe(section);
  }
  expect(usualSection("government", "Flood certification")).toBe("B");
  expect(usualSection("title", "Lender's title insurance")).toBe("C");
  expect(usualSection("other", "Pest inspection")).toBe("C");
});

it("goes by the category where the name says nothing, as worksheets without sections do", () => {
  const usual = feeCategories.map((category) => usualSection(category, "Anything"));
  expect(usual).toEqual(["A", "B", "E", "C", "C", "H", "H", "H"]);
  expect(usualSection("of another product", "Anything")).toBe("H");
});

it("keeps the section that was chosen: a fee that the lender requires leaves H", () => {
  const fees = { optional: [fee("Home warranty"), fee("Flood insurance", "C")], lender: [fee("Broker", "H")] };
  expect(worksheetFees(fees, bases).map(({ section }) => section)).toEqual(["H", "C", "H"]);
  expect(worksheetFees(fees, bases).filter(isLoanCost)).toHaveLength(1);
  expect(feeAmount(fee("Home warranty"), bases)).toBe(dollars(100));
});

it("counts A, B and C as loan costs, and no other section", () => {
  const sections = Object.keys(formSections) as (keyof typeof formSections)[];
  expect(sections.filter((section) => isLoanCost({ name: "", amount: 1, section }))).toEqual(["A", "B", "C"]);
});
