import { expect, it } from "vitest";
import { clientOf } from "../../../lib/client.fixture";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { english } from "../words";
import { offersOf } from "./offers";
import { sideRows } from "./side-rows";

it("speaks of no typed APR where nothing is lent", () => {
  const four = fourLoans();
  // As a purchase in cash is saved.
  const cash = { program: "allCash" as const, term: 0, rate: 0, downPaymentPercentage: 100, customAPR: 0 };
  const loans = four.loans.map((loan, at) => (at === 0 ? { ...loan, ...cash } : loan));
  const rows = sideRows(offersOf({ document: { ...four, loans }, client: clientOf() }, english), english);
  expect(rows.map(({ key }) => key)).not.toContain("aprComputed");
  expect(rows.find(({ key }) => key === "apr")!.cells[0]).toMatchObject({ text: english.loan.none, note: null });
});
