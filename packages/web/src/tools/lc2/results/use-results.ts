import { useMemo } from "react";
import { officerColumns } from "../../../report/columns";
import { horizonYearsOf } from "../../../report/times";
import { figureRequest } from "../../../scenario/figures/figure-request";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { useScenario } from "../../../scenario/store/store";
import type { Results } from "./results";

/** Gives the open scenario's results, derived while drawing. */
export function useResults(): Results {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  return useMemo(() => resultsOf({ document, client }), [document, client]);
}

/** Gives the results of a scenario: what is painted first at once, the rest when it is asked for. */
function resultsOf(basis: Basis): Results {
  const { document } = basis;
  return {
    reportID: document.id,
    columns: officerColumns(basis),
    asOf: document.asOf,
    years: horizonYearsOf(document),
    highlighted: document.toolMeta?.highlightedTables,
    basis,
    asked: ({ loanID, ...asked }) => {
      const loan = document.loans.find(({ id }) => id === loanID);
      return loan ? figureRequest(basis, loan, asked) : null;
    },
  };
}
