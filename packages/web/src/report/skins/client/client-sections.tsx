import type { ReactNode } from "react";
import { spokenPart } from "../../../lib/words/catalog";
import { isRefinance } from "../../row";
import { Closing } from "./closing";
import { LaterPart } from "./later";
import { Month } from "./month";
import { type BlockProps, Blocks, blocksOf, MonthBlock, type SectionsProps } from "./sections";
import { useSkin } from "./skin";
import { Worth } from "./worth";

/** The blocks of a buyer without a mortgage. */
const ofBuyer = blocksOf({ Month: BuyersMonth, Closing: BuyersClosing, Worth: () => <Worth /> });

/** The blocks of a refinance or of the sale of a home, which say what changes. A buyer's page fetches neither, and that of a seller does not fetch what a refinance says. */
const fromToday = spokenPart<SectionsProps>(() => import("./from-today"));
const ofSale = spokenPart<SectionsProps>(() => import("./of-sale"));

/** The report's sections as its client reads them. */
export function ClientSections({ shown }: SectionsProps) {
  const { source, words } = useSkin();
  const refinances = source.columns.some((column) => isRefinance(column) || (column.result?.savings ?? null) !== null);
  if (!refinances && source.times.moveUp === null) return <Blocks shown={shown} blocks={ofBuyer} />;
  const part = refinances ? fromToday : ofSale;
  return <LaterPart part={part} props={{ shown }} words={words} className="min-h-[200dvh]" />;
}

function BuyersMonth({ name, shown }: BlockProps): ReactNode {
  return <MonthBlock name={name} shown={shown} Body={Month} />;
}

function BuyersClosing({ name, shown }: BlockProps): ReactNode {
  return shown.includes("cash") && <Closing name={name === "savings" ? "cash" : name} />;
}
