import type { CSSProperties } from "react";
import { cx } from "../../../lib/class-names";
import { fitsPaper, paperFit } from "../../../lib/use-printing";
import { type Cell, cellsOf, rowsThatApply } from "../../cells";
import type { Column } from "../../columns";
import { type Group, labelOf } from "../../row";
import { LoanBadge } from "./loan-badge";
import { LoanTitle } from "./loan-title";
import { useSkin } from "./skin";

type Props = { label: string; columns: readonly Column[]; groups: readonly Group[] };

const box = "-mx-2 mt-3.5 overflow-x-auto px-2 pb-1 text-md print:overflow-visible";

/** The pixels of a column that hold "Conventional" and an amount of millions, of each sign of a longer figure, and of the space before it. */
const [usual, sign, space] = [108, 8.8, 16];
/** The part of the table that the names before the figures take on a screen. */
const named = 0.24;
/** The part of a sheet that the card around a table leaves to it. */
const ofSheet = 0.9;

/** Rows of figures, with a column for each loan. More than three columns scroll on a phone, under names that stay. */
export function FiguresTable({ label, columns, groups }: Props) {
  const { manner, words } = useSkin();
  const { sides } = words.client;
  const figures = groups.flatMap(({ rows }) => rows.flatMap((row) => cellsOf(row, columns, manner)));
  const longest = Math.max(0, ...figures.map(({ kind, text }) => (kind === "figure" ? longestPart(text) : 0)));
  const least = columns.length * Math.max(usual, space + sign * longest);
  const whole = least / (1 - named);
  const room = { "--least": `${least}px`, "--whole": `${whole}px`, ...paperFit(whole / ofSheet) } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={`${label}. ${sides.scroll}`} className={box}>
      <table
        className={cx("w-full min-w-(--least) table-fixed border-collapse @min-[640px]:min-w-(--whole)", fitsPaper)}
        style={room}
      >
        <thead>
          <tr>
            <th className="hidden w-[24%] @min-[640px]:table-cell">
              <span className="sr-only">{sides.figure}</span>
            </th>
            {columns.map((column) => (
              <Head key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => [
          title && (
            <tbody key={title}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="pt-4 pb-1 text-left font-semibold text-accent-text text-note"
                >
                  <span className="sticky left-0">{title}</span>
                </th>
              </tr>
            </tbody>
          ),
          ...rowsThatApply(rows, columns, manner).map((row) => (
            <Line
              key={`${title} ${row.key}`}
              label={labelOf(row, words.loan)}
              cells={cellsOf(row, columns, manner)}
              columns={columns}
              isSum={row.isSum === true}
            />
          )),
        ])}
      </table>
    </section>
  );
}

/** The signs of a text that stay on one line. */
const longestPart = (text: string) => Math.max(...text.split(" ").map(({ length }) => length));

const Head = ({ column }: { column: Column }) => (
  <th
    scope="col"
    className="pr-3 pb-3.5 text-left align-top font-semibold leading-[18px] @min-[640px]:pr-0 @min-[640px]:pl-4 @min-[640px]:text-right"
  >
    <LoanBadge column={column} />
    <LoanTitle column={column} className="mt-1 block hyphens-auto wrap-break-word" />
    {column.terms && (
      <small className="block hyphens-auto wrap-break-word font-normal text-fg-3 text-note">{column.terms}</small>
    )}
  </th>
);

type LineProps = { label: string; cells: readonly Cell[]; columns: readonly Column[]; isSum: boolean };

/** One row. Its name is above the figures on a phone and before them on a screen, and whichever is shown is the header of the row. */
const Line = ({ label, cells, columns, isSum }: LineProps) => (
  <tbody className="border-paper-line border-t">
    <tr className="@min-[640px]:hidden">
      <th scope="rowgroup" colSpan={columns.length} className="pt-2.5 pb-0.5 text-left font-normal text-fg-3 text-note">
        <span className="sticky left-0">{label}</span>
      </th>
    </tr>
    <tr>
      <th scope="row" className="hidden py-2.5 text-left align-top font-normal text-fg-2 @min-[640px]:table-cell">
        {label}
      </th>
      {cells.map((cell, at) => (
        <Figure key={columns[at]?.id} cell={cell} isSum={isSum} />
      ))}
    </tr>
  </tbody>
);

function Figure({ cell, isSum }: { cell: Cell; isSum: boolean }) {
  const { words } = useSkin();
  const isQuiet = cell.kind === "none" || cell.kind === "missing";
  return (
    <td
      className={cx(
        "num pr-3 pb-3 text-left align-top wrap-break-word @min-[640px]:py-2.5 @min-[640px]:pr-0 @min-[640px]:pl-4 @min-[640px]:text-right",
        (isSum || cell.isLowest) && !isQuiet && "font-semibold",
        isQuiet && "text-fg-3",
      )}
    >
      {cell.text}
      {cell.isLowest && <em className="block font-medium text-positive text-sm not-italic">{words.loan.lowest}</em>}
      {cell.note && <span className="block font-normal text-fg-3 text-sm">{cell.note}</span>}
    </td>
  );
}
