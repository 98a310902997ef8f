import { type ReactNode, useMemo, useState } from "react";
import { ComparisonBar } from "./comparison-bar";
import { FirstFigures, type LoanActions } from "./first-figures";
import { Incomplete } from "./incomplete";
import type { Results } from "./results";
import { Sections } from "./section-body";
import { shownSections } from "./sections";
import { WorkingContext } from "./use-working";
import { useWorkingPanel } from "./use-working-panel";

type Around = {
  /** Above the figures. */
  navigator?: ReactNode;
  actions?: LoanActions | undefined;
};

/** The results of one scenario: four figures first, then what is behind them, as the officer has ordered it. */
export function ResultsPage({ navigator, actions, ...results }: Results & Around) {
  const { reportID, columns, years, highlighted, basis } = results;
  const { working, panel } = useWorkingPanel(results);
  const [differences, setDifferences] = useState(true);
  const shown = useMemo(() => shownSections(highlighted), [highlighted]);
  return (
    <WorkingContext value={working}>
      <div className="flex min-w-0 flex-1">
        <div className="@container min-w-0 flex-1 pb-8">
          <h1 className="sr-only">Results</h1>
          {navigator}
          <Incomplete columns={columns} reportID={reportID} />
          <FirstFigures columns={columns} actions={actions} />
          <ComparisonBar
            count={columns.length}
            onDifferences={setDifferences}
            {...{ differences, years, highlighted }}
          />
          <Sections {...{ shown, columns, years, differences, basis }} forClient={false} />
        </div>
        {panel}
      </div>
    </WorkingContext>
  );
}
