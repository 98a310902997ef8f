import { money } from "../../../lib/format/format";
import { isBought } from "../../row";
import { moveUpRows, saleLines } from "../../rows/move-up";
import { Card } from "./card";
import { FiguresTable } from "./figures-table";
import { useSkin } from "./skin";

/** The home that is sold, and what is then left to bring to each purchase. */
export function MoveUp() {
  const { source, words } = useSkin();
  const sale = source.times.moveUp;
  if (!sale) return null;
  const { title, says } = words.loan.sections.moveUp;
  return (
    <Card name="moveUp" title={title} lead={says}>
      <dl className="num mt-3 grid max-w-[520px] grid-cols-[minmax(0,1fr)_auto] gap-x-6 text-md">
        {saleLines(sale, words.loan)
          .filter(([, value]) => value !== 0)
          .map(([label, value]) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid border-paper-line border-b py-2">
              <dt className="text-fg-2">{label}</dt>
              <dd className="text-right font-medium">{money(value)}</dd>
            </div>
          ))}
        <div className="col-span-2 grid grid-cols-subgrid py-2 font-semibold">
          <dt>{words.loan.sale.left}</dt>
          <dd className="text-right">{money(sale.proceeds)}</dd>
        </div>
      </dl>
      <FiguresTable label={title} columns={source.columns.filter(isBought)} groups={[{ rows: moveUpRows(sale) }]} />
    </Card>
  );
}
