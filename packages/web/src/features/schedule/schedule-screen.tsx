import type { AmortSchedule, LoanResult } from "@highway/engine/scenario/schema/types";
import { firstPaymentDay } from "@highway/engine/scenario/steps/closing-day";
import { lazy, Suspense, useMemo } from "react";
import type { WorkingLoan } from "../../scenario/document";
import { type Basis, scheduleOf } from "../../scenario/figures/figures";
import { figuresOf } from "../../scenario/figures/loan-figures";
import { type LoanPlace, loanName, placesOf } from "../../scenario/names/loan-name";
import { useScenario } from "../../scenario/store/store";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import type { LoanWithout, ScheduleLoan, Schedules } from "./lines";

/** The code is asked for beside the page that reads the report, not after it. */
const page = import("./schedule-page");
const SchedulePage = lazy(async () => ({ default: (await page).SchedulePage }));

/** The amortization schedule of the scenario that is open. */
export const ScheduleScreen = () => (
  <Suspense fallback={<ScheduleSkeleton />}>
    <SchedulePage schedules={useSchedules()} />
  </Suspense>
);

const skeletonLines = Array.from({ length: 16 }, (_, at) => at);
const skeletonFigures = [0, 1, 2, 3];

/** Holds the place of the page until its scenario has arrived: what is above the table, its heads, then lines. */
export const ScheduleSkeleton = () => (
  <Skeleton label="Loading the schedule" className="flex-1">
    <div className="flex h-14 items-center gap-4 px-6 phone:px-4">
      <Bone className="h-7 w-36" />
      <Bone className="h-7 w-24" />
      <Bone className="h-7 w-24" />
    </div>
    <div className="border-line border-y">
      {skeletonLines.map((line) => (
        <div key={line} className="grid h-8 grid-cols-5 items-center gap-6 px-6 phone:px-4">
          <Bone className="h-3 w-16" />
          {skeletonFigures.map((figure) => (
            <Bone key={figure} className="ml-auto h-3 w-20 phone:w-10" />
          ))}
        </div>
      ))}
    </div>
  </Skeleton>
);

type Rows = { months: AmortSchedule; years: AmortSchedule };

/** Keeps the rows of each loan whose figures still hold. */
const rowsByResult = new WeakMap<LoanResult, Rows>();

function rowsOf(basis: Basis, loan: WorkingLoan, result: LoanResult): Rows | null {
  const found = rowsByResult.get(result);
  if (found) return found;
  const [months, years] = [scheduleOf(basis, loan, "monthly"), scheduleOf(basis, loan, "yearly")];
  if (!months?.balance.length || !years) return null;
  const rows = { months, years };
  rowsByResult.set(result, rows);
  return rows;
}

function scheduleOfLoan(basis: Basis, loan: WorkingLoan, place: LoanPlace): ScheduleLoan | LoanWithout {
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
    const all = document.loans.map((loan) => scheduleOfLoan(basis, loan, places.get(loan)!));
    const loans = all.filter(has);
    const input = loans[0] && figuresOf(basis, loans[0].loan).input;
    return {
      loans,
      without: all.filter((loan) => !has(loan)) as LoanWithout[],
      firstPayment: input ? firstPaymentDay(input) : null,
    };
  }, [document, client]);
}
