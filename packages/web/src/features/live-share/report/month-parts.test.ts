import type { Loan } from "@highway/engine/scenario/schema/types";
import { expect, it } from "vitest";
import { clientOf } from "../../../lib/client.fixture";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { english } from "../words";
import { monthParts } from "./month-parts";
import { offersOf } from "./offers";

/** What is said of the mortgage insurance of the first loan, a conventional one. */
function said(change: Partial<Loan>) {
  const report = fourLoans();
  const document = { ...report, loans: [{ ...report.loans[0]!, ...change }] };
  const [offer] = offersOf({ document, client: clientOf() }, english);
  return monthParts(offer!, english).find(({ key }) => key === "insurance")!.says;
}

it("says that mortgage insurance is not needed only where the down payment is why", () => {
  const { insuranceNone, insuranceNoneBare, insuranceEnds } = english.client.parts;
  expect(said({})).toBe(insuranceNone);
  const small = { downPaymentPercentage: 5 };
  expect(said(small)).toBe(insuranceEnds("135"));
  const MIWorksheet = { activeModifiers: [], isMonthly: false, isRefund: true, isFinanced: true };
  expect(said({ ...small, MIWorksheet, upfrontMI: 9000 })).toBe(insuranceNoneBare);
  expect(said({ ...small, selfInsured: true })).toBe(insuranceNoneBare);
});
