/** The report of a client who sells a home to buy another: what the sale leaves, and the monthly costs of both homes. */
import type { ClientSection } from "@highway/core/reports/pure/sections";
import type { ReactNode } from "react";
import { money } from "../../../lib/format/format";
import { isBought } from "../../row";
import { moveUpRows, saleLines } from "../../rows/move-up";
import { Card } from "./card";
import { Closing } from "./closing";
import { FiguresTable } from "./figures-table";
import { Month } from "./month";
import { MoveUpMonth, moveUpLines } from "./move-up-month";
import { type BlockParts, type BlockProps, Blocks, blocksOf, MonthBlock } from "./sections";
import { useSkin } from "./skin";
import { Worth } from "./worth";

export default function SectionsOfSale({ shown }: { shown: readonly ClientSection[] }) {
  return <Blocks shown={shown} blocks={blocks} />;
}

/** Puts the block of the sale first, because that is what a client who sells asks first. */
export const saleFirst = (told: BlockParts) =>
  blocksOf(told).toSorted((one, other) => Number(other.of.includes("moveUp")) - Number(one.of.includes("moveUp")));

export function MonthOfSale(block: BlockProps): ReactNode {
  return <MonthBlock {...block} Body={moveUpLines(useSkin()) ? MoveUpMonth : Month} />;
}

export function ClosingOfSale({ name, shown }: BlockProps): ReactNode {
  const sells = useSale(shown) !== null;
  return (
    <>
      <MoveUp shown={shown} />
      {shown.includes("cash") && <Closing name={sells || name === "savings" ? "cash" : name} />}
    </>
  );
}

const blocks = saleFirst({ Month: MonthOfSale, Closing: ClosingOfSale, Worth: () => <Worth /> });

function useSale(shown: BlockProps["shown"]) {
  const { source } = useSkin();
  return shown.includes("moveUp") ? source.times.moveUp : null;
}

/** The home being sold, and the cash then still needed for each purchase. */
export function MoveUp({ shown }: Pick<BlockProps, "shown">) {
  const { source, words } = useSkin();
  const sale = useSale(shown);
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
