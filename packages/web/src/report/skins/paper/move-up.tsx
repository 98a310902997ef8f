import { moneyWithCents } from "../../../lib/format/format";
import { isBought } from "../../row";
import { moveUpRows, saleLines } from "../../rows/move-up";
import { FigureTable } from "./figure-table";
import type { PrintedReport } from "./report";
import { Section } from "./section";
import { useWords } from "./words";

/** The home that is sold, and what is then left to bring to each purchase. */
export function MoveUp({ report: { columns, times } }: { report: PrintedReport }) {
  const { loan } = useWords();
  const sale = times.moveUp;
  if (!sale) return null;
  return (
    <Section {...loan.sections.moveUp}>
      <table className="cmp narrow">
        <tbody>
          {saleLines(sale, loan)
            .filter(([, value]) => value !== 0)
            .map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{moneyWithCents(value)}</td>
              </tr>
            ))}
          <tr className="sum">
            <th scope="row">{loan.sale.left}</th>
            <td>{moneyWithCents(sale.proceeds)}</td>
          </tr>
        </tbody>
      </table>
      <FigureTable columns={columns.filter(isBought)} groups={[{ rows: moveUpRows(sale) }]} />
    </Section>
  );
}
