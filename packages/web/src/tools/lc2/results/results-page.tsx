import { type SectionKey, shownSections } from "@highway/core/reports/pure/sections";
import { CalendarRange } from "lucide-react";
import { type CSSProperties, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { officerWords } from "../../../lib/words/officer";
import { bottomLine } from "../../../report/bottom-line";
import { baseOf } from "../../../report/cells";
import { type Column, isComputed, officerColumns } from "../../../report/columns";
import { HomePictures, picturedHomes } from "../../../report/home-pictures";
import { FirstFigures, type LoanActions } from "../../../report/skins/screen/first-figures";
import { LoanBar } from "../../../report/skins/screen/loan-heads";
import { SectionHead } from "../../../report/skins/screen/section-head";
import { SectionList } from "../../../report/skins/screen/section-list";
import { SideBySide } from "../../../report/skins/screen/side-by-side";
import type { Figures } from "../../../report/skins/screen/source";
import { useOneByOne } from "../../../report/skins/screen/use-one-by-one";
import { type OpenFigure, useOpenWorking, WorkingContext } from "../../../report/skins/screen/use-working";
import { horizonYearsOf } from "../../../report/times";
import { type FigureInput, figureRequest } from "../../../scenario/figures/figure-request";
import { wholeOf } from "../../../scenario/figures/figures";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { useScenario } from "../../../scenario/store/store";
import { buttonClass } from "../../../ui/button-style";
import { barChartHeight } from "../../../ui/chart/bars";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Icon } from "../../../ui/icon";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { Incomplete } from "./incomplete";

const ViewMenus = lazy(() => import("./view-menus"));
const Picture = lazy(() => import("../../../report/skins/screen/picture"));
const SectionRail = lazy(() => import("./section-rail"));
const SectionSelect = lazy(() => import("./section-select"));
const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

type Around = {
  /** The actions on the report as a whole, above the figures. */
  navigator?: ReactNode;
  actions?: LoanActions | undefined;
};

/** The results of the scenario that is open. */
export const ResultsScreen = (around: Around) => <ResultsPage {...useResults()} {...around} />;

/** The results of one scenario: a summary in words, in a picture and in four figures, then the sections that the officer chose. */
export function ResultsPage({ navigator, actions, ...results }: Results & Around) {
  const { columns, years, highlighted, basis } = results;
  const { working, panel } = useWorkingPanel(results);
  const [differences, setDifferences] = useState(true);
  const [open, setOpen] = useState<ReadonlySet<SectionKey>>(noSections);
  const onOpen = useCallback(
    (name: SectionKey, isOpen: boolean) =>
      setOpen((before) => new Set(isOpen ? [...before, name] : [...before].filter((each) => each !== name))),
    [],
  );
  const shown = useMemo(() => shownSections(highlighted), [highlighted]);
  const figures = useMemo((): Figures => ({ columns, years, basis }), [columns, years, basis]);
  // Other data is not requested before the first figures are painted.
  const isPainted = useOneByOne(1) > 0;
  return (
    <WorkingContext value={working}>
      <div className="flex min-w-0 flex-1">
        <div className="@container/page min-w-0 flex-1 pb-8">
          <h1 className="sr-only">Results</h1>
          {navigator}
          <div className="flex items-start">
            <div className="@container min-w-0 flex-1">
              <SideBySide count={columns.length}>
                <Incomplete columns={columns} />
                <BottomLine columns={columns} basis={basis} />
                <PictureOnTop columns={columns} isPainted={isPainted} />
                <FirstFigures columns={columns} actions={actions} />
                <ComparisonBar
                  figures={figures}
                  shown={shown}
                  isPainted={isPainted}
                  differences={differences}
                  onDifferences={setDifferences}
                  allOpen={shown.every((name) => open.has(name))}
                  onAllOpen={(all) => setOpen(all ? new Set(shown) : noSections)}
                />
                <LoanBar
                  columns={columns}
                  corner={
                    <span className="w-full @min-[1000px]/page:hidden print:hidden">
                      <Suspense fallback={null}>
                        {isPainted && <SectionSelect shown={shown} figures={figures} />}
                      </Suspense>
                    </span>
                  }
                />
                <ClearOfHeads />
                <SectionList shown={shown} open={open} onOpen={onOpen} differences={differences} {...figures} />
                {isPainted && <Homes document={basis.document} />}
              </SideBySide>
            </div>
            <aside className="sticky top-head hidden w-44 shrink-0 self-start py-4 pr-4 pl-5 @min-[1000px]/page:block print:hidden">
              <Suspense fallback={null}>{isPainted && <SectionRail shown={shown} figures={figures} />}</Suspense>
            </aside>
          </div>
        </div>
        {panel}
      </div>
    </WorkingContext>
  );
}

const noSections: ReadonlySet<SectionKey> = new Set();

/** Keeps the target of a link or of the keyboard clear of the sticky heads. */
function ClearOfHeads() {
  useEffect(() => {
    const { style } = document.documentElement;
    const bar = document.querySelector<HTMLElement>("[data-loan-bar]");
    if (!bar) return;
    style.scrollPaddingTop = `calc(${getComputedStyle(bar).top} + ${bar.offsetHeight}px)`;
    return () => {
      style.scrollPaddingTop = "";
    };
  }, []);
  return null;
}

/** Pixels around the bars: the title, the legend's two rows, and the space between. */
const aroundBars = 94;

/** The picture, whose code is loaded after the figures. Its space is reserved, with that of the choice between the charts on a narrow page. */
function PictureOnTop({ columns, isPainted }: { columns: readonly Column[]; isPainted: boolean }) {
  const count = columns.filter(isComputed).length;
  if (count === 0) return null;
  const height = barChartHeight(count) + aroundBars;
  return (
    <div
      className="border-line border-b min-h-(--picture) @max-[640px]:min-h-[calc(var(--picture)+28px)] touch:@max-[640px]:min-h-[calc(var(--picture)+32px)]"
      style={{ "--picture": `${height}px` } as CSSProperties}
    >
      <Suspense fallback={null}>{isPainted && <Picture columns={columns} />}</Suspense>
    </div>
  );
}

/** The summary of the figures below, in words. */
function BottomLine({ columns, basis }: Pick<Results, "columns" | "basis">) {
  const said = bottomLine(columns, wholeOf(basis));
  return said && <p className="px-6 pt-3 pb-2.5 font-semibold @max-[560px]:px-4">{said}</p>;
}

/** Returns the open working, and the panel that shows it. */
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

/** The homes, after the sections of their loans. */
function Homes({ document }: Pick<Basis, "document">) {
  const homes = picturedHomes(document);
  if (homes.length === 0) return null;
  return (
    <section aria-label={officerWords.pictures.title(homes.length)}>
      <SectionHead title={officerWords.pictures.title(homes.length)} />
      <HomePictures
        homes={homes}
        words={officerWords}
        className="gap-4 px-6 *:w-60 @max-[560px]:px-4 @max-[560px]:*:w-full"
      />
    </section>
  );
}

/** Holds the places of the buttons at the right of the bar: those before them would move from under the hand. */
const viewPlaces = ["Years", "Sections"].map((name) => (
  <span key={name} aria-hidden="true" className={buttonClass({ size: "sm", className: "invisible touch:h-11" })}>
    <Icon of={CalendarRange} />
    {name}
  </span>
));

type BarProps = {
  figures: Figures;
  shown: readonly SectionKey[];
  isPainted: boolean;
  differences: boolean;
  onDifferences: (shown: boolean) => void;
  allOpen: boolean;
  onAllOpen: (all: boolean) => void;
};

/** The officer's choices for the sections below: differences, details, the years, which sections and in which order. */
function ComparisonBar({ figures, shown, isPainted, allOpen, onAllOpen, ...rest }: BarProps) {
  const { columns } = figures;
  const base = columns.length > 1 ? baseOf(columns) : undefined;
  return (
    <SectionHead title="Comparison" says={base && `Differences are against ${base.within}.`}>
      <span className="contents print:hidden">
        {base && <Checkbox label="Differences" checked={rest.differences} onChange={rest.onDifferences} />}
        <Checkbox label="All details" checked={allOpen} onChange={onAllOpen} />
        <span className="flex h-control-sm items-center gap-2 touch:h-11">
          <Suspense fallback={viewPlaces}>
            {isPainted ? <ViewMenus figures={figures} shown={shown} /> : viewPlaces}
          </Suspense>
        </span>
      </span>
    </SectionHead>
  );
}

const skeletonFigures = [0, 1, 2, 3];
const skeletonLines = Array.from({ length: 14 }, (_, i) => i);

/** The placeholder of the page until its scenario has loaded: four figures of four loans, then rows. */
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

/** Returns the open scenario's results. */
export function useResults(): Results {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  return useMemo(() => resultsOf({ document, client }), [document, client]);
}

/** Returns the results of a scenario: those that are painted first immediately, the others when they are read. */
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
  /** The years that the results show. */
  years: readonly number[];
  /** The sections to show, as the report names them. */
  highlighted: readonly string[] | undefined;
  /** The scenario from which everything follows. What the loans do over the years is calculated from it a frame later. */
  basis: Basis;
  /** Returns the input of a figure's working; null while the loan has no figures. */
  asked: (figure: OpenFigure) => FigureInput | null;
};
