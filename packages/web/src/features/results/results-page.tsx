import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { ComparisonBar } from "./comparison-bar";
import { FirstFigures } from "./first-figures";
import { Incomplete } from "./incomplete";
import type { Results } from "./results";
import { SectionBodies } from "./section-body";
import { shownSections } from "./sections";
import { useOpenWorking, WorkingContext } from "./use-working";
import { usePreloadedWorking, WorkingPanel } from "./working-panel";

/** The results of one scenario: four figures first, then what is behind them, as the officer has ordered it. */
export function ResultsPage({ navigator, ...results }: Results & { /** Above the figures. */ navigator?: ReactNode }) {
  const { reportID, columns, asOf, years, highlighted, basis, asked } = results;
  const { working, close } = useOpenWorking();
  const [differences, setDifferences] = useState(true);
  usePreloadedWorking();
  const { open } = working;
  const column = columns.find(({ id }) => id === open?.loanID);
  const figure = open && asked(open);
  // The figures are painted before the charts below them are begun.
  const later = useDeferredValue(basis, null);
  const shown = useMemo(() => shownSections(highlighted), [highlighted]);
  return (
    <WorkingContext value={working}>
      <div className="flex min-w-0 flex-1">
        <div className="@container min-w-0 flex-1 pb-8">
          <h1 className="sr-only">Results</h1>
          {navigator}
          <Incomplete columns={columns} reportID={reportID} />
          <FirstFigures columns={columns} />
          <ComparisonBar
            count={columns.length}
            onDifferences={setDifferences}
            {...{ differences, years, highlighted }}
          />
          <SectionBodies {...{ shown, columns, years, differences }} basis={later} forClient={false} />
        </div>
        {figure && column && <WorkingPanel {...{ asked: figure, column, asOf }} onClose={close} />}
      </div>
    </WorkingContext>
  );
}
