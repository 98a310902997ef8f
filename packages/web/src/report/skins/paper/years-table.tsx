import type { Horizon } from "@highway/engine/scenario/schema/types";
import { Fragment } from "react";
import { count } from "../../../lib/format/format";
import { endOf } from "../../charts/series";
import type { Column } from "../../columns";
import type { Yearly } from "../../times";
import { blocksOf } from "./figure-table";
import { LoanKey } from "./loan-key";
import type { PrintSource } from "./report";
import { useWords } from "./words";

/** Of each loan interest, principal and balance: as many as a page is wide. */
const mostLoans = (columns: readonly Column[]) =>
  columns.some(({ result }) => (result?.amount ?? 0) + (result?.totals.interest ?? 0) >= 1_000_000) ? 3 : 4;

/** Year by year what each loan takes and what is still owed, whole dollars. Its head stands on every page that it goes over. */
export function YearsTable({ report }: { report: PrintSource }) {
  const { loan } = useWords();
  const lent = report.columns.filter(({ id }) => endOf(id, report.times.yearly) > 0);
  const blocks = blocksOf(lent, mostLoans(lent));
  if (lent.length === 0) return null;
  return (
    <section>
      <div className="lead">
        <h2>{loan.sections.years.title}</h2>
        <p>{loan.sections.years.says}</p>
      </div>
      {blocks.map((block) => (
        <Block key={block[0]!.id} block={block} yearly={report.times.yearly} />
      ))}
    </section>
  );
}

function Block({ block, yearly }: { block: readonly Column[]; yearly: Yearly }) {
  const last = Math.max(...block.map(({ id }) => endOf(id, yearly)));
  const years = Array.from({ length: last }, (_, at) => at + 1);
  return (
    <table className="am">
      <Head block={block} />
      <tbody>
        {years.map((year) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {block.map(({ id }) => (
              <Year key={id} horizons={yearly.get(id) ?? []} year={year} last={endOf(id, yearly)} />
            ))}
          </tr>
        ))}
      </tbody>
      <Totals block={block} yearly={yearly} />
    </table>
  );
}

function Head({ block }: { block: readonly Column[] }) {
  const { print, loan } = useWords();
  const { interest, principal, balance } = loan.figures;
  return (
    <thead>
      <tr>
        <td />
        {block.map((column) => (
          <th key={column.id} colSpan={3} scope="colgroup" className="s">
            <span className="g">
              <LoanKey column={column} />
              <span className="name">{column.title}</span>
            </span>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">{print.year}</th>
        {block.map(({ id }) => (
          <Fragment key={id}>
            <th scope="col" className="s">
              {interest}
            </th>
            <th scope="col">{principal}</th>
            <th scope="col">{balance}</th>
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
        <td className="s" />
        <td />
        <td />
      </>
    );
  return (
    <>
      <td className="s">{count(now.interestPaid - before.interestPaid)}</td>
      <td>{count(now.principalPaid - before.principalPaid)}</td>
      <td>{count(now.balance)}</td>
    </>
  );
}

function Totals({ block, yearly }: { block: readonly Column[]; yearly: Yearly }) {
  const { print } = useWords();
  return (
    <tfoot>
      <tr>
        <th scope="row">{print.total}</th>
        {block.map(({ id }) => {
          const last = yearly.get(id)?.at(-1);
          return (
            <Fragment key={id}>
              <td className="s">{count(last?.interestPaid ?? 0)}</td>
              <td>{count(last?.principalPaid ?? 0)}</td>
              <td />
            </Fragment>
          );
        })}
      </tr>
    </tfoot>
  );
}
