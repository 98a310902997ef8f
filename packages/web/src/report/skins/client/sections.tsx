import type { ClientSection } from "@highway/core/reports/pure/sections";
import type { ComponentType, ReactNode } from "react";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { spokenPart } from "../../../lib/words/catalog";
import { bidColumns } from "../../bid-over/columns";
import { bidOverCatalog, estimateFormCatalog } from "../../catalogs";
import { loanRows } from "../../rows/loans";
import { balanceMeasure, measureRow } from "../../rows/over-years";
import { type Section, sections } from "../../sections";
import { withoutSold } from "./answer";
import { Card } from "./card";
import { Charted } from "./charted";
import { Cost } from "./cost";
import { FiguresTable } from "./figures-table";
import { LaterPart } from "./later";
import { Owed } from "./owed";
import { useSkin } from "./skin";

/** The pages of the Loan Estimate, which are fetched only if the officer shows them. */
const estimatePages = spokenPart(() => import("./estimate-form"), estimateFormCatalog);
const EstimateForm = () => <LaterPart part={estimatePages} words={useSkin().words} className="px-4 empty:hidden" />;

const bids = spokenPart(() => import("./bid-over"), bidOverCatalog);
/** The bids over asking, whose code is fetched only for reports that have one. */
function BidBlock() {
  const { source, words } = useSkin();
  if (bidColumns(source.columns).length === 0) return null;
  return <LaterPart part={bids} words={words} className="px-4 empty:hidden" />;
}

export type BlockProps = {
  shown: readonly ClientSection[];
  /** The section whose place it takes. */
  name: ClientSection;
};

type Block = { of: readonly ClientSection[]; Body: ComponentType<BlockProps> };

/** The blocks that differ for clients who have a home and a mortgage today. */
export type BlockParts = Record<"Month" | "Closing" | "Worth", ComponentType<BlockProps>>;

/** Makes the blocks. Sections that belong together are one block, which draws those that the officer shows. */
export const blocksOf = ({
  Month: MonthBlock,
  Closing: ClosingBlock,
  Worth: WorthBlock,
}: BlockParts): readonly Block[] => [
  { of: ["monthly", "rates", "secondLoan"], Body: MonthBlock },
  { of: ["cash", "savings", "moveUp"], Body: ClosingBlock },
  { of: ["bidOver"], Body: BidBlock },
  { of: ["totalCost", "overTheLoan", "taxSavings"], Body: Cost },
  { of: ["breakEven"], Body: WorthBlock },
  { of: ["balance", "equity", "appreciation"], Body: OwedBlock },
  { of: ["loans", "extraPayments"], Body: EveryFigure },
  { of: ["estimateForm"], Body: EstimateForm },
];

export type SectionsProps = { shown: readonly ClientSection[] };

/** Draws the sections that the officer chose, in the officer's order. A block takes the place of the first of its sections. If no order was chosen, that of a client's usual questions applies. */
export function Blocks({ shown, blocks }: SectionsProps & { blocks: readonly Block[] }) {
  const { basis } = useSkin();
  const isChosen = (basis.document.toolMeta?.highlightedTables ?? []).length > 0;
  const order = isChosen ? shown : blocks.flatMap(({ of }) => of.filter((key) => shown.includes(key)));
  const placed = order.flatMap((name) => {
    const block = blocks.find(({ of }) => of.includes(name))!;
    return order.find((key) => block.of.includes(key)) === name ? [{ name, Body: block.Body }] : [];
  });
  return placed.map(({ name, Body }) => <Body key={name} name={name} shown={shown} />);
}

export function MonthBlock({
  name,
  shown,
  Body,
}: BlockProps & { Body: ComponentType<{ name: ClientSection }> }): ReactNode {
  const hasMonth = shown.includes("monthly");
  return (
    <>
      {hasMonth && <Body name={name} />}
      {!hasMonth && shown.includes("rates") && <Lines name="rates" />}
      {shown.includes("secondLoan") && <Lines name="secondLoan" />}
    </>
  );
}

function OwedBlock({ name, shown }: BlockProps): ReactNode {
  return shown.includes("equity") || shown.includes("appreciation") ? <Owed name={name} shown={shown} /> : <Balance />;
}

type Generic = Exclude<keyof typeof sections, "loans" | "monthly" | "cash" | "totalCost">;

function useSection(name: keyof typeof sections): Section | null {
  const { source } = useSkin();
  const section = sections[name](source);
  return section?.lacks ? null : section;
}

/** A section of charts and rows only. One that is zero for every loan is left out. */
function Lines({ name }: { name: Generic }) {
  const { words } = useSkin();
  const section = useSection(name);
  const { title, says } = words.loan.sections[name];
  return section && <Charted name={name} title={title} section={section} lead={says} />;
}

/** What is owed after the report's years. The interest paid is in other sections. */
function Balance() {
  const { source, words } = useSkin();
  const section = useSection("balance");
  if (!section) return null;
  const { title, says } = words.loan.sections.balance;
  const rows = source.years.map((year) => measureRow(balanceMeasure, year, source.times.yearly));
  const [balance] = section.parts;
  return (
    <Charted
      name="balance"
      title={title}
      lead={says}
      section={{ ...section, parts: balance ? [balance] : [] }}
      more={[{ rows }]}
    />
  );
}

/** All loans side by side: their terms, with the month, the closing and the extra payments if the officer shows them. On a phone it is folded. */
function EveryFigure({ name, shown }: BlockProps) {
  const { source: all, basis, words } = useSkin();
  const source = withoutSold(all, basis);
  const isFolded = useMedia(oneColumn);
  const { title, says } = words.loan.sections.loans;
  const { groups: named } = words.loan;
  const more = (["monthly", "cash", "extraPayments"] as const).filter((key) => shown.includes(key));
  const groups = [
    ...(shown.includes("loans") ? [{ title: named.loans, rows: loanRows(source.columns, "client") }] : []),
    ...more.flatMap((key) =>
      (sections[key](source)?.parts ?? []).flatMap((part) =>
        part.groups.map(({ rows }) => ({ title: named[key], rows })),
      ),
    ),
  ];
  if (groups.length === 0) return null;
  const table = <FiguresTable label={title} columns={source.columns} groups={groups} />;
  if (!isFolded)
    return (
      <Card name={name} title={title} lead={says}>
        {table}
      </Card>
    );
  return (
    <Card name={name} title={title} lead={says}>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center justify-center rounded-[10px] border border-paper-edge font-medium text-md">
          {words.client.plain.unfold}
        </summary>
        {table}
      </details>
    </Card>
  );
}
