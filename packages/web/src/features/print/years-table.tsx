import type { Horizon } from "@highway/engine/scenario/schema/types";
import { Fragment } from "react";
import { count } from "../../lib/format/format";
import { blocksOf, type Column } from "./column";
import { LoanKey } from "./loan-key";
import type { PrintedReport } from "./report";
import { useWords } from "./words";

/** Of each loan interest, principal and balance: as many as a page is wide. */
const mostLoans = (columns: readonly Column[]) =>
  columns.some(({ result }) => (result?.amount ?? 0) + (result?.totals.interest ?? 0) >= 1_000_000) ? 3 : 4;

/** Year by year what each loan takes and what is still owed, whole dollars. Its head stands on every page that it goes over. */
export function YearsTable({ report }: { report: PrintedReport }) {
  const { print } = useWords();
  const lent = report.columns.filter(({ id }) => endOf(report.yearly.get(id)) > 0);
  const blocks = blocksOf(lent, mostLoans(lent));
  if (lent.length === 0) return null;
  return (
    <section>
      <div className="lead">
        <h2>{print.sections.years.title}</h2>
        <p>{print.sections.years.says}</p>
      </div>
      {blocks.map((block) => (
        <Block key={block[0]!.id} block={block} yearly={report.yearly} />
      ))}
    </section>
  );
}

/** The year after which nothing is owed; 0 where nothing is borrowed. */
const endOf = (horizons: readonly Horizon[] = []) => {
  const last = horizons.findLastIndex(({ balance }) => balance > 0);
  return last < 0 ? 0 : Math.min(last + 1, horizons.length - 1);
};

type Yearly = PrintedReport["yearly"];

function Block({ block, yearly }: { block: readonly Column[]; yearly: Yearly }) {
  const last = Math.max(...block.map(({ id }) => endOf(yearly.get(id))));
  const years = Array.from({ length: last }, (_, at) => at + 1);
  return (
    <table className="am">
      <Head block={block} />
      <tbody>
        {years.map((year) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {block.map(({ id }) => (
              <Year key={id} horizons={yearly.get(id) ?? []} year={year} />
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

function Year({ horizons, year }: { horizons: readonly Horizon[]; year: number }) {
  const [before, now] = [horizons[year - 1], horizons[year]];
  if (!before || !now || year > endOf(horizons))
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
