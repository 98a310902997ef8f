import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";
import type { WorkingLoan, WorkingReport } from "../document";
import { inCash } from "../edits/in-cash";
import type { SavedState } from "./store";

/** A saved scenario as the API answers it. */
export type AnsweredReport = { report: Report; client: Client };

/** The API may have been given the price in dollars, which would not follow it when it changes, in a field that cash does not show. */
const paidWhole = (loan: WorkingLoan): WorkingLoan => (loan.program === "allCash" ? { ...loan, ...inCash } : loan);

/** What the editor holds of a saved report: all but what only the server may set. */
export function savedOf({ report, client }: AnsweredReport): SavedState {
  const { status, lastUpdated, createdAt: _createdAt, ...rest } = report;
  const document: WorkingReport = { ...rest, loans: rest.loans.map(paidWhole) };
  return { document, lastUpdated, status, clientID: client._id };
}
