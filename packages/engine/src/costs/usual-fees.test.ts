import { expect, it } from "vitest";
import { categoryNames, feeCategories, isUsuallyFinanceCharge, usualFees } from "./usual-fees";

it("has the specification's categories, by its names and in its order", () =>
  expect(feeCategories.map((category) => categoryNames[category])).toEqual([
    "Lender",
    "Outside Services",
    "Government",
    "Attorney/Escrow",
    "Title",
    "Other Costs",
    "Optional Services",
    "Credits",
  ]));

it("has each of the specification's fees, in its category", () =>
  expect(usualFees).toEqual({
    lender: ["Application", "Commitment", "Loan origination", "Processing", "Tax review service"],
    outsideServices: ["Appraisal", "Credit report", "Document preparation", "Home inspection", "Notary"],
    government: [
      "Assignment recording",
      "City/county deed stamps",
      "Deed recording",
      "Flood certification",
      "Mortgage recording",
      "Mortgage tax",
      "State deed tax stamps",
    ],
    attorney: ["Attorney fees", "LLC bank attorney closing and review fees"],
    title: ["Lender's title insurance", "Owner's title insurance", "Title recording service fee"],
    other: ["Pest inspection", "Survey", "Termite", "Wire e-mail fees"],
    optional: [],
    credits: ["Seller credit", "Lender credit"],
  }));

it("counts into the finance charge what the law does, and no fee twice", () => {
  const all = Object.values(usualFees).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter(isUsuallyFinanceCharge)).toEqual([
    "Commitment",
    "Loan origination",
    "Processing",
    "Tax review service",
  ]);
});
