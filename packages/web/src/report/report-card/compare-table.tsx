import type { ReactNode } from "react";
import { LoanMark } from "../../ui/loan-mark";
import type { CardSelection } from "./cards";
import { type CompareRow, compareRows } from "./compare-rows";
import { shortName } from "./text";
import type { ReportCardWords } from "./words.en";

type Props = {
  shown: CardSelection;
  hasOverall: boolean;
  own: ReportCardWords;
  /** Draws a figure, if a press on it does something. */
  figure?: (text: string, fip: string, row: CompareRow) => ReactNode;
};

/** The figures of the compared counties side by side, with letter and percentile before each. */
export function CompareTable({ shown, hasOverall, own, figure }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is wider than the page, and the keyboard scrolls it */}
      <section aria-label={own.compare.table} tabIndex={0} className="scrolls-sideways">
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr className="*:border-line *:border-b text-fg-3 text-sm">
              <th scope="col" className="sticky left-0 h-8 bg-surface py-1 pr-2 text-left font-medium">
                {own.compare.title}
              </th>
              {shown.compared.map(({ row: { fip, name } }, at) => (
                <th key={fip} scope="col" className="whitespace-nowrap pl-4 text-right font-medium">
                  <LoanMark index={at} label={null} className="mr-1.5" />
                  {shortName(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareRows(shown, own, hasOverall).map((row) => (
              <tr key={row.key} className="*:border-line *:border-b touch:h-11">
                <th
                  scope="row"
                  className="sticky left-0 h-row-compact bg-surface py-1 pr-2 text-left font-normal phone:min-w-36"
                >
                  {row.label}
                </th>
                {row.cells.map((cell) => (
                  <td key={cell.fip} className="num whitespace-nowrap pl-4 text-right">
                    {cell.figure === null ? (
                      <span className="text-fg-3">{cell.none}</span>
                    ) : (
                      <>
                        {cell.stands && (
                          <>
                            <span className="mr-1 text-fg-3">{cell.stands}</span>{" "}
                          </>
                        )}
                        {figure ? figure(cell.figure, cell.fip, row) : cell.figure}
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="max-w-[80ch] py-3 text-fg-3 text-sm">{own.compare.note}</p>
    </>
  );
}
