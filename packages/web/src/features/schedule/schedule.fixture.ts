import { firstPaymentDay } from "@highway/engine/scenario/steps/closing-day";
import type { WorkingLoan, WorkingReport } from "../../scenario/document";
import { scheduleOf } from "../../scenario/figures/figures";
import { figuresOf } from "../../scenario/figures/loan-figures";
import { loanName, placesOf } from "../../scenario/names/loan-name";
import { fourLoans } from "../../scenario/scenario.fixture";
import type { ScheduleLoan } from "./lines";

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
