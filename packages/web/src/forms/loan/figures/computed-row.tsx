import { Check } from "lucide-react";
import { memo } from "react";
import { cx } from "../../../lib/class-names";
import { useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";
import { goToField } from "../../fields/go-to-field";
import { TableCell, TableRow, useTableLook } from "../../fields/table";
import type { RowKind, TableLook } from "../../fields/table-looks";
import { openGoalSeek, soughtFigureOf } from "../../goal-seek/open-goal-seek";
import type { SoughtFigure } from "../../goal-seek/sentence";
import { type Figure, useComparedFigure, useFirstFigure } from "./figures";
import type { FigureRow } from "./rows";

type Line = { row: FigureRow; ids: readonly string[]; kind?: RowKind };

const cell = "num relative grid h-full items-center *:whitespace-nowrap *:text-right";
const difference = "text-fg-3 text-xs";
// On a phone what has no room in one line beside the figure takes two, and a target reaches over both.
const below = `${difference} flex flex-wrap justify-end gap-x-1 pr-2 *:[button]:-my-3.5 *:[button]:py-3.5`;
// Elsewhere a difference that does not fit moves whole to a line out of sight: its first digits by themselves would read as another amount.
const whole = `${difference} flex h-[1lh] flex-wrap content-start justify-end gap-x-[3px] overflow-hidden pr-[5px] before:h-[1lh] touch:h-auto touch:overflow-visible touch:before:hidden`;
const looks: Record<TableLook, { cell: string; difference: string }> = {
  grid: { cell: `${cell} grid-cols-[minmax(0,1fr)_minmax(91px,auto)_24px] pl-3`, difference: whole },
  narrow: { cell: `${cell} grid-cols-[minmax(0,1fr)_auto_24px] pl-1.5`, difference: whole },
  sheet: { cell: `${cell} grid-cols-[minmax(0,1fr)_minmax(91px,auto)_24px] pr-2 pl-3`, difference: whole },
  phone: { cell: `${cell} grid-cols-[minmax(0,1fr)_auto_44px] pr-1 pl-3`, difference: below },
  "phone-sheet": { cell: `${cell} grid-cols-[minmax(0,1fr)_auto_44px] pr-2 pl-3`, difference: below },
};
const total = "font-semibold tracking-[-.01em]";

/** One line of computed figures. */
export const ComputedRow = memo(function ComputedRow({ row, ids, kind = "figure" }: Line) {
  return !useShows(row) ? null : (
    <TableRow label={row.label} kind={kind}>
      {ids.map((id) => (
        <ComputedCell key={id} row={row} id={id} />
      ))}
    </TableRow>
  );
});

const useShows = ({ has }: FigureRow) => useScenario(({ document }) => !has || document.loans.some(has));

/** The first row: its figures follow a key immediately, and their differences and checks a frame later. */
export const FirstRow = memo(function FirstRow({ row, ids }: Line) {
  return !useShows(row) ? null : (
    <TableRow label={row.label} kind="total">
      {ids.map((id) => (
        <FirstCell key={id} row={row} id={id} />
      ))}
    </TableRow>
  );
});

const ComputedCell = memo(function ComputedCell({ row, id }: { row: FigureRow; id: string }) {
  const figure = useComparedFigure(row, id);
  return row.precision === "words" ? (
    <WordsCell text={figure.muted ? "" : figure.text} />
  ) : (
    <FigureCell figure={figure} row={row} id={id} />
  );
});

const FirstCell = memo(function FirstCell({ row, id }: { row: FigureRow; id: string }) {
  return <FigureCell figure={useFirstFigure(row, id)} row={row} id={id} first />;
});

/** A figure in words. If it does not fit on one line, it is set on two small ones. */
const WordsCell = ({ text }: { text: string }) => (
  <TableCell className="num flex h-full items-center justify-end pr-6 pl-3 text-right text-fg-2 text-xs/3">
    {text}
  </TableCell>
);

/** One figure with its difference. The lowest is green, bolder and checked, so that color is not its only mark. */
function FigureCell({
  figure,
  row,
  id,
  first = false,
}: {
  figure: Figure;
  row: FigureRow;
  id: string;
  first?: boolean;
}) {
  const look = useTableLook();
  const isPhone = look === "phone" || look === "phone-sheet";
  const sought = figure.muted ? undefined : soughtFigureOf(row.explains);
  // With many columns the payment is set smaller, to leave room for the difference, which is read first.
  const size = first && (look === "narrow" ? `${total} text-md` : `${total} text-[15px]`);
  return (
    <TableCell className={looks[look].cell}>
      <span className={looks[look].difference}>
        {figure.typed && <span>typed </span>}
        {/* There is no room for two touch targets in one place, and the same words are beside the total. */}
        {figure.lacksTax && (
          <AskTax
            id={id}
            words={first && !isPhone ? "without property tax" : "without tax"}
            className={cx("touch:min-h-11 touch:min-w-11", first && "hidden touch:inline-block")}
          />
        )}
        {figure.difference}
      </span>
      <span
        className={cx(
          size,
          figure.lacksTax && first && "leading-4",
          figure.muted && "text-fg-3",
          figure.lowest && "font-semibold text-positive",
        )}
      >
        {sought ? <MakeThis text={figure.text} name={row.label} id={id} figure={sought} /> : figure.text}
        {/* Below the figure there is room for it in every column. */}
        {figure.lacksTax && first && (
          <AskTax id={id} className="flex justify-end font-normal text-[11px]/3 tracking-normal touch:hidden" />
        )}
      </span>
      <span className="grid place-items-center text-positive">
        {figure.lowest && <Icon of={Check} size={14} strokeWidth={2.5} label="Lowest" />}
      </span>
    </TableCell>
  );
}

/** Says that the payment is without property tax. A press goes to the home's location, or, if that is known, to its tax rate. */
export function AskTax({
  id,
  className,
  words = "without property tax",
}: {
  id: string;
  className?: string;
  words?: string;
}) {
  const key = useScenario(({ document: { loans, properties } }) => {
    const loan = loans.find((each) => each.id === id);
    const home = properties.find((each) => each.id === loan?.propertyID);
    return home?.address.trim() ? `${loan?.purchaseDetailsID}.userTaxRate` : `${home?.id}.address`;
  });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={cx("relative z-1 text-warning hover:underline", className)}
      onClick={() => goToField(key)}
    >
      {words}{" "}
    </button>
  );
}

/** The button that opens goal seek for a figure. Tab passes it by, and the list of shortcuts names its key. */
const MakeThis = ({ text, name, id, figure }: { text: string; name: string; id: string; figure: SoughtFigure }) => (
  <button
    type="button"
    tabIndex={-1}
    title="Make this…"
    aria-label={`${name} ${text}: make this…`}
    onClick={() => openGoalSeek({ loanID: id, figure })}
    className="after:absolute after:inset-0 hover:underline hover:decoration-dotted hover:underline-offset-4"
  >
    {text}
  </button>
);
