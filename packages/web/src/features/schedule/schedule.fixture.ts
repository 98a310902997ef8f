import { firstPaymentDay } from "@highway/engine/scenario/steps/dates";
import type { WorkingLoan, WorkingReport } from "../../lib/scenario/document";
import { scheduleOf } from "../../lib/scenario/figures";
import { figuresOf } from "../../lib/scenario/loan-figures";
import { loanName } from "../../lib/scenario/loan-name";
import { placesOf } from "../../lib/scenario/loan-places";
import { fourLoans } from "../../lib/scenario/scenario.fixture";
import type { ScheduleLoan } from "./schedule-loan";

/** The visual target's loans, the one of this place changed. */
export const changed = (place: number, fields: Partial<WorkingLoan>): WorkingReport => {
  const document = fourLoans();
  return { ...document, loans: document.loans.with(place, { ...document.loans[place]!, ...fields }) };
};

/** A document's loans with their rows, as the page has them. */
export function scheduledLoans(document: WorkingReport): ScheduleLoan[] {
  const basis = { document, client: null };
  const places = placesOf(document.loans);
  return document.loans.map((loan) => ({
    id: loan.id,
    ...places.get(loan)!,
    name: loanName(loan),
    loan,
    result: figuresOf(basis, loan).result!,
    months: scheduleOf(basis, loan, "monthly")!,
    years: scheduleOf(basis, loan, "yearly")!,
  }));
}

/** Day of payment 1 of that scenario. */
export const firstPayment = firstPaymentDay({ ...fourLoans(), properties: [], loans: [] } as Parameters<
  typeof firstPaymentDay
>[0]);
