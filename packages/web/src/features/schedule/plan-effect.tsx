import { moneyWithCents } from "../../lib/format/format";
import { paymentMonth } from "./payment-month";
import type { ScheduleLoan } from "./schedule-loan";

const months = (count: number) => (count === 1 ? "1 month" : `${count} months`);

/** What all the payments of a loan change, as they are typed. */
export function PlanEffect({ loan: { result }, firstPayment }: { loan: ScheduleLoan; firstPayment: string }) {
  const { prepayment, payoffMonths } = result;
  const scheduled = paymentMonth(firstPayment, prepayment?.scheduledMonths ?? payoffMonths);
  const lines = [
    ["Interest saved", moneyWithCents(prepayment?.interestSaved ?? 0)],
    ["Months saved", months(prepayment?.monthsSaved ?? 0)],
    ["Paid off", paymentMonth(firstPayment, payoffMonths)],
  ];
  return (
    <dl aria-live="polite" className="num rounded-md bg-canvas px-3 py-2">
      {lines.map(([name, value]) => (
        <div key={name} className="flex h-6 items-center justify-between gap-2">
          <dt className="text-fg-2">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
      <div className="flex items-center justify-between gap-2 text-fg-3 text-sm">
        <dt>Without these payments</dt>
        <dd>{scheduled}</dd>
      </div>
    </dl>
  );
}
