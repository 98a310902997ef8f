import { money } from "../../../lib/format/format";
import { officerSections } from "../../../lib/words/officer";
import { moveUpRows, saleLines } from "../../rows/move-up";
import type { Source } from "../../sections";
import { LoanBars } from "./chart-parts";
import { FigureButton } from "./figure-button";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { SectionHead } from "./section-head";

/** The home that is sold, and what is then left to bring to each purchase. */
export function MoveUp({ source, differences }: { source: Source; differences: boolean }) {
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
      <LoanBars title={words.figures.cashAfterSale} columns={columns} rows={rows.slice(0, 1)} />
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
