import type { Brand } from "@highway/core/branding/schema";
import { expect, it } from "vitest";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { cellsOf, rowsThatApply } from "../../cells";
import { clientColumns } from "../../columns";
import { labelOf } from "../../row";
import { loanRows } from "../../rows/loans";
import { english } from "./english";
import { reportOf } from "./report";
import { mannerOf } from "./words";

it("reads the figures at each chosen year once, in order, as the screen does", () => {
  const document = { ...fourLoans(), toolMeta: { horizonYears: [10, 5, 10] } };
  expect(reportOf({ document, client: null }, {} as Brand, english).years).toEqual([5, 10]);
});

it("speaks of no typed and no computed APR where nothing is lent", () => {
  const four = fourLoans();
  // As a purchase in cash is saved.
  const cash = { program: "allCash" as const, term: 0, rate: 0, downPaymentPercentage: 100, customAPR: 0 };
  const document = { ...four, loans: four.loans.map((loan, at) => (at === 0 ? { ...loan, ...cash } : loan)) };
  const columns = clientColumns({ document, client: null }, english.loan);
  const manner = mannerOf(english);
  const rows = rowsThatApply(loanRows(columns, "client"), columns, manner);
  const { apr, aprComputed } = english.loan.figures;
  expect(rows.map((row) => labelOf(row, english.loan))).not.toContain(aprComputed);
  const [shown] = cellsOf(rows.find((row) => labelOf(row, english.loan) === apr)!, columns, manner);
  expect(shown).toMatchObject({ text: english.loan.none, note: null });
});
