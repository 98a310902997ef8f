import { shownSections } from "@highway/core/reports/pure/sections";
import { type ReactNode, useMemo, useState } from "react";
import { FirstFigures, type LoanActions } from "../../../report/skins/screen/first-figures";
import { SectionList } from "../../../report/skins/screen/section-list";
import { WorkingContext } from "../../../report/skins/screen/use-working";
import { ComparisonBar } from "./comparison-bar";
import { Incomplete } from "./incomplete";
import type { Results } from "./results";
import { useWorkingPanel } from "./use-working-panel";

type Around = {
  /** Above the figures. */
  navigator?: ReactNode;
  actions?: LoanActions | undefined;
};

/** The results of one scenario: four figures first, then what is behind them, as the officer has ordered it. */
export function ResultsPage({ navigator, actions, ...results }: Results & Around) {
  const { columns, years, highlighted, basis } = results;
  const { working, panel } = useWorkingPanel(results);
  const [differences, setDifferences] = useState(true);
  const shown = useMemo(() => shownSections(highlighted), [highlighted]);
  return (
    <WorkingContext value={working}>
      <div className="flex min-w-0 flex-1">
        <div className="@container min-w-0 flex-1 pb-8">
          <h1 className="sr-only">Results</h1>
          {navigator}
          <Incomplete columns={columns} document={basis.document} />
          <FirstFigures columns={columns} actions={actions} />
          <ComparisonBar
            count={columns.length}
            onDifferences={setDifferences}
            {...{ differences, years, highlighted }}
          />
          <SectionList {...{ shown, columns, years, differences, basis }} />
        </div>
        {panel}
      </div>
    </WorkingContext>
  );
}
