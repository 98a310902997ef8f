import type { Horizon } from "@highway/core/scenario/types";
import { useMemo } from "react";
import { priceOf, type WorkingLoan, type WorkingReport } from "../../lib/scenario/document";
import { askedFigure, type Basis, figuresOf, horizonsOf, scheduleOf, wholeOf } from "../../lib/scenario/figures";
import { loanName } from "../../lib/scenario/loan-name";
import { useScenario } from "../../lib/scenario/store";
import type { Column } from "./column";
import { horizonYearsOf } from "./horizon-years";
import { lacks } from "./lacks";
import type { Results, Times } from "./results";
import { lastYearOf, type Schedules } from "./yearly";

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
    times: () => timesOf(basis, years),
    asked: ({ loanID, figure, years }) => {
      const loan = document.loans.find(({ id }) => id === loanID);
      return loan ? askedFigure(basis, loan, figure, years) : null;
    },
  };
}

type Place = { index: number; title: string };

/** Loans are counted among those that are offered; what the client owes already comes after them, under its own name. */
function placesOf(loans: WorkingReport["loans"]): Map<WorkingLoan, Place> {
  const existing = loans.filter(({ category }) => category === "existing");
  const offered = loans.filter(({ category }) => category !== "existing");
  const places = new Map(offered.map((loan, index) => [loan, { index, title: `Loan ${index + 1}` }]));
  for (const [at, loan] of existing.entries())
    places.set(loan, {
      index: offered.length + at,
      title: existing.length === 1 ? "Existing" : `Existing ${at + 1}`,
    });
  return places;
}

function columnOf(basis: Basis, loan: WorkingLoan, place: Place): Column {
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

/** The last year that is drawn: the last loan's end, or the longest horizon. */
function timesOf(basis: Basis, years: readonly number[]): Times {
  const schedules = schedulesOf(basis);
  const lastYear = Math.max(lastYearOf(schedules), ...years);
  const every = Array.from({ length: lastYear + 1 }, (_, year) => year);
  const yearly = basis.document.loans.flatMap((loan): [string, Horizon[]][] => {
    const found = horizonsOf(basis, loan, every);
    return found ? [[loan.id, found]] : [];
  });
  return { schedules, lastYear, yearly: new Map(yearly), ...wholeOf(basis) };
}

function schedulesOf(basis: Basis): Schedules {
  const schedules = basis.document.loans.map((loan) => [loan.id, scheduleOf(basis, loan, "yearly")] as const);
  return new Map(schedules.flatMap(([id, schedule]) => (schedule?.balance.length ? [[id, schedule] as const] : [])));
}
