import type { MoveUp } from "@highway/engine/scenario/schema/types";
import { LoanBars } from "./chart-parts";
import type { Column } from "./column";
import { FigureButton } from "./figure-button";
import { wholeDollars } from "./figure-text";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import type { LaterProps } from "./results";
import type { Row } from "./rows";
import { SectionHead } from "./section-head";

const saleLines = (sale: MoveUp): [string, number][] => [
  ["Value of the home that is sold", sale.value],
  ["Cost to sell", -sale.costToSell],
  ["Repairs", -sale.repairs],
  ["Mortgages paid off", -sale.payoffs],
  ["Debts paid off", -sale.debtsPaidOff],
];

const loanLines = ({ loans }: MoveUp): Row[] => {
  const of = ({ id }: Column) => loans.find(({ loanID }) => loanID === id);
  return [
    {
      label: "Cash after the sale",
      precision: "dollars",
      figure: "moveUp",
      of: (column) => of(column)?.cashAfterSale ?? "none",
      compare: "rank",
    },
    {
      label: "Change of the month",
      precision: "cents",
      figure: "monthlyChange",
      of: (column) => {
        const mine = of(column);
        return mine ? (mine.monthlyChange ?? "missing") : "none";
      },
      compare: "rank",
    },
  ];
};

/** The home that is sold, and what is then left to bring to each purchase. */
export function MovingUp({ columns, times, differences }: LaterProps) {
  const sale = times.moveUp;
  if (!sale) return null;
  // The sale is one for all of them.
  const first = columns.find(({ id }) => sale.loans.some(({ loanID }) => loanID === id));
  return (
    <section aria-label="Move-up">
      <SectionHead title="Move-up" says="The sale pays off the mortgages on that home, and the debts marked for it." />
      <dl className="num grid max-w-[520px] grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line border-t px-6 py-3 leading-6 @max-[560px]:px-4">
        {saleLines(sale).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-fg-2">{label}</dt>
            <dd className="text-right">
              {value === 0 || !first ? (
                <span className="text-fg-3">None</span>
              ) : (
                <FigureButton column={first} figure="saleProceeds" part={label.toLowerCase()}>
                  {wholeDollars(value)}
                </FigureButton>
              )}
            </dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt>Left of the sale</dt>
          <dd className="text-right">
            {first && (
              <FigureButton column={first} figure="saleProceeds">
                {wholeDollars(sale.proceeds)}
              </FigureButton>
            )}
          </dd>
        </div>
      </dl>
      <LoanBars
        title="Cash after the sale"
        columns={columns.filter(({ id }) => sale.loans.some(({ loanID }) => loanID === id))}
        parts={({ id }) => [
          { name: "Cash after the sale", value: sale.loans.find(({ loanID }) => loanID === id)?.cashAfterSale ?? 0 },
        ]}
      />
      <div className="border-line border-y">
        <LoanTable
          label="Move-up"
          columns={columns}
          lines={loanLines(sale)}
          head={<LoanHeads corner="Loan" columns={columns} />}
          differences={differences}
        />
      </div>
    </section>
  );
}
