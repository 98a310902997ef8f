import { Plus } from "lucide-react";
import { memo } from "react";
import { type CellProps, useFigure } from "../../../forms/fields/use-loan";
import { showLoan } from "../../../forms/fields/view";
import { money } from "../../../lib/format/format";
import { mostLoans } from "../../../scenario/document";
import { Icon } from "../../../ui/icon";
import { LoanMark } from "../../../ui/loan-mark";
import { addAndEnter, useAddLoan } from "../add-loan";

/** Each loan with its payment. */
export const PhoneTabs = memo(function PhoneTabs({ ids, at }: { ids: readonly string[]; at: number }) {
  useAddLoan(ids.length);
  return (
    <nav aria-label="Loans" className="phone-tabs">
      {ids.map((id, place) => (
        <Tab key={id} id={id} place={place} on={place === at} />
      ))}
      <button
        type="button"
        aria-label="Add loan"
        disabled={ids.length >= mostLoans}
        onClick={addAndEnter}
        className="phone-add"
      >
        <Icon of={Plus} />
      </button>
    </nav>
  );
});

function Tab({ id, place, on }: CellProps & { on: boolean }) {
  const payment = useFigure(id, ({ monthly }) => monthly.total);
  return (
    <button type="button" aria-current={on ? "true" : undefined} onClick={() => showLoan(id)} className="phone-tab">
      <span className="flex items-center gap-1.5">
        <LoanMark index={place} label={null} />
        Loan {place + 1}
      </span>
      <span className="num font-normal text-fg-3">{payment === null ? "\u2014" : money(payment)}</span>
    </button>
  );
}
