/** The report of who has a home and a mortgage today: what a refinance makes of them, or a sale. */
import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type ReactNode, useMemo } from "react";
import { money } from "../../../lib/format/format";
import { isBought } from "../../row";
import { moveUpRows, saleLines } from "../../rows/move-up";
import { Card } from "./card";
import { Closing } from "./closing";
import { FiguresTable } from "./figures-table";
import { Month } from "./month";
import { MoveUpMonth, moveUpLines } from "./move-up-month";
import { outlaysOf } from "./outlay";
import { OutlayCard } from "./outlay-card";
import { Payoff } from "./payoff";
import { RefinanceMonth, refinanceLines } from "./refinance-month";
import { type BlockProps, Blocks, blocksOf, MonthBlock } from "./sections";
import { useSkin } from "./skin";
import { Worth } from "./worth";

export default function SectionsFromToday({ shown }: { shown: readonly ClientSection[] }) {
  const { source } = useSkin();
  return <Blocks shown={shown} blocks={source.times.moveUp ? saleFirst : blocks} />;
}

function MonthFromToday({ name, shown }: BlockProps): ReactNode {
  const skin = useSkin();
  const Body = refinanceLines(skin) ? RefinanceMonth : moveUpLines(skin) ? MoveUpMonth : Month;
  return <MonthBlock name={name} shown={shown} Body={Body} />;
}

function ClosingFromToday({ name, shown }: BlockProps): ReactNode {
  const { picked, source } = useSkin();
  const [hasCash, hasSavings] = [shown.includes("cash"), shown.includes("savings")];
  const isRefinanced = picked.result.savings !== null;
  const sells = shown.includes("moveUp") && source.times.moveUp !== null;
  return (
    <>
      {sells && <MoveUp />}
      {isRefinanced && (hasCash || hasSavings) && <Payoff name={name} hasCash={hasCash} hasSavings={hasSavings} />}
      {hasCash && !isRefinanced && <Closing name={sells || name === "savings" ? "cash" : name} />}
    </>
  );
}

/** Of a refinance: what is paid over the years for the same debts. Else each other loan against the picked one. */
function WorthFromToday(): ReactNode {
  const skin = useSkin();
  const outlays = useMemo(() => outlaysOf(skin), [skin]);
  return outlays ? <OutlayCard outlays={outlays} /> : <Worth />;
}

const blocks = blocksOf({ Month: MonthFromToday, Closing: ClosingFromToday, Worth: WorthFromToday });

/** Who sells a home to buy another asks first what the sale leaves. */
const saleFirst = blocks.toSorted(
  (one, other) => Number(other.of.includes("moveUp")) - Number(one.of.includes("moveUp")),
);

/** The home that is sold, and what is then left to bring to each purchase. */
function MoveUp() {
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
