import { ChevronRight, Plus } from "lucide-react";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { DebtsStrip } from "../../../forms/debts/debts-strip";
import { showLoan, useEditorView } from "../../../forms/fields/editor-view";
import { paste } from "../../../forms/fields/paste";
import { RowGroup, Table, TableCell, TableRow } from "../../../forms/fields/table";
import { type CellProps, useFigure, useLoanIDs } from "../../../forms/fields/use-loan";
import { walk } from "../../../forms/fields/walk";
import { ChecksMark } from "../../../forms/loan/checks/checks-mark";
import { AskTax } from "../../../forms/loan/figures/computed-row";
import { useBaseTitle, useComparedFigure, useFirstFigure } from "../../../forms/loan/figures/figures";
import {
  aprRow,
  cashOutRow,
  cashRow,
  type FigureRow,
  ownStepsRow,
  savingsRow,
  totalRow,
} from "../../../forms/loan/figures/rows";
import { LoanMenu, LoanNameInput } from "../../../forms/loan/loan-head";
import { inputGroups } from "../../../forms/loan/rows";
import { FinancedLines, GroupLines, ResultLines } from "../../../forms/loan/window/loan-lines";
import { FirstWords } from "../../../forms/property/first-words";
import { PriceLine, PropertyLine } from "../../../forms/property/property-lines";
import { cx } from "../../../lib/class-names";
import { money } from "../../../lib/format/format";
import { resultsOf } from "../../../lib/paths";
import { isRefinance } from "../../../scenario/document";
import { whyFull } from "../../../scenario/edits/room";
import { offeredPlace } from "../../../scenario/names/loan-name";
import { useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";
import { LoanMark } from "../../../ui/loan-mark";
import { RulesDay } from "../../every/rules-day";
import { addAndEnter, useAddLoan } from "../add-loan";
import { NoLoans } from "../no-loans";

/** The editor on a phone, one loan at a time. A tab or a swipe goes to another, and the first figures stay in sight. */
export default memo(function PhoneEditor() {
  const ids = useLoanIDs();
  const chosen = useEditorView((view) => view.loanID);
  const at = Math.max(0, ids.indexOf(chosen ?? ""));
  const { pages, settled, touched } = usePages(at, (place) => ids[place] && showLoan(ids[place]));
  return (
    <>
      <DebtsStrip />
      <PhoneTabs ids={ids} at={at} />
      {ids.length === 0 && <NoLoans />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields inside */}
      <div
        ref={pages}
        data-loan-pages=""
        className="flex flex-1 snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-canvas [scrollbar-width:none]"
        onScrollEnd={settled}
        onPointerDown={touched}
        onKeyDown={walk}
        onPasteCapture={paste}
      >
        {ids.map((id, place) => (
          <div key={id} className="min-w-0 flex-[0_0_100%] snap-start snap-always pb-4" inert={place !== at}>
            <PhoneLoan id={id} place={place} count={ids.length} />
          </div>
        ))}
      </div>
      {ids[at] && <PhoneSummary id={ids[at]} />}
    </>
  );
});

/** Pages side by side, of which one is visible. A requested page slides in, even from the middle of another slide; after a swipe, the caller is told which page is visible. */
function usePages(at: number, onSwiped: (place: number) => void) {
  const pages = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = pages.current;
    if (!element) return;
    asked.current = at;
    const behavior = isFirst.current ? "instant" : "smooth";
    // The pages begin at the first one: reading the scroll position would have the browser lay the page out before it paints anything.
    const isThere = isFirst.current && at === 0;
    if (!isThere) element.scrollTo({ left: at * element.clientWidth, behavior });
    isFirst.current = false;
  }, [at]);
  const settled = () => {
    const element = pages.current;
    if (!element) return;
    const place = Math.round(element.scrollLeft / element.clientWidth);
    const wanted = asked.current;
    asked.current = null;
    // A slide that was interrupted by another says nothing about what the person wants.
    if (wanted !== null && wanted !== place) return;
    if (place !== at) onSwiped(place);
  };
  const touched = () => {
    asked.current = null;
  };
  return { pages, settled, touched };
}

/** The first figures of the visible loan, pinned to the foot. A press goes to the results. */
function PhoneSummary({ id }: { id: string }) {
  const report = useScenario((state) => state.document.id);
  const against = useEditorView((view) => view.against);
  const refinances = useScenario(({ document }) => document.loans.some((loan) => loan.id === id && isRefinance(loan)));
  const base = useBaseTitle();
  const headline = refinances ? savingsRow : totalRow;
  const first = useFirstFigure(headline, id);
  const steps = useComparedFigure(ownStepsRow, id);
  return (
    <div className="num sticky bottom-0 z-15 border-line-strong border-t bg-surface">
      {/* A press here goes to the home's location; anywhere else it goes to the results. */}
      {first.lacksTax && <AskTax id={id} className="-mb-2.5 block min-h-11 w-full px-4 text-right text-sm" />}
      <Link
        to={resultsOf({ tool: "lc2", reportID: report })}
        className="flex flex-col px-4 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))]"
      >
        <FirstWords className="pb-1 text-fg-3 text-sm" />
        <span className="flex items-baseline gap-2">
          <span>{headline.label}</span>
          {first.difference && (
            <span className={cx("text-sm", first.lowest ? "text-positive" : "text-fg-3")}>
              {first.difference} against {against === "saved" ? "the saved one" : base}
            </span>
          )}
          <b className="ml-auto font-semibold text-hero tracking-[-.02em]">{first.text}</b>
        </span>
        {!steps.muted && <span className="mt-0.5 text-right text-fg-2 text-sm">{steps.text}</span>}
        {refinances && (
          <Pair>
            <SummaryFigure row={totalRow} id={id} />
            <SummaryFigure row={cashOutRow} id={id} />
          </Pair>
        )}
        <Pair>
          <SummaryFigure row={cashRow} id={id} />
          <SummaryFigure row={aprRow} id={id} />
          <span className="sr-only">Results</span>
          <Icon of={ChevronRight} size={14} className="text-fg-3" />
        </Pair>
      </Link>
    </div>
  );
}

/** Two figures on one line, at its ends. */
const Pair = ({ children }: { children: ReactNode }) => (
  <span className="mt-1 flex items-center justify-between gap-3 text-fg-2">{children}</span>
);

const SummaryFigure = ({ row, id }: { row: FigureRow; id: string }) => (
  <span>
    {row.label} <b className="font-medium text-fg">{useFirstFigure(row, id).text}</b>
  </span>
);

/** Each loan with its payment. */
const PhoneTabs = memo(function PhoneTabs({ ids, at }: { ids: readonly string[]; at: number }) {
  useAddLoan();
  const full = useScenario(({ document }) => whyFull(document));
  return (
    <nav
      aria-label="Loans"
      className="sticky top-14 z-10 flex gap-2.5 overflow-x-auto border-line border-b bg-surface px-4 [scrollbar-width:none]"
    >
      {ids.map((id, place) => (
        <Tab key={id} id={id} place={place} on={place === at} />
      ))}
      <button
        type="button"
        aria-label="Add loan"
        disabled={full !== undefined}
        title={full}
        onClick={addAndEnter}
        className="-mr-3 grid h-12 w-11 flex-none place-items-center text-accent-text disabled:opacity-45"
      >
        <Icon of={Plus} />
      </button>
    </nav>
  );
});

function Tab({ id, place, on }: CellProps & { on: boolean }) {
  const payment = useFigure(id, ({ monthly }) => monthly.total);
  return (
    <button
      type="button"
      aria-current={on ? "true" : undefined}
      onClick={() => showLoan(id)}
      className="group flex h-12 flex-[1_0_64px] flex-col items-start justify-center border-transparent border-b-2 text-fg-2 text-sm aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-fg"
    >
      <span className="flex items-center gap-1.5">
        <LoanMark index={place} label={null} />
        {offeredPlace(place).head}
      </span>
      <span className="num font-normal text-fg-3 group-aria-[current]:text-fg">{money(payment)}</span>
    </button>
  );
}

/** All fields of one loan, one below the other. */
const PhoneLoan = memo(function PhoneLoan({ id, place, count }: CellProps & { count: number }) {
  return (
    <>
      <Table label={offeredPlace(place).head} loans={1} look="phone">
        <RowGroup>
          <TableRow kind="name" label={<LoanNameInput id={id} place={place} className="h-11 w-full text-[16px]" />}>
            <TableCell>
              <span className="flex items-center">
                <ChecksMark id={id} place={place} large />
                <LoanMenu id={id} place={place} count={count} keys={false} />
              </span>
            </TableCell>
          </TableRow>
        </RowGroup>
        {inputGroups.map((group, i) => (
          <RowGroup key={group.title}>
            {i > 0 && <TableRow kind="title" label={group.title} />}
            {i === 0 && <PropertyLine id={id} place={place} />}
            {i === 0 && <PriceLine id={id} place={place} />}
            <GroupLines of={group} id={id} place={place} phone />
          </RowGroup>
        ))}
        <FinancedLines id={id} place={place} />
        <ResultLines id={id} />
      </Table>
      <div className="px-4 py-3 text-fg-3 text-sm">
        <RulesDay />
      </div>
    </>
  );
});
