import { Fragment } from "react";
import { type Cell, cellsOf, type Manner, rowsThatApply } from "../../cells";
import type { Column } from "../../columns";
import { type Group, labelOf, type Row } from "../../row";
import { LoanKey } from "./loan-key";
import { mannerOf, useWords } from "./words";

/** Columns that stand side by side on a page: as many as fit, spread evenly over as few tables as can be. */
export function blocksOf<T>(columns: readonly T[], most: number): T[][] {
  const tables = Math.ceil(columns.length / most);
  const size = Math.ceil(columns.length / Math.max(1, tables));
  return Array.from({ length: tables }, (_, at) => columns.slice(at * size, (at + 1) * size)).filter(
    (block) => block.length > 0,
  );
}

/** Columns of figures that a page holds beside their names: fewer where one is longer than "$999,999.99". */
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
  /** The legend above has the loans' names: letters alone head the columns. */
  isBelowLegend?: boolean;
};

/** Lines of figures over all loans. More loans than fit side by side go on in a table below. */
export function FigureTable({ columns, groups, isBelowLegend = false }: Props) {
  const words = useWords();
  const { print } = words;
  const blocks = blocksOf(columns, mostColumns(columns, groups, mannerOf(words)));
  return blocks.map((block) => (
    <Fragment key={block[0]!.id}>
      {blocks.length > 1 && <h3>{print.loansPart(block[0]!.letter, block.at(-1)!.letter)}</h3>}
      <Block all={columns} block={block} groups={groups} isBelowLegend={isBelowLegend} />
    </Fragment>
  ));
}

type BlockProps = {
  all: readonly Column[];
  block: readonly Column[];
  groups: readonly Group[];
  isBelowLegend: boolean;
};

function Block({ all, block, groups, isBelowLegend }: BlockProps) {
  const words = useWords();
  const manner = mannerOf(words);
  return (
    <table className="cmp">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{words.print.theLoan}</span>
          </th>
          {block.map((column) => (
            <th key={column.id} scope="col">
              <LoanKey column={column} />
              <b className={isBelowLegend ? "vh" : undefined}>{column.title}</b>
              {column.terms && !isBelowLegend && <small>{column.terms}</small>}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }, at) => (
        <tbody key={title ?? at}>
          {title && (
            <tr className="grp">
              <th colSpan={block.length + 1} scope="rowgroup">
                {title}
              </th>
            </tr>
          )}
          {rowsThatApply(rows, all, manner).map((row) => (
            <Line key={row.key} row={row} manner={manner} all={all} block={block} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The lowest is the lowest of all loans, on whichever table it stands. */
function Line({ row, manner, all, block }: { row: Row; manner: Manner } & Pick<BlockProps, "all" | "block">) {
  const cells = cellsOf(row, all, manner);
  return (
    <tr className={row.isSum ? "sum" : undefined}>
      <th scope="row">{labelOf(row, manner.words)}</th>
      {block.map((column) => (
        <Figure key={column.id} cell={cells[all.indexOf(column)]!} />
      ))}
    </tr>
  );
}

function Figure({ cell: { kind, text, isLowest, note } }: { cell: Cell }) {
  const { loan } = useWords();
  if (kind === "none" || kind === "missing") return <td className="none">{text}</td>;
  return (
    <td>
      {isLowest ? (
        <>
          <mark>{text}</mark>
          <span className="vh"> {loan.lowest}</span>
        </>
      ) : (
        text
      )}
      {note && <small className="note">{note}</small>}
    </td>
  );
}
