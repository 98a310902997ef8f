import { dollars, inDollars, sum } from "@highway/engine/money/cents";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { moneyWithCents, percent } from "../../lib/format/format";
import { comparedLoans, isExisting, type WorkingLoan } from "../../scenario/document";
import { wholeOf } from "../../scenario/figures/figures";
import { type Basis, basisOf, resultOf } from "../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../scenario/store/settled-scenario";
import { owedTotals, stayingBeside } from "./totals";

const emptyFigure = "\u2014";
const cents = (value: number | null) => (value === null ? emptyFigure : moneyWithCents(value));
const share = (value: number | null) => (value === null ? emptyFigure : percent(value, 1));

type Line = { label: string; of: (position: Position, today: Position) => string };

const savedMonthly = ({ month }: Position, today: Position) => {
  if (month === null || today.month === null) return emptyFigure;
  return moneyWithCents(Math.round((today.month - month) * 100) / 100);
};

const lines: readonly Line[] = [
  { label: "Owed", of: ({ owed }) => cents(owed) },
  { label: "Payments a month", of: ({ month }) => cents(month) },
  { label: "Saved a month", of: (position, today) => (position === today ? "" : savedMonthly(position, today)) },
  { label: "Cash to close", of: (position, today) => (position === today ? "" : cents(position.cash)) },
];
const sale: Line = {
  label: "Cash after the sale",
  of: (position, today) => (position === today ? "" : cents(position.cashAfterSale)),
};
const income: Line = { label: "Debt to income", of: ({ dti }) => share(dti) };

/** The table that compares what the client owes and pays today with each loan. */
export function BeforeAndAfter() {
  const state = useSettledScenario();
  const all = positions(basisOf(state));
  const [today] = all;
  const shown = [
    ...lines,
    ...(all.some(({ cashAfterSale }) => cashAfterSale !== null) ? [sale] : []),
    ...(all.some(({ dti }) => dti !== null) ? [income] : []),
  ];
  return (
    <section aria-label="Before and after" className="owed-section">
      <header className="owed-head">
        <h3 className="font-semibold">Before and after</h3>
        <p className="text-fg-3 text-sm">Mortgages with their insurance, and debts. Taxes and home insurance not.</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Today and with each loan" className="overflow-x-auto">
        <table className="owed-table num">
          <thead>
            <tr>
              <td />
              {all.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {all.map((position) => (
                  <td key={position.title}>{of(position, today!)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** What the client pays each month today and with each loan, from the engine's own figures. */

/** Dollars; null where a figure is not known. */
type Position = {
  /** "Today", "Loan 2". */
  title: string;
  /** Balances: what stays, and what is lent. */
  owed: number | null;
  /** Principal, interest and mortgage insurance of all mortgages, and the debts' payments, a month. */
  month: number | null;
  /** Percent of income, housing costs included. */
  dti: number | null;
  /** To bring at closing; less than nothing is cash out. Null today. */
  cash: number | null;
  /** The part of it that remains to bring after the sale of the client's home; null where no home is sold. */
  cashAfterSale: number | null;
};

const addCents = (...amounts: number[]) => inDollars(sum(amounts.map(dollars)));

function monthOf({ monthly }: LoanResult): number | null {
  const { principalAndInterest, secondLoan, mortgageInsurance } = monthly;
  return mortgageInsurance === null ? null : addCents(principalAndInterest, secondLoan, mortgageInsurance);
}

/** Today's share of the income is that of the first mortgage on any home, in which nothing has been paid off yet. */
function todaysDTI(basis: Basis): number | null {
  const [mortgage] = basis.document.loans.filter(isExisting);
  return (mortgage && resultOf(basis, mortgage)?.dti) ?? null;
}

const unknown = { owed: null, month: null, dti: null, cash: null, cashAfterSale: null };

/** By loan, what is still to bring after the sale of a home. */
const afterSale = (basis: Basis) =>
  new Map(wholeOf(basis).moveUp?.loans.map(({ loanID, cashAfterSale }) => [loanID, cashAfterSale]));

function withLoan(basis: Basis, loan: WorkingLoan, place: number, sold: ReadonlyMap<string, number>): Position {
  const result = resultOf(basis, loan);
  const title = `Loan ${place + 1}`;
  if (!result) return { ...unknown, title };
  const month = monthOf(result);
  const staying = stayingBeside(basis.document, loan);
  return {
    title,
    owed: addCents(result.amount, result.secondLoan?.amount ?? 0, staying.balance),
    month: month === null ? null : addCents(month, staying.month),
    dti: result.dti,
    cash: result.cash.toClose,
    cashAfterSale: sold.get(loan.id) ?? null,
  };
}

/** Today, then each loan that is compared. */
export function positions(basis: Basis): Position[] {
  const { all } = owedTotals(basis.document);
  const today = { ...unknown, title: "Today", owed: all.balance, month: all.month, dti: todaysDTI(basis) };
  const sold = afterSale(basis);
  return [today, ...comparedLoans(basis.document).map((loan, place) => withLoan(basis, loan, place, sold))];
}
