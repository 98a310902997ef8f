import { isLendersCredit } from "./credit-kind";
import type { FeeCategory } from "./usual-fees";

/**
 * The sections of a Loan Estimate's second page in which a fee may stand: A origination charges, B and C services that the lender
 * requires, E taxes and government fees, F prepaids, G initial escrow payment, H other costs, which nobody requires. Source: 12 CFR
 * 1026.37(f) and (g).
 */
export const formSections = {
  A: "A. Lender's charge",
  B: "B. Required, cannot shop",
  C: "C. Required, can shop",
  E: "E. Taxes, government",
  F: "F. Prepaid",
  G: "G. Into escrow",
  H: "H. Other, not required",
} as const;
export type FormSection = keyof typeof formSections;

/**
 * The section of a fee whose name says nothing, by its category. Services of the attorney and the title company are what lenders
 * require and let borrowers shop for; what is filed as other or optional is not required.
 */
const sectionsOfCategories: Readonly<Record<FeeCategory, FormSection>> = {
  lender: "A",
  outsideServices: "B",
  government: "E",
  attorney: "C",
  title: "C",
  other: "H",
  optional: "H",
  credits: "H",
};

/**
 * The usual fees that stand elsewhere than their category does, as the Bureau's samples H-24(B) and (C) have them: flood and tax
 * services and the lender's attorney in B; inspections and the survey in C; the owner's title policy in H.
 */
const sectionsOfFees: Readonly<Record<string, FormSection>> = {
  "Tax review service": "B",
  "Home inspection": "H",
  Notary: "C",
  "Flood certification": "B",
  "LLC bank attorney closing and review fees": "B",
  "Owner's title insurance": "H",
  "Pest inspection": "C",
  Survey: "C",
  Termite: "C",
  "Wire e-mail fees": "C",
};

/** Finds the section in which a fee stands unless the officer chooses another. Worksheets that were made before fees had sections go by it. */
export const usualSection = (category: string, name: string): FormSection =>
  sectionsOfFees[name] ?? (category in sectionsOfCategories ? sectionsOfCategories[category as FeeCategory] : "H");

/**
 * Tells whether a fee is a part of the loan costs, which are section D of the form and count into the total of payments. A credit of the lender is in none
 * of their sections: the form subtracts it from D and I together. Source: 12 CFR 1026.37(f)(4) and (g)(6)(ii).
 */
export const isLoanCost = (fee: { name: string; amount: number; section: FormSection }) =>
  (fee.section === "A" || fee.section === "B" || fee.section === "C") && !isLendersCredit(fee);
