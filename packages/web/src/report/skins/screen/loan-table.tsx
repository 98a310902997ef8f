import type { FigureName } from "@highway/engine/scenario/schema/explanation";
import { mendedConventions, mendedFor } from "@highway/engine/scenario/schema/mended-conventions";
import { mendedSentences } from "@highway/engine/scenario/schema/mended-sentences";
import { overdueRulesOf } from "@highway/engine/scenario/schema/overdue-rules";
import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { cx } from "../../../lib/class-names";
import { date } from "../../../lib/format/format";
import { type Cell, cellsOf, rowsThatApply } from "../../cells";
import type { Column } from "../../columns";
import { type Group, labelOf, type Row } from "../../row";
import { FigureCell, type Look } from "./figure-cell";
import { LoanNames } from "./loan-heads";
import { manner } from "./manner";
import { catchUp, leastOfLoans, mostOfLoans } from "./side-by-side";
import { figureID, openedBy, useIsReadOnly } from "./use-working";

/** Returns the id of the figure that a press opens; null if there is nothing to press. */
function identify(row: Row, column: Column, cell: Cell): string | null {
  const opens = openedBy(row, column);
  return opens && (cell.kind === "figure" || cell.kind === "words") ? figureID(opens) : null;
}

type Props = {
  label: string;
  columns: readonly Column[];
  groups: readonly Group[];
  /** The heads of the columns; by default the loans' names, hidden from the eye. */
  head?: ReactNode;
  differences?: boolean;
  /** The size of each row. */
  look?: (at: number) => Look;
};

/** A table of loans, a column each. If they do not fit, the loans scroll and the names of the rows stay. If figures can be pressed, the table is one tab stop, and the arrow keys move inside it. */
export function LoanTable({ label, columns, groups, head, differences = false, look = () => "line" }: Props) {
  const readOnly = useIsReadOnly();
  const shown = groups.map(({ title, rows }) => ({
    title,
    lines: rowsThatApply(rows, columns, manner).map((row) => ({ row, cells: cellsOf(row, columns, manner) })),
  }));
  const pressable = shown.flatMap(({ lines }) =>
    readOnly
      ? []
      : lines.flatMap(({ row, cells }) => columns.flatMap((column, at) => identify(row, column, cells[at]!) ?? [])),
  );
  const keys = useFigureKeys(pressable);
  const [box, overflows] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={box}
      // What scrolls must be reachable by keyboard; a table that can be pressed already is.
      {...(overflows && pressable.length === 0 && { tabIndex: 0, role: "group", "aria-label": label })}
      data-sideways
      data-many={columns.length > 4 || undefined}
      data-four={columns.length === 4 || undefined}
      className="num relative scroll-pl-(--label) overflow-x-auto overscroll-x-contain"
    >
      <table
        role={pressable.length > 0 ? "grid" : undefined}
        aria-label={label}
        {...(pressable.length > 0 && keys.table)}
        className={cx(
          "w-full table-fixed border-separate border-spacing-0",
          columns.length < 3 && "border-line border-r",
          leastOfLoans,
          mostOfLoans,
        )}
      >
        <colgroup>
          <col className="w-(--label)" />
          {columns.map((column) => (
            <col key={column.id} />
          ))}
        </colgroup>
        {head ?? <LoanNames columns={columns} />}
        <tbody>
          {shown.map(({ title, lines }) => (
            <Fragment key={title ?? ""}>
              {title && <GroupRow name={title} count={columns.length} />}
              {lines.map(({ row, cells }, line) => (
                <LoanRow key={row.key} row={row} look={look(line)}>
                  {columns.map((column, at) => (
                    <td
                      key={column.id}
                      className="border-line border-t border-l p-0 in-data-total:border-t-line-strong in-data-first:border-t-0"
                    >
                      <FigureCell
                        row={row}
                        column={column}
                        differences={differences}
                        cell={cells[at]!}
                        look={look(line)}
                        tabIndex={keys.tabIndexOf(identify(row, column, cells[at]!))}
                      />
                    </td>
                  ))}
                </LoanRow>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <FigureNotes rows={shown.flatMap(({ lines }) => lines.map(({ row }) => row))} columns={columns} />
    </div>
  );
}

/** Returns the sentences about a loan's figure: since when the engine calculates it differently than when the report was made, and whether it is based on a rule's last value. */
function sentencesOf(figure: FigureName | undefined, { loan, asOf, closingDate, loans }: Column): string[] {
  if (!figure) return [];
  const mended = mendedFor(figure, loan, { asOf, closingDate, loans });
  return [
    ...mended.map((key) => `${mendedSentences[key].sentence} Since ${date(mendedConventions[key].since)}.`),
    ...overdueRulesOf(figure, loan, asOf).map(
      ({ rule, due }) => `This uses the last value of “${rule}”. The one due on ${date(due)} is not available yet.`,
    ),
  ];
}

/** The notes on the figures above, each with the rows of the table that it concerns. */
function FigureNotes({ rows, columns }: { rows: readonly Row[]; columns: readonly Column[] }) {
  const notes = new Map<string, Set<string>>();
  for (const row of rows)
    for (const column of columns)
      for (const sentence of sentencesOf(row.explains, column))
        notes.set(sentence, (notes.get(sentence) ?? new Set()).add(labelOf(row, manner.words)));
  return [...notes].map(([sentence, names]) => (
    <p key={sentence} className="sticky left-0 w-fit px-(--inset) py-1.5 text-fg-2 text-xs">
      {[...names].join(", ")}: {sentence}
    </p>
  ));
}

function LoanRow({ row, look, children }: { row: Row; look: Look; children: ReactNode }) {
  const isSum = row.isSum && look === "line";
  return (
    <tr data-total={isSum || undefined} data-first={look !== "line" || undefined}>
      <th
        scope="row"
        className={cx(
          "sticky left-0 z-10 bg-surface pr-2 pl-(--inset) text-left leading-4",
          "border-line border-t in-data-total:border-t-line-strong in-data-first:border-t-0",
          isSum || look === "hero" ? "font-semibold text-fg" : "font-normal text-fg-2",
        )}
      >
        {labelOf(row, manner.words)}
      </th>
      {children}
    </tr>
  );
}

const GroupRow = ({ name, count }: { name: string; count: number }) => (
  <tr className="h-row-compact break-after-avoid bg-canvas text-xs">
    <th
      scope="rowgroup"
      className="sticky left-0 z-10 border-line border-t bg-canvas pr-3 pl-(--inset) text-left font-semibold"
    >
      {name}
    </th>
    <td colSpan={count} className="border-line border-t" />
  </tr>
);

/** Tells whether the content of an element is wider than the element, so that it scrolls. */
function useOverflow<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const box = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The observer also reports the first size once the page is laid out: measuring it now would lay the page out twice.
    const watch = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
      catchUp(element);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, overflows];
}

const moves: Record<string, [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const cellOf = (element: Element) => element.closest<HTMLTableCellElement>("td");
const figureIn = (cell: Element | undefined) => cell?.querySelector<HTMLButtonElement>("button[data-figure]") ?? null;

/**
 * Makes a table of figures one tab stop: the arrow keys move between figures, Home and End along a row. Cells without a figure to press are skipped.
 * @param ids the figures that can be pressed, in order, as their buttons' data-figure names them
 */
function useFigureKeys(ids: readonly string[]) {
  const [focused, setFocused] = useState<string | null>(null);
  // A figure that has turned into a dash cannot hold the table's one tab stop.
  const stop = focused && ids.includes(focused) ? focused : ids[0];
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target as Element);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = target(event.key, cell, event.currentTarget);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const id = (event.target as HTMLElement).dataset.figure;
    if (id) setFocused(id);
  };
  return { table: { onKeyDown, onFocus }, tabIndexOf: (id: string | null) => (id === stop ? 0 : -1) };
}

function target(key: string, cell: HTMLTableCellElement, table: HTMLTableElement): HTMLButtonElement | null {
  const row = cell.parentElement as HTMLTableRowElement;
  if (key === "Home" || key === "End") {
    const inRow = [...row.cells].map(figureIn).filter((figure) => figure !== null);
    return inRow.at(key === "Home" ? 0 : -1) ?? null;
  }
  const move = moves[key];
  if (!move) return null;
  const [down, right] = move;
  let at = { row: row.rowIndex + down, cell: cell.cellIndex + right };
  while (table.rows[at.row] && at.cell >= 0 && at.cell < row.cells.length) {
    const found = figureIn(table.rows[at.row]?.cells[at.cell]);
    if (found) return found;
    at = { row: at.row + down, cell: at.cell + right };
  }
  return null;
}
