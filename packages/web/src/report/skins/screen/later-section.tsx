import type { SectionKey } from "@highway/core/reports/pure/sections";
import { lazy, Suspense, useMemo } from "react";
import { money } from "../../../lib/format/format";
import { officerSections } from "../../../lib/words/officer";
import type { Basis } from "../../../scenario/figures/loan-figures";
import type { Column } from "../../columns";
import { moveUpRows, saleLines } from "../../rows/move-up";
import { type Section, type Source, sections, type TableSection } from "../../sections";
import { monthOf, timesOf } from "../../times";
import { BreakEvens } from "./break-evens";
import { LoanBars } from "./chart-parts";
import { FigureButton } from "./figure-button";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { manner } from "./manner";
import { Balance, ResultSection } from "./section";
import { SectionHead } from "./section-head";

const EstimateForm = lazy(() => import("./estimate-form"));

/** What every section of the officer's screen is drawn of. */
export type SectionProps = {
  columns: readonly Column[];
  years: readonly number[];
  differences: boolean;
  basis: Basis;
};

type Props = SectionProps & { name: SectionKey };

/** One section below the first ones. One that says nothing of these loans draws nothing. Its code is fetched beside the page's. */
export default function LaterSection({ name, columns, years, differences, basis }: Props) {
  const source = useMemo((): Source => {
    const times = timesOf(basis, years);
    const { reader, words } = manner;
    return { columns, years, times, reader, words, month: monthOf(times.firstPayment, "en") };
  }, [basis, columns, years]);
  if (name === "breakEven") return <BreakEvens source={source} />;
  if (name === "estimateForm")
    return (
      <Suspense fallback={null}>
        <EstimateForm columns={columns} basis={basis} />
      </Suspense>
    );
  if (name === "moveUp") return <MoveUp source={source} differences={differences} />;
  return <Table name={name} source={source} differences={differences} />;
}

type TableProps = { name: TableSection; source: Source; differences: boolean };

function Table({ name, source, differences }: TableProps) {
  const section: Section | null = useMemo(() => sections[name](source), [name, source]);
  if (!section) return null;
  const { columns, times } = source;
  if (name === "balance")
    return <Balance section={section} columns={columns} differences={differences} yearly={times.yearly} />;
  return <ResultSection name={name} section={section} columns={columns} differences={differences} />;
}

/** The home that is sold, and what is then left to bring to each purchase. */
function MoveUp({ source, differences }: { source: Source; differences: boolean }) {
  const { columns, words } = source;
  const sale = source.times.moveUp;
  if (!sale) return null;
  const { title, says } = officerSections.moveUp;
  const rows = moveUpRows(sale);
  // The sale is one for all of them.
  const first = columns.find(({ id }) => sale.loans.some(({ loanID }) => loanID === id));
  return (
    <section aria-label={title}>
      <SectionHead title={title} says={says} />
      <dl className="num grid max-w-[520px] grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line border-t px-6 py-3 leading-6 @max-[560px]:px-4">
        {saleLines(sale, words).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-fg-2">{label}</dt>
            <dd className="text-right">
              {value === 0 || !first ? (
                <span className="text-fg-3">{words.none}</span>
              ) : (
                <FigureButton column={first} explains="saleProceeds" part={label.toLowerCase()}>
                  {money(value)}
                </FigureButton>
              )}
            </dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt>{words.sale.left}</dt>
          <dd className="text-right">
            {first && (
              <FigureButton column={first} explains="saleProceeds">
                {money(sale.proceeds)}
              </FigureButton>
            )}
          </dd>
        </div>
      </dl>
      <LoanBars title={words.figures.cashAfterSale} columns={columns} rows={[rows[0]]} />
      <div className="border-line border-y">
        <LoanTable
          label={title}
          columns={columns}
          groups={[{ rows }]}
          head={<LoanHeads corner="Loan" columns={columns} />}
          differences={differences}
        />
      </div>
    </section>
  );
}
