import { useMemo } from "react";
import { priceOf } from "../../lib/scenario/document";
import {
  type Basis,
  explanationOf,
  type LoanFigures,
  scheduleOf,
  useLoanFigures,
  wholeOf,
} from "../../lib/scenario/figures";
import { loanName } from "../../lib/scenario/loan-name";
import { useScenario } from "../../lib/scenario/store";
import type { Column } from "./column";
import type { Results } from "./results-page";
import type { Schedules } from "./yearly";

/** The open scenario's results, derived while drawing. */
export function useResults(): Results {
  const document = useScenario((state) => state.document);
  const ficoMin = useScenario((state) => state.client?.ficoMin);
  const figures = useLoanFigures();
  return useMemo(() => {
    const basis = { document, ficoMin };
    return {
      reportID: document.id,
      columns: figures.map(columnOf),
      asOf: document.asOf,
      times: () => ({ schedules: schedulesOf(basis), ...wholeOf(basis) }),
      explain: ({ loanID, figure }) => {
        const loan = document.loans.find(({ id }) => id === loanID);
        return loan ? explanationOf(basis, loan, figure) : null;
      },
    };
  }, [document, ficoMin, figures]);
}

const columnOf = ({ loan, property, result }: LoanFigures, index: number): Column => ({
  id: loan.id,
  index,
  title: `Loan ${index + 1}`,
  name: loanName(loan),
  loan,
  property,
  price: priceOf(property, loan.purchaseDetailsID),
  result,
});

function schedulesOf(basis: Basis): Schedules {
  const schedules = basis.document.loans.map((loan) => [loan.id, scheduleOf(basis, loan, "yearly")] as const);
  return new Map(schedules.flatMap(([id, schedule]) => (schedule?.balance.length ? [[id, schedule] as const] : [])));
}
