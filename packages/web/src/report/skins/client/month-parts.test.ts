import type { Loan } from "@highway/engine/scenario/schema/types";
import { expect, it } from "vitest";
import { clientOf } from "../../../lib/client.fixture";
import { clientEn } from "../../../lib/words/client.en";
import { loanEn } from "../../../lib/words/loan.en";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { clientColumns, isComputed } from "../../columns";
import { monthParts } from "./month-parts";

/** What is said of the mortgage insurance of the first loan, a conventional one. */
function said(change: Partial<Loan>) {
  const report = fourLoans();
  const document = { ...report, loans: [{ ...report.loans[0]!, ...change }] };
  const [offer] = clientColumns({ document, client: clientOf() }, loanEn).filter(isComputed);
  return monthParts(offer!, { lang: "en", client: clientEn, loan: loanEn }).find(({ key }) => key === "insurance")!
    .says;
}

it("says that mortgage insurance is not needed only where the down payment is why", () => {
  const { insuranceNone, insuranceNoneBare, insuranceEnds } = clientEn.parts;
  expect(said({})).toBe(insuranceNone);
  const small = { downPaymentPercentage: 5 };
  expect(said(small)).toBe(insuranceEnds(135));
  const MIWorksheet = { activeModifiers: [], isMonthly: false, isRefund: true, isFinanced: true };
  expect(said({ ...small, MIWorksheet, upfrontMI: 9000 })).toBe(insuranceNoneBare);
  expect(said({ ...small, selfInsured: true })).toBe(insuranceNoneBare);
});

it("says that one payment has mortgage insurance, where the first extra payment ends it", () => {
  const soon = { downPaymentPercentage: 19.9, lumpPayments: [{ amount: 5000, payment: 1, recast: false }] };
  expect(said(soon)).toBe("For 1 payment");
});

it("does not know a property tax of which nobody said anything, and never says that there is none", () => {
  const { properties, ...report } = fourLoans();
  const untaxed = { userPropertyTax: null, userTaxRate: null };
  const taxOf = (homes: typeof properties) => {
    const [offer] = clientColumns({ document: { ...report, properties: homes }, client: null }, loanEn).filter(
      isComputed,
    );
    return monthParts(offer!, { lang: "en", client: clientEn, loan: loanEn }).find(({ key }) => key === "tax");
  };
  const unknown = properties.map((home) => ({
    ...home,
    countyTaxRate: null,
    purchaseDetails: home.purchaseDetails.map((price) => ({ ...price, ...untaxed })),
  }));
  expect(taxOf(unknown)).toMatchObject({ dollars: null, says: "Not in this payment yet" });
  const none = unknown.map((home) => ({
    ...home,
    purchaseDetails: home.purchaseDetails.map((price) => ({ ...price, userPropertyTax: 0 })),
  }));
  expect(taxOf(none)).toMatchObject({ dollars: 0 });
});

it("says what tax and insurance cost in a year, not twelve months that are each rounded", () => {
  const report = fourLoans();
  // 0.9% is 3,642.50, and twelve months of 303.54 are 3,642.48; 0.35% is 1,416.53, and twelve months of 118.04 are 1,416.48.
  const properties = report.properties.map((home) => ({
    ...home,
    purchaseDetails: home.purchaseDetails.map((price) => ({
      ...price,
      price: 404_722,
      userPropertyTax: null,
      userTaxRate: 0.9,
      userMonthlyHomeInsurance: null,
    })),
  }));
  const document = { ...report, properties };
  const [offer] = clientColumns({ document, client: null }, loanEn).filter(isComputed);
  const parts = monthParts(offer!, { lang: "en", client: clientEn, loan: loanEn });
  const said = parts.filter(({ key }) => key === "tax" || key === "home").map(({ says }) => says);
  expect(said).toEqual(["$3,643 a year in Wake County", "$1,417 a year, an estimate"]);
});
