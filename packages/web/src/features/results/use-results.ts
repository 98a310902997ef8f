import { useMemo } from "react";
import { priceOf, type WorkingReport } from "../../lib/scenario/document";
import {
  askedFigure,
  type Basis,
  type LoanFigures,
  scheduleOf,
  useLoanFigures,
  wholeOf,
} from "../../lib/scenario/figures";
import { loanName } from "../../lib/scenario/loan-name";
import { useScenario } from "../../lib/scenario/store";
import type { Column } from "./column";
import { lacks } from "./lacks";
import type { Results } from "./results-page";
import type { Schedules } from "./yearly";

/** The open scenario's results, derived while drawing. */
export function useResults(): Results {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  const figures = useLoanFigures();
  return useMemo(() => {
    const basis = { document, client };
    return {
      reportID: document.id,
      columns: figures.map((loan, index) => columnOf(document, loan, index)),
      asOf: document.asOf,
      times: () => ({ schedules: schedulesOf(basis), ...wholeOf(basis) }),
      asked: ({ loanID, figure, years }) => {
        const loan = document.loans.find(({ id }) => id === loanID);
        return loan ? askedFigure(basis, loan, figure, years) : null;
      },
    };
  }, [document, client, figures]);
}

function columnOf(document: WorkingReport, { loan, property, result }: LoanFigures, index: number): Column {
  const title = `Loan ${index + 1}`;
  // A loan with figures may still want one: mortgage insurance that no rule gives.
  const [wanted] = result?.missing ?? [];
  return {
    id: loan.id,
    index,
    title,
    name: loanName(loan),
    loan,
    property,
    price: priceOf(property, loan.purchaseDetailsID),
    result,
    lacks: result ? (wanted ? `${title}: ${wanted.sentence}` : null) : lacks(document, loan, title),
  };
}

function schedulesOf(basis: Basis): Schedules {
  const schedules = basis.document.loans.map((loan) => [loan.id, scheduleOf(basis, loan, "yearly")] as const);
  return new Map(schedules.flatMap(([id, schedule]) => (schedule?.balance.length ? [[id, schedule] as const] : [])));
}
