import type { AmortSchedule, LoanResult } from "@highway/engine/scenario/schema/types";
import { firstPaymentDay } from "@highway/engine/scenario/steps/closing-day";
import { useMemo } from "react";
import type { WorkingLoan } from "../../scenario/document";
import { type Basis, scheduleOf } from "../../scenario/figures/figures";
import { figuresOf } from "../../scenario/figures/loan-figures";
import { type LoanPlace, loanName, placesOf } from "../../scenario/names/loan-name";
import { useScenario } from "../../scenario/store/store";
import type { LoanWithout, ScheduleLoan, Schedules } from "./schedule-loan";

type Rows = { months: AmortSchedule; years: AmortSchedule };

/** Keeps the rows of each loan whose figures still hold. */
const kept = new WeakMap<LoanResult, Rows>();

function rowsOf(basis: Basis, loan: WorkingLoan, result: LoanResult): Rows | null {
  const found = kept.get(result);
  if (found) return found;
  const [months, years] = [scheduleOf(basis, loan, "monthly"), scheduleOf(basis, loan, "yearly")];
  if (!months?.balance.length || !years) return null;
  const rows = { months, years };
  kept.set(result, rows);
  return rows;
}

function scheduled(basis: Basis, loan: WorkingLoan, place: LoanPlace): ScheduleLoan | LoanWithout {
  const { result } = figuresOf(basis, loan);
  const rows = result && rowsOf(basis, loan, result);
  const known = { id: loan.id, ...place };
  if (result && rows) return { ...known, name: loanName(loan), loan, result, ...rows };
  return { ...known, why: result ? "borrows nothing" : "lacks what its figures need" };
}

const has = (loan: ScheduleLoan | LoanWithout): loan is ScheduleLoan => "months" in loan;

/** Gives every loan's schedule, derived while drawing. */
export function useSchedules(): Schedules {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  return useMemo(() => {
    const basis = { document, client };
    const places = placesOf(document.loans);
    const all = document.loans.map((loan) => scheduled(basis, loan, places.get(loan)!));
    const loans = all.filter(has);
    const input = loans[0] && figuresOf(basis, loans[0].loan).input;
    return {
      loans,
      without: all.filter((loan) => !has(loan)) as LoanWithout[],
      firstPayment: input ? firstPaymentDay(input) : null,
    };
  }, [document, client]);
}
