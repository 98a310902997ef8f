import type { Horizon } from "@highway/engine/scenario/schema/types";
import { Fragment } from "react";
import { cx } from "../../../lib/class-names";
import { count } from "../../../lib/format/format";
import { endOf } from "../../charts/series";
import { type Column, ofSecond } from "../../columns";
import type { Yearly } from "../../times";
import { blocksOf } from "./figure-table";
import { LoanKey } from "./loan-key";
import type { PrintSource } from "./report";
import { SectionHead, sectionClass } from "./section";
import { useWords } from "./words";

/** Returns how many loans fit the width of a page, each with interest, principal and balance. */
function mostLoans(columns: readonly Column[]): number {
  const most = Math.max(...columns.map(({ result }) => (result?.amount ?? 0) + (result?.totals.interest ?? 0)));
  return most >= 1_000_000_000 ? 2 : most >= 1_000_000 ? 3 : 4;
}

/** What each loan costs and what is still owed, year by year in whole dollars. The head is repeated on every page of the table. */
export function YearsTable({ report }: { report: PrintSource }) {
  const { loan } = useWords();
  const lent = report.columns.filter(({ id }) => endOf(id, report.times.yearly) > 0);
  const blocks = blocksOf(lent, mostLoans(lent));
  if (lent.length === 0) return null;
  const { title, says } = loan.sections.years;
  return (
    <section className={sectionClass}>
      <div className="break-after-avoid">
        <SectionHead title={title} says={says + ofSecond(lent, loan.withSecond)} />
      </div>
      {blocks.map((block) => (
        <Block key={block[0]!.id} block={block} yearly={report.times.yearly} />
      ))}
    </section>
  );
}

/** The space between a loan's three columns and those before them. */
const loanEdgeClass = "border-l-[6pt] border-l-white";
const cellClass = "whitespace-nowrap border-b border-b-line py-[2.45pt] pr-4";
const figureClass = cx(cellClass, "text-right");
const unitClass = "whitespace-nowrap border-b border-b-line-strong pr-4 pb-[2.45pt] font-medium";
const totalClass = "whitespace-nowrap pt-5 pr-4 pb-[2.45pt] font-semibold";

function Block({ block, yearly }: { block: readonly Column[]; yearly: Yearly }) {
  const last = Math.max(...block.map(({ id }) => endOf(id, yearly)));
  const fives = Array.from({ length: Math.ceil(last / 5) }, (_, at) => at * 5);
  return (
    <table className="mt-8 w-full table-fixed text-years">
      <Head block={block} />
      {fives.map((before) => (
        <tbody key={before} className="break-inside-avoid">
          {yearsAfter(before, last).map((year) => (
            <tr key={year} className="nth-[5n]:*:border-b-fifth-year">
              <th scope="row" className={cx(cellClass, "text-left text-fg-2")}>
                {year}
              </th>
              {block.map(({ id }) => (
                <Year key={id} horizons={yearly.get(id) ?? []} year={year} last={endOf(id, yearly)} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <Totals block={block} yearly={yearly} />
    </table>
  );
}

/** Returns the next five years, or what is left of them, which are kept on one page. */
const yearsAfter = (before: number, last: number) =>
  Array.from({ length: Math.min(5, last - before) }, (_, at) => before + at + 1);

function Head({ block }: { block: readonly Column[] }) {
  const { print, loan } = useWords();
  const { interest, principal, balance } = loan.figures;
  return (
    <thead className="break-after-avoid">
      <tr>
        <td />
        {block.map((column) => (
          <th
            key={column.id}
            colSpan={3}
            scope="colgroup"
            className={cx(loanEdgeClass, "whitespace-nowrap pt-5 pr-4 pb-4 text-right font-semibold")}
          >
            <span className="inline-flex max-w-full items-center justify-end gap-4">
              <LoanKey column={column} size="small" />
              <span className="truncate">{column.title}</span>
            </span>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col" className={cx(unitClass, "text-left text-fg-2")}>
          {print.year}
        </th>
        {block.map(({ id }) => (
          <Fragment key={id}>
            <th scope="col" className={cx(unitClass, loanEdgeClass, "text-right text-fg-3")}>
              {interest}
            </th>
            <th scope="col" className={cx(unitClass, "text-right text-fg-3")}>
              {principal}
            </th>
            <th scope="col" className={cx(unitClass, "text-right text-fg-3")}>
              {balance}
            </th>
          </Fragment>
        ))}
      </tr>
    </thead>
  );
}

function Year({ horizons, year, last }: { horizons: readonly Horizon[]; year: number; last: number }) {
  const [before, now] = [horizons[year - 1], horizons[year]];
  if (!before || !now || year > last)
    return (
      <>
        <td className={cx(cellClass, loanEdgeClass)} />
        <td className={cellClass} />
        <td className={cellClass} />
      </>
    );
  return (
    <>
      <td className={cx(figureClass, loanEdgeClass)}>{count(now.interestPaid - before.interestPaid)}</td>
      <td className={figureClass}>{count(now.principalPaid - before.principalPaid)}</td>
      <td className={figureClass}>{count(now.balance)}</td>
    </>
  );
}

function Totals({ block, yearly }: { block: readonly Column[]; yearly: Yearly }) {
  const { print } = useWords();
  return (
    <tfoot className="table-row-group break-before-avoid">
      <tr className="break-before-avoid">
        <th scope="row" className={cx(totalClass, "text-left text-fg-2")}>
          {print.total}
        </th>
        {block.map(({ id }) => {
          const last = yearly.get(id)?.at(-1);
          return (
            <Fragment key={id}>
              <td className={cx(totalClass, loanEdgeClass, "text-right")}>{count(last?.interestPaid ?? 0)}</td>
              <td className={cx(totalClass, "text-right")}>{count(last?.principalPaid ?? 0)}</td>
              <td className={totalClass} />
            </Fragment>
          );
        })}
      </tr>
    </tfoot>
  );
}
