import type { Client } from "@highway/core/clients/schema";
import { inCash } from "@highway/core/reports/pure/own-cash";
import type { AnsweredReport as Answered } from "@highway/core/reports/schema";
import type { WorkingLoan, WorkingReport } from "../document";
import type { SavedState } from "./store";

/** A saved scenario as the API answers it. */
export type AnsweredReport = { report: Answered; client: Client };

/** Sets a cash purchase's down payment to 100 percent. The API may have received it in dollars, which would not follow a changed price, in a field that a cash purchase does not show. */
const paidWhole = (loan: WorkingLoan): WorkingLoan => (loan.program === "allCash" ? { ...loan, ...inCash } : loan);

/** Turns a saved report into the editor's state, without the fields that only the server sets. */
export function savedOf({ report, client }: AnsweredReport): SavedState {
  const { status, lastUpdated, createdAt: _createdAt, lastViewed: _viewed, lastSent: _sent, ...rest } = report;
  const document: WorkingReport = { ...rest, loans: rest.loans.map(paidWhole) };
  return { document, lastUpdated, status, clientID: client._id };
}
