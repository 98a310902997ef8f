import { useDeferredValue } from "react";
import type { AskedFigure } from "../../lib/scenario/figures";
import type { Column } from "./column";
import { Comparison } from "./comparison";
import { FirstFigures } from "./first-figures";
import { Incomplete } from "./incomplete";
import { OverTime, type Times } from "./over-time";
import { type OpenFigure, useOpenWorking, WorkingContext } from "./use-working";
import { usePreloadedWorking, WorkingPanel } from "./working-panel";

export type Results = {
  reportID: string;
  columns: readonly Column[];
  /** The day whose rules apply. */
  asOf: string;
  /** What the loans do over the years; worked out when it is asked for, which may be a frame later. */
  times: () => Times;
  /** What the working of a figure is made of; null while the loan has no figures. */
  asked: (figure: OpenFigure) => AskedFigure | null;
};

/** The results of one scenario: four figures first, then what is behind them. */
export function ResultsPage({ reportID, columns, asOf, times, asked }: Results) {
  const { working, close } = useOpenWorking();
  usePreloadedWorking();
  const { open } = working;
  const column = columns.find(({ id }) => id === open?.loanID);
  const figure = open && asked(open);
  // The figures are painted before the charts below them are begun.
  const later = useDeferredValue(times, null);
  return (
    <WorkingContext value={working}>
      <div className="flex min-w-0 flex-1">
        <div className="@container min-w-0 flex-1">
          <h1 className="sr-only">Results</h1>
          <Incomplete columns={columns} reportID={reportID} />
          <FirstFigures columns={columns} />
          <Comparison columns={columns} />
          {later && <OverTime columns={columns} times={later} />}
        </div>
        {figure && column && <WorkingPanel {...{ asked: figure, column, asOf }} onClose={close} />}
      </div>
    </WorkingContext>
  );
}
