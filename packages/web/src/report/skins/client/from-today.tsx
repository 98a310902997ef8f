/** The report of a client who refinances a mortgage, including the sale of a home if there is one. */
import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type ReactNode, useMemo } from "react";
import { ClosingOfSale, MonthOfSale, MoveUp, saleFirst } from "./of-sale";
import { outlaysOf } from "./outlay";
import { OutlayCard } from "./outlay-card";
import { Payoff } from "./payoff";
import { RefinanceMonth, refinanceLines } from "./refinance-month";
import { type BlockProps, Blocks, blocksOf, MonthBlock } from "./sections";
import { useSkin } from "./skin";
import { Worth } from "./worth";

export default function SectionsFromToday({ shown }: { shown: readonly ClientSection[] }) {
  const { source } = useSkin();
  return <Blocks shown={shown} blocks={source.times.moveUp ? withSale : blocks} />;
}

function MonthFromToday(block: BlockProps): ReactNode {
  return refinanceLines(useSkin()) ? <MonthBlock {...block} Body={RefinanceMonth} /> : <MonthOfSale {...block} />;
}

function ClosingFromToday(block: BlockProps): ReactNode {
  const { picked } = useSkin();
  const { name, shown } = block;
  const [hasCash, hasSavings] = [shown.includes("cash"), shown.includes("savings")];
  if (picked.result.savings === null) return <ClosingOfSale {...block} />;
  return (
    <>
      <MoveUp shown={shown} />
      {(hasCash || hasSavings) && <Payoff name={name} hasCash={hasCash} hasSavings={hasSavings} />}
    </>
  );
}

/** What is paid over the years for the same debts, for a refinance; else each other loan against the picked one. */
function WorthFromToday(): ReactNode {
  const skin = useSkin();
  const outlays = useMemo(() => outlaysOf(skin), [skin]);
  return outlays ? <OutlayCard outlays={outlays} /> : <Worth />;
}

const blockParts = { Month: MonthFromToday, Closing: ClosingFromToday, Worth: WorthFromToday };
const blocks = blocksOf(blockParts);
const withSale = saleFirst(blockParts);
