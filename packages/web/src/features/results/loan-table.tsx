import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { cellsOf } from "./cells";
import type { Column } from "./column";
import { FigureCell, type Look, openedBy } from "./figure-cell";
import type { TextRow } from "./loan-rows";
import type { Row } from "./rows";
import { useFigureKeys } from "./use-figure-keys";
import { useOverflow } from "./use-overflow";
import { figureID, useWorking } from "./use-working";
import { WordsCell, wordsExplain } from "./words-cell";

/** A line of a table of loans: a heading over those that follow, words, or figures. */
export type Line = { group: string } | TextRow | (Row & { look?: Look });

/** A line goes by its name within its group: "Down payment" stands in two of them. */
function keyed(lines: readonly Line[]): { key: string; line: Line }[] {
  let group = "";
  return lines.map((line) => {
    if ("group" in line) group = line.group;
    return { key: "group" in line ? group : `${group} ${line.label}`, line };
  });
}

const isFigures = (line: Row | TextRow): line is Row & { look?: Look } => "of" in line;

/** What a press on a line's figure opens, by name. */
function identify(line: Row | TextRow, column: Column): string | null {
  const opens = openedBy(line, column);
  return opens && figureID(opens);
}

const widestLoan = 420;

type Props = {
  label: string;
  columns: readonly Column[];
  lines: readonly Line[];
  head: ReactNode;
  differences?: boolean;
};

/**
 * Loans side by side, one a column. Where they do not fit, the loans scroll and the lines' names stay.
 * Where figures can be pressed, the table is one tab stop and the arrow keys move inside it.
 */
export function LoanTable({ label, columns, lines, head, differences = false }: Props) {
  const { readOnly } = useWorking();
  const figures = lines
    .flatMap((line) => ("of" in line ? [line] : []))
    .map((row) => ({ row, cells: cellsOf(row, columns) }));
  const cellsFor = (row: Row) => figures.find((line) => line.row === row)!.cells;
  const isPressed = (line: Row | TextRow, at: number) =>
    "of" in line ? cellsFor(line)[at]!.kind === "figure" : wordsExplain(line, columns[at]!);
  const pressable = lines.flatMap((line) =>
    readOnly || "group" in line
      ? []
      : columns.flatMap((column, at) => (isPressed(line, at) ? (identify(line, column) ?? []) : [])),
  );
  const keys = useFigureKeys(pressable);
  const [box, overflows] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={box}
      // What scrolls must be reachable by keyboard; a table that can be pressed already is.
      {...(overflows && pressable.length === 0 && { tabIndex: 0, role: "group", "aria-label": label })}
      className="num relative scroll-pl-(--label) overflow-x-auto overscroll-x-contain [--inset:24px] [--label:168px] [--loan:162px] @max-[815px]:[--loan:156px] @max-[560px]:[--inset:16px] @max-[560px]:[--label:112px] @max-[560px]:[--loan:132px]"
    >
      <table
        role={pressable.length > 0 ? "grid" : undefined}
        aria-label={label}
        {...(pressable.length > 0 && keys.table)}
        className={cx(
          "w-full table-fixed border-separate border-spacing-0",
          columns.length < 3 && "border-line border-r",
        )}
        style={{
          minWidth: `calc(var(--label) + ${columns.length} * var(--loan))`,
          // One loan or two do not stretch over a wide screen: the eye would lose the line.
          maxWidth: `calc(var(--label) + ${columns.length} * ${widestLoan}px)`,
        }}
      >
        <colgroup>
          <col className="w-(--label)" />
          {columns.map((column) => (
            <col key={column.id} />
          ))}
        </colgroup>
        {head}
        <tbody>
          {keyed(lines).map(({ key, line }) =>
            "group" in line ? (
              <GroupRow key={key} name={line.group} count={columns.length} />
            ) : (
              <LoanRow key={key} line={line}>
                {columns.map((column, i) => (
                  <td
                    key={column.id}
                    className="border-line border-t border-l p-0 in-data-total:border-t-line-strong in-data-first:border-t-0"
                  >
                    {isFigures(line) ? (
                      <FigureCell
                        row={line}
                        cell={cellsFor(line)[i]!}
                        column={column}
                        look={line.look}
                        differences={differences}
                        tabIndex={keys.tabIndexOf(identify(line, column))}
                      />
                    ) : (
                      <WordsCell row={line} column={column} tabIndex={keys.tabIndexOf(identify(line, column))} />
                    )}
                  </td>
                ))}
              </LoanRow>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function LoanRow({ line, children }: { line: Exclude<Line, { group: string }>; children: ReactNode }) {
  const look = isFigures(line) ? (line.look ?? "line") : "line";
  const total = isFigures(line) && line.total && look === "line";
  return (
    <tr data-total={total || undefined} data-first={look !== "line" || undefined}>
      <th
        scope="row"
        className={cx(
          "sticky left-0 z-10 bg-surface pr-2 pl-(--inset) text-left leading-4",
          "border-line border-t in-data-total:border-t-line-strong in-data-first:border-t-0",
          total || look === "hero" ? "font-semibold text-fg" : "font-normal text-fg-2",
        )}
      >
        {line.label}
      </th>
      {children}
    </tr>
  );
}

const GroupRow = ({ name, count }: { name: string; count: number }) => (
  <tr className="h-row-compact bg-canvas text-xs">
    <th
      scope="rowgroup"
      className="sticky left-0 z-10 border-line border-t bg-canvas pr-3 pl-(--inset) text-left font-semibold"
    >
      {name}
    </th>
    <td colSpan={count} className="border-line border-t" />
  </tr>
);
