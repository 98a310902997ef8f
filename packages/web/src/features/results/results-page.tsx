import type { Explanation, ScenarioResult } from "@highway/core/scenario/types";
import { useMemo, useRef, useState } from "react";
import { BalanceAndInterest } from "./balance-and-interest";
import { BreakEvens } from "./break-evens";
import type { Column } from "./column";
import { Comparison } from "./comparison";
import { FirstFigures } from "./first-figures";
import { Incomplete } from "./incomplete";
import { TotalCost } from "./total-cost";
import { type OpenFigure, type Working, WorkingContext } from "./use-working";
import { WorkingPanel } from "./working-panel";
import type { Schedules } from "./yearly";

export type Results = {
  reportID: string;
  columns: readonly Column[];
  schedules: Schedules;
  comparison: ScenarioResult["comparison"];
  /** Day of payment 1. */
  firstPayment: string;
  /** The day whose rules apply. */
  asOf: string;
  /** The working behind a figure; null while the loan has none. */
  explain: (figure: OpenFigure) => Explanation | null;
};

/** The results of one scenario: four figures first, then what is behind them. */
export function ResultsPage({ reportID, columns, schedules, comparison, firstPayment, asOf, explain }: Results) {
  const [open, setOpen] = useState<OpenFigure | null>(null);
  const opener = useRef<Element | null>(null);
  const working = useMemo(
    (): Working => ({
      open,
      toggle: (figure) => {
        opener.current = document.activeElement;
        setOpen(open?.loanID === figure.loanID && open.figure === figure.figure ? null : figure);
      },
    }),
    [open],
  );
  const close = () => {
    setOpen(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const column = columns.find(({ id }) => id === open?.loanID);
  const explanation = open && explain(open);
  return (
    <WorkingContext value={working}>
      <div className="flex min-w-0 flex-1">
        <div className="@container min-w-0 flex-1">
          <h1 className="sr-only">Results</h1>
          <Incomplete columns={columns} reportID={reportID} />
          <FirstFigures columns={columns} />
          <Comparison columns={columns} />
          <BalanceAndInterest columns={columns} schedules={schedules} />
          <TotalCost columns={columns} />
          <BreakEvens {...{ columns, comparison, firstPayment }} />
        </div>
        {explanation && column && <WorkingPanel {...{ explanation, column, asOf }} onClose={close} />}
      </div>
    </WorkingContext>
  );
}
