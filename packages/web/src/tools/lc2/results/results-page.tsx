import { shownSections } from "@highway/core/reports/pure/sections";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { bottomLine } from "../../../report/bottom-line";
import { baseOf } from "../../../report/cells";
import { type Column, officerColumns } from "../../../report/columns";
import { FirstFigures, type LoanActions } from "../../../report/skins/screen/first-figures";
import { SectionHead } from "../../../report/skins/screen/section-head";
import { SectionList } from "../../../report/skins/screen/section-list";
import { useOneByOne } from "../../../report/skins/screen/use-one-by-one";
import { type OpenFigure, useOpenWorking, WorkingContext } from "../../../report/skins/screen/use-working";
import { horizonYearsOf } from "../../../report/times";
import { type FigureInput, figureRequest } from "../../../scenario/figures/figure-request";
import { wholeOf } from "../../../scenario/figures/figures";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { useScenario } from "../../../scenario/store/store";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { Incomplete } from "./incomplete";

const ViewMenus = lazy(() => import("./view-menus"));
const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

type Around = {
  /** What can be done with the report as a whole, above the figures. */
  navigator?: ReactNode;
  actions?: LoanActions | undefined;
};

/** The results of the scenario that is open. */
export const ResultsScreen = (around: Around) => <ResultsPage {...useResults()} {...around} />;

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
          <BottomLine columns={columns} basis={basis} />
          <FirstFigures columns={columns} actions={actions} />
          <ComparisonBar
            columns={columns}
            onDifferences={setDifferences}
            differences={differences}
            years={years}
            highlighted={highlighted}
          />
          <SectionList shown={shown} columns={columns} years={years} differences={differences} basis={basis} />
        </div>
        {panel}
      </div>
    </WorkingContext>
  );
}

/** What the figures below come to, in words. */
function BottomLine({ columns, basis }: Pick<Results, "columns" | "basis">) {
  const said = bottomLine(columns, wholeOf(basis));
  return said && <p className="border-line border-b px-6 py-3 font-semibold @max-[560px]:px-4">{said}</p>;
}

/** Gives the working that is open, and the panel that shows it. */
function useWorkingPanel({ columns, asked, asOf }: Pick<Results, "columns" | "asked" | "asOf">) {
  const { working, close } = useOpenWorking();
  const { open } = working;
  const column = columns.find(({ id }) => id === open?.loanID);
  const figure = open && asked(open);
  const panel = figure && column && (
    <Suspense fallback={null}>
      <WorkingPanel asked={figure} open={open} column={column} asOf={asOf} onClose={close} />
    </Suspense>
  );
  return { working, panel };
}

type BarProps = {
  columns: readonly Column[];
  differences: boolean;
  onDifferences: (shown: boolean) => void;
  years: readonly number[];
  highlighted: readonly string[] | undefined;
};

/** The officer chooses here about all that follows: differences, the years to read, which sections and in which order. */
function ComparisonBar({ columns, differences, onDifferences, years, highlighted }: BarProps) {
  // The code of the menus is not asked for before the first figures are painted.
  const menus = useOneByOne(1) > 0;
  const base = columns.length > 1 ? baseOf(columns) : undefined;
  return (
    <SectionHead title="Comparison" says={base && `Differences are against ${base.within}.`}>
      {base && <Checkbox label="Differences" checked={differences} onChange={onDifferences} />}
      <span className="flex h-control-sm items-center gap-2 touch:h-11">
        <Suspense fallback={null}>{menus && <ViewMenus years={years} highlighted={highlighted} />}</Suspense>
      </span>
    </SectionHead>
  );
}

const skeletonFigures = [0, 1, 2, 3];
const skeletonLines = Array.from({ length: 14 }, (_, i) => i);

/** Holds the place of the page until its scenario has arrived: four figures of four loans, then lines. */
export const ResultsSkeleton = () => (
  <Skeleton label="Loading results" className="flex-1">
    <div className="border-line border-b px-6 py-4">
      {skeletonFigures.map((line) => (
        <div key={line} className="grid h-10 grid-cols-5 items-center gap-6">
          <Bone className="h-3 w-24" />
          {skeletonFigures.map((loan) => (
            <Bone key={loan} className="ml-auto h-5 w-20 phone:w-12" />
          ))}
        </div>
      ))}
    </div>
    <div className="px-6 pt-6">
      <Bone className="mb-4 h-4 w-32" />
      {skeletonLines.map((line) => (
        <div key={line} className="grid h-row-compact grid-cols-5 items-center gap-6">
          <Bone className="h-3 w-28" />
          {skeletonFigures.map((loan) => (
            <Bone key={loan} className="ml-auto h-3 w-16 phone:w-10" />
          ))}
        </div>
      ))}
    </div>
  </Skeleton>
);

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

type Results = {
  reportID: string;
  columns: readonly Column[];
  /** The day whose rules apply. */
  asOf: string;
  /** The years at which the results are read. */
  years: readonly number[];
  /** The sections to show, as the report names them. */
  highlighted: readonly string[] | undefined;
  /** The scenario that all of it follows from. What the loans do over the years is worked out from it a frame later. */
  basis: Basis;
  /** What the working of a figure is made of; null while the loan has no figures. */
  asked: (figure: OpenFigure) => FigureInput | null;
};
