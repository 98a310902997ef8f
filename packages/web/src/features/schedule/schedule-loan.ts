import type { AmortSchedule, LoanResult } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../../scenario/document";
import type { LoanPlace } from "../../scenario/names/loan-name";

/** One loan of the report with its repayment by months and by years. */
export type ScheduleLoan = LoanPlace & {
  id: string;
  name: string;
  loan: WorkingLoan;
  result: LoanResult;
  months: AmortSchedule;
  years: AmortSchedule;
};

/** A loan without a schedule: it borrows nothing, or a required field is missing or wrong. */
export type LoanWithout = LoanPlace & { id: string; why: string };

export type Schedules = {
  loans: readonly ScheduleLoan[];
  without: readonly LoanWithout[];
  /** Day of payment 1; null while no loan has a schedule. */
  firstPayment: string | null;
};

/** The rows of the table are years or payments. */
export type By = "yearly" | "monthly";

export const columnsOf = ({ months, years }: ScheduleLoan, by: By): AmortSchedule => (by === "yearly" ? years : months);
