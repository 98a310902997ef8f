import { moneyWithCents, quantity } from "../../lib/format/format";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/fields/select-field";
import type { ScheduleLoan } from "./lines";
import { LumpFields } from "./lump-fields";
import { MonthlyFields } from "./monthly-fields";
import { noPayments, paymentMonth, paymentsOf, paysMore, setPayments } from "./payment-edits";
import { usePaymentErrors } from "./use-payment-errors";

export type AddPaymentProps = {
  /** The loans that have a schedule. */
  loans: readonly ScheduleLoan[];
  firstPayment: string;
  /** The id of the loan whose payments are shown; null for the first one. */
  chosen: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** Takes what is paid beside what is due. What is typed counts at once, as everywhere in a scenario; undo takes it back. */
export default function AddPayment({ loans, firstPayment, chosen, onChoose, onClose }: AddPaymentProps) {
  const loan = loans.find(({ id }) => id === chosen) ?? loans[0];
  if (!loan) return <p className="px-5 py-4 text-fg-3">None of these loans has a schedule.</p>;
  return (
    <div className="flex flex-col gap-4 px-5 py-4">
      <SelectField
        label="Loan"
        value={loan.id}
        onChange={onChoose}
        options={loans.map(({ id, head, name }) => ({ value: id, label: `${head}: ${name}` }))}
      />
      <Payments key={loan.id} loan={loan} firstPayment={firstPayment} onClose={onClose} />
    </div>
  );
}

type PaymentsProps = { loan: ScheduleLoan; firstPayment: string; onClose: () => void };

function Payments({ loan, firstPayment, onClose }: PaymentsProps) {
  const errors = usePaymentErrors(loan);
  const removeAll = () => {
    const before = paymentsOf(loan.loan);
    editWithUndo(`Payments on ${loan.within} removed.`, setPayments(loan.id, noPayments), () =>
      setPayments(loan.id, before),
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (errors.leaveAll()) return onClose();
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      }}
    >
      <MonthlyFields loan={loan} errors={errors} />
      <hr className="border-line" />
      <LumpFields loan={loan} firstPayment={firstPayment} errors={errors} />
      <PlanEffect loan={loan} firstPayment={firstPayment} />
      <div className="flex items-center justify-end gap-2 border-line border-t pt-3">
        <Button variant="quiet" className="mr-auto" aria-disabled={!paysMore(loan.loan)} onClick={removeAll}>
          Remove payments
        </Button>
        <Button type="submit" variant="primary">
          Done
        </Button>
      </div>
    </form>
  );
}

const monthsInWords = (count: number) => quantity(count, "month");

/** Shows what all the payments of a loan change, as they are typed. */
function PlanEffect({ loan: { result }, firstPayment }: { loan: ScheduleLoan; firstPayment: string }) {
  const { prepayment, payoffMonths } = result;
  const scheduled = paymentMonth(firstPayment, prepayment?.scheduledMonths ?? payoffMonths);
  const lines = [
    ["Interest saved", moneyWithCents(prepayment?.interestSaved ?? 0)],
    ["Months saved", monthsInWords(prepayment?.monthsSaved ?? 0)],
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
