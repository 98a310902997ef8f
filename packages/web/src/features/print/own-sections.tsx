import { money } from "../../lib/format/format";
import { FigureTable } from "./figure-table";
import { extraRows, hasExtra, hasSavings, hasSecond, moveUpRows, savingsRows, secondLoanRows } from "./own-rows";
import type { PrintedReport } from "./report";
import { Section } from "./section";
import { useWords } from "./words";

type Props = { report: PrintedReport };

export function SecondLoan({ report: { columns } }: Props) {
  const words = useWords();
  if (!hasSecond(columns)) return null;
  return (
    <Section {...words.print.sections.secondLoan}>
      <FigureTable
        columns={columns.filter(({ result }) => result?.secondLoan)}
        groups={[{ rows: secondLoanRows(words) }]}
      />
    </Section>
  );
}

export function ExtraPayments({ report: { columns } }: Props) {
  const words = useWords();
  if (!hasExtra(columns)) return null;
  return (
    <Section {...words.print.sections.extraPayments}>
      <FigureTable columns={columns.filter(({ result }) => result?.prepayment)} groups={[{ rows: extraRows(words) }]} />
    </Section>
  );
}

export function RefinanceSavings({ report: { columns, month } }: Props) {
  const words = useWords();
  if (!hasSavings(columns)) return null;
  const groups = savingsRows(words, month).map(({ group, rows }) => ({ title: group, rows }));
  return (
    <Section {...words.print.sections.savings}>
      <FigureTable columns={columns.filter(({ loan }) => loan.category === "refinance")} groups={groups} />
    </Section>
  );
}

/** The home that is sold, and what is then left to bring to each purchase. */
export function MovingUp({ report: { columns, whole } }: Props) {
  const words = useWords();
  const { sale: names, sections } = words.print;
  const sale = whole.moveUp;
  if (!sale) return null;
  const lines: [string, number][] = [
    [names.value, sale.value],
    [names.costToSell, -sale.costToSell],
    [names.repairs, -sale.repairs],
    [names.payoffs, -sale.payoffs],
    [names.debts, -sale.debtsPaidOff],
  ];
  return (
    <Section {...sections.moveUp}>
      <table className="cmp narrow">
        <tbody>
          {lines
            .filter(([, value]) => value !== 0)
            .map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{money(value, { cents: true })}</td>
              </tr>
            ))}
          <tr className="sum">
            <th scope="row">{names.left}</th>
            <td>{money(sale.proceeds, { cents: true })}</td>
          </tr>
        </tbody>
      </table>
      <FigureTable
        columns={columns.filter(({ loan }) => loan.category === "purchase")}
        groups={[{ rows: moveUpRows(sale, words) }]}
      />
    </Section>
  );
}
