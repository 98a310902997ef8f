import { useMemo } from "react";
import { priceOf, type WorkingLoan } from "../../scenario/document";
import { askedFigure } from "../../scenario/figures/asked-figure";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import { loanName } from "../../scenario/names/loan-name";
import { type LoanPlace, placesOf } from "../../scenario/names/loan-places";
import { useScenario } from "../../scenario/store/store";
import type { Column } from "./column";
import { horizonYearsOf } from "./horizon-years";
import { lacks } from "./lacks";
import type { Results } from "./results";

/** The open scenario's results, derived while drawing. */
export function useResults(): Results {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  return useMemo(() => resultsOf({ document, client }), [document, client]);
}

/** The results of a scenario: what is painted first at once, the rest when it is asked for. */
export function resultsOf(basis: Basis): Results {
  const { document } = basis;
  const places = placesOf(document.loans);
  const years = horizonYearsOf(document.toolMeta?.horizonYears, document.asOf);
  return {
    reportID: document.id,
    columns: document.loans.map((loan) => columnOf(basis, loan, places.get(loan)!)),
    asOf: document.asOf,
    years,
    highlighted: document.toolMeta?.highlightedTables,
    basis,
    asked: ({ loanID, ...asked }) => {
      const loan = document.loans.find(({ id }) => id === loanID);
      return loan ? askedFigure(basis, loan, asked) : null;
    },
  };
}

function columnOf(basis: Basis, loan: WorkingLoan, place: LoanPlace): Column {
  const { property, result } = figuresOf(basis, loan);
  // A loan with figures may still want one: mortgage insurance that no rule gives.
  const [wanted] = result?.missing ?? [];
  return {
    id: loan.id,
    ...place,
    name: loanName(loan),
    loan,
    property,
    price: priceOf(property, loan.purchaseDetailsID),
    result,
    lacks: result ? (wanted ? `${place.title}: ${wanted.sentence}` : null) : lacks(basis.document, loan, place.title),
  };
}
