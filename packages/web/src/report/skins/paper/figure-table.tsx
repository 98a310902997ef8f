import { Fragment, type ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { type Cell, cellsOf, type Manner, rowsThatApply } from "../../cells";
import type { Column } from "../../columns";
import { type Group, labelOf, type Row } from "../../row";
import { LoanKey } from "./loan-key";
import { mannerOf, useWords } from "./words";

/** Splits columns into tables, each as wide as a page holds, with the columns spread evenly over as few tables as possible. */
export function blocksOf<T>(columns: readonly T[], most: number): T[][] {
  const tables = Math.ceil(columns.length / most);
  const size = Math.ceil(columns.length / Math.max(1, tables));
  return Array.from({ length: tables }, (_, at) => columns.slice(at * size, (at + 1) * size)).filter(
    (block) => block.length > 0,
  );
}

/** The columns of figures that a page holds beside their names: fewer if a figure is longer than "$999,999.99". */
const most = { usually: 5, ofMillions: 4 };
const usualLength = "-$999,999.99".length;

function mostColumns(columns: readonly Column[], groups: readonly Group[], manner: Manner): number {
  const cells = groups.flatMap(({ rows }) => rows.flatMap((row) => cellsOf(row, columns, manner)));
  const isLong = cells.some(({ text }) => text.length > usualLength && !text.includes(" "));
  return isLong ? most.ofMillions : most.usually;
}

type Props = {
  columns: readonly Column[];
  groups: readonly Group[];
  /** Whether a legend above has the loans' names, so that only letters head the columns. */
  isBelowLegend?: boolean;
  /** Names a column that is not a loan. */
  nameOf?: (column: Column) => string;
};

/** Rows of figures for all loans. Loans that do not fit side by side continue in a table below. */
export function FigureTable({ columns, groups, isBelowLegend = false, nameOf }: Props) {
  const words = useWords();
  const { print } = words;
  const manner = mannerOf(words);
  const blocks = blocksOf(columns, mostColumns(columns, groups, manner));
  const notes = notesOf(columns, groups, manner);
  const [note] = notes.size === columns.length && new Set(notes.values()).size === 1 ? notes.values() : [];
  return (
    <>
      {blocks.map((block) => (
        <Fragment key={block[0]!.id}>
          {blocks.length > 1 && !nameOf && (
            <h3 className="mt-12 text-h3">{print.loansPart(block[0]!.letter, block.at(-1)!.letter)}</h3>
          )}
          <Block
            all={columns}
            block={block}
            groups={groups}
            isBelowLegend={isBelowLegend}
            nameOf={nameOf}
            notes={notes}
            isSaidBelow={note !== undefined}
          />
        </Fragment>
      ))}
      {note && (
        <p className="mt-5 break-before-avoid text-fg-3 text-sm">
          {note.charAt(0).toUpperCase()}
          {note.slice(1)}.
        </p>
      )}
    </>
  );
}

/** Returns the notes of columns: a note that all figures of a loan have is said once, in the head of its column; if every loan has it, below the table. */
function notesOf(columns: readonly Column[], groups: readonly Group[], manner: Manner): Map<Column, string> {
  const lines = groups.flatMap(({ rows }) => rows.map((row) => cellsOf(row, columns, manner)));
  const found = columns.flatMap((column, at) => {
    const figures = lines.flatMap((cells) => (cells[at]?.kind === "figure" ? cells[at] : []));
    const [first, ...others] = new Set(figures.map(({ note }) => note));
    return figures.length > 1 && others.length === 0 && first ? [[column, first] as const] : [];
  });
  return new Map(found);
}

/** The classes of a table whose first column has the width of its `col`, and whose others are equally wide. */
export const figureTableClass = "mt-12 w-full table-fixed";
/** The classes of a table below a chart, set closer so that both fit the rest of a page. */
const belowChart = { table: "mt-5!", head: "pb-3!" };
/** The widths of tables with one or two columns, which stay near their names. */
const narrow: { [columns in number]?: string } = { 1: "max-w-[4in]", 2: "max-w-[5.5in]" };
/** The most rows under one title that are kept on one page. */
const mostTogether = 14;
const headClass =
  "border-line-strong border-b pt-[2.7pt] pr-4 pb-8 pl-3 text-right align-top leading-13 first:pl-0 first:text-left";
const groupClass = "break-after-avoid pt-8.5 pb-2 text-left align-baseline font-semibold text-brand text-sm";
const cellClass = "border-line border-b py-[2.7pt] pr-4 align-baseline leading-13";
const figureClass = "pl-3 text-right";

type LineProps = { isSum?: boolean | undefined; children: ReactNode };

/** The name of a row. */
export const FigureLabel = ({ isSum, children }: LineProps) => (
  <th scope="row" className={cx(cellClass, "text-left text-fg-2", isSum && "font-semibold")}>
    {children}
  </th>
);

export const FigureCell = ({ isSum, children }: LineProps) => (
  <td className={cx(cellClass, figureClass, isSum && "font-semibold")}>{children}</td>
);

type BlockProps = {
  all: readonly Column[];
  block: readonly Column[];
  groups: readonly Group[];
  isBelowLegend: boolean;
  nameOf: Props["nameOf"];
  /** The notes that apply to every figure of a column. */
  notes: ReadonlyMap<Column, string>;
  isSaidBelow: boolean;
};

function Block({ all, block, groups, isBelowLegend, nameOf, notes, isSaidBelow }: BlockProps) {
  const words = useWords();
  const manner = mannerOf(words);
  return (
    <table className={cx(figureTableClass, isBelowLegend && belowChart.table, narrow[block.length])}>
      <colgroup>
        <col className={narrow[block.length] ? "w-[45%]" : "w-[31%]"} />
      </colgroup>
      <thead className="break-after-avoid">
        <tr>
          <th scope="col" className={headClass}>
            <span className="sr-only">{words.print.theLoan}</span>
          </th>
          {block.map((column) => (
            <th key={column.id} scope="col" className={cx(headClass, isBelowLegend && belowChart.head)}>
              {nameOf ? <b>{nameOf(column)}</b> : <LoanHead column={column} hasName={!isBelowLegend} />}
              {!isSaidBelow && notes.has(column) && (
                <small className="block text-[7.5pt] text-fg-3 leading-9">{notes.get(column)}</small>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }, at) => (
        <tbody key={title ?? at} className={cx(rows.length <= mostTogether && "break-inside-avoid")}>
          {title && (
            <tr className="break-after-avoid">
              <th colSpan={block.length + 1} scope="rowgroup" className={groupClass}>
                {title}
              </th>
            </tr>
          )}
          {rowsThatApply(rows, all, manner).map((row) => (
            <Line key={row.key} row={row} manner={manner} all={all} block={block} notes={notes} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const LoanHead = ({ column, hasName }: { column: Column; hasName: boolean }) => (
  <>
    <LoanKey column={column} />
    <b className={hasName ? "wrap-anywhere mt-4 block" : "sr-only"}>{column.title}</b>
    {column.terms && hasName && <small className="block text-fg-3 text-xs leading-12">{column.terms}</small>}
  </>
);

type LineOf = { row: Row; manner: Manner } & Pick<BlockProps, "all" | "block" | "notes">;

/** One row. Its mark is on the lowest of all loans, in whichever table that is. */
function Line({ row, manner, all, block, notes }: LineOf) {
  const cells = cellsOf(row, all, manner);
  return (
    <tr>
      <FigureLabel isSum={row.isSum}>{labelOf(row, manner.words)}</FigureLabel>
      {block.map((column) => (
        <Figure key={column.id} cell={cells[all.indexOf(column)]!} isSum={row.isSum} hasNote={!notes.has(column)} />
      ))}
    </tr>
  );
}

type FigureOf = { cell: Cell; isSum: boolean | undefined; hasNote: boolean };

function Figure({ cell: { kind, text, isLowest, note }, isSum, hasNote }: FigureOf) {
  const { loan } = useWords();
  if (kind === "none" || kind === "missing") return <td className={cx(cellClass, figureClass, "text-fg-3")}>{text}</td>;
  // An amount stays with its minus. Tabular figures would set the hyphen of "Unit 4-B" wide.
  const isAmount = !/[\s\p{L}]/u.test(text);
  const whole = <span className={isAmount ? "-ml-3 inline-block whitespace-nowrap" : "normal-nums"}>{text}</span>;
  return (
    <FigureCell isSum={isSum}>
      {isLowest ? (
        <>
          <mark className="rounded-[1.5pt] bg-lowest font-semibold text-on-lowest shadow-[0_0_0_2.5pt_var(--color-lowest)]">
            {text}
          </mark>
          <span className="sr-only"> {loan.lowest}</span>
        </>
      ) : (
        whole
      )}
      {note && hasNote && <small className="block font-normal text-[7.5pt] text-fg-3 leading-9">{note}</small>}
    </FigureCell>
  );
}
