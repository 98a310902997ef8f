import type { SectionKey } from "@highway/core/reports/pure/sections";
import type { MoveUp as MoveUpAnswer } from "@highway/engine/scenario/schema/types";
import { lazy, Suspense, useMemo } from "react";
import { money } from "../../../lib/format/format";
import { officerSections } from "../../../lib/words/officer";
import { moveUpRows, saleLines } from "../../rows/move-up";
import type { Source } from "../../sections";
import { BreakEvens } from "./break-evens";
import { LoanBars } from "./chart-parts";
import { FigureButton } from "./figure-button";
import { LoanTable } from "./loan-table";
import { Balance, ResultSection } from "./section";
import { type Details, SectionHead } from "./section-head";
import { applies, type Figures, sectionOf, sourceOf } from "./source";

const EstimateForm = lazy(() => import("./estimate-form"));
const BidOver = lazy(() => import("./bid-over"));

/** The properties of every section of the officer's screen. */
export type SectionProps = Figures & {
  differences: boolean;
  isOpen: boolean;
  onOpen: (name: SectionKey, open: boolean) => void;
};

type Props = SectionProps & { name: SectionKey };

/** One section below the first figures. One that does not apply to these loans draws nothing. Its code is loaded after the page's. */
export default function LaterSection({ name, differences, isOpen, onOpen, ...figures }: Props) {
  const { columns, basis } = figures;
  const source = sourceOf(figures);
  const details = useMemo((): Details => ({ isOpen, onOpen: (open) => onOpen(name, open) }), [name, isOpen, onOpen]);
  if (!applies(name, source)) return null;
  if (name === "breakEven") return <BreakEvens source={source} />;
  if (name === "estimateForm")
    return (
      <Suspense fallback={null}>
        <EstimateForm columns={columns} basis={basis} />
      </Suspense>
    );
  if (name === "bidOver")
    return (
      <Suspense fallback={null}>
        <BidOver columns={columns} basis={basis} details={details} />
      </Suspense>
    );
  if (name === "moveUp") return <MoveUp source={source} differences={differences} details={details} />;
  const drawn = { section: sectionOf(name, source)!, columns, differences, details };
  if (name === "balance") return <Balance {...drawn} yearly={source.times.yearly} />;
  return <ResultSection name={name} {...drawn} />;
}

type MoveUpProps = { source: Source; differences: boolean; details: Details };

/** The home being sold, and the cash then still needed for each purchase. */
function MoveUp({ source, differences, details }: MoveUpProps) {
  const { columns, words } = source;
  const sale = source.times.moveUp;
  if (!sale) return null;
  const { title, says } = officerSections.moveUp;
  const rows = moveUpRows(sale);
  return (
    <section aria-label={title}>
      <SectionHead title={title} says={says} details={details} />
      {details.isOpen && <SaleLines sale={sale} source={source} />}
      {details.isOpen && <LoanBars title={words.figures.cashAfterSale} columns={columns} rows={[rows[0]]} />}
      <div className="border-line border-b">
        <LoanTable label={title} columns={columns} groups={[{ rows }]} differences={differences} />
      </div>
    </section>
  );
}

/** What the home being sold brings, and what is subtracted from it. */
function SaleLines({ sale, source: { columns, words } }: { sale: MoveUpAnswer; source: Source }) {
  // All loans share the same sale.
  const first = columns.find(({ id }) => sale.loans.some(({ loanID }) => loanID === id));
  return (
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
  );
}
