import { additionalPaymentFields, loanFields } from "@highway/engine/scenario/schema/loan";
import { Plus, Trash2 } from "lucide-react";
import { moneyWithCents } from "../../lib/format/format";
import type { FieldValue } from "../../scenario/document";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { edit } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/fields/checkbox";
import { MoneyField } from "../../ui/fields/number-field";
import { IconButton } from "../../ui/icon-button";
import type { ScheduleLoan } from "./lines";
import { removeMonthly, restoreMonthly, setBiweekly, setMonthly } from "./payment-edits";
import type { PaymentErrors } from "./use-payment-errors";

export const figureOf = (typed: FieldValue | undefined) => (typeof typed === "number" ? typed : null);

type Props = { loan: ScheduleLoan; errors: PaymentErrors };

/** Removes an extra payment at once; one press brings it back. */
const remove = (id: string, at: number, payment: { amount: FieldValue }) =>
  editWithUndo("Extra payment removed.", removeMonthly(id, at), () => restoreMonthly(id, at, payment));

/** Takes what is paid with every payment, and half payments every two weeks. */
export function MonthlyFields({ loan: { id, loan, result }, errors }: Props) {
  const payments = loan.additionalMonthlyPayments.length > 0 ? loan.additionalMonthlyPayments : [{ amount: null }];
  const more = loan.additionalMonthlyPayments.length > 0 && payments.length < loanFields.additionalMonthlyPayments.max;
  const extra = result.prepayment?.biweeklyExtra ?? 0;
  return (
    <div className="flex flex-col items-start gap-2">
      {payments.map(({ amount }, at) => {
        const field = `additionalMonthlyPayments.${at}.amount`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are known by their place alone
          <div key={at} className="flex w-full items-end gap-1">
            <MoneyField
              className="flex-1"
              label={at === 0 ? "Extra each month" : `Extra each month, ${at + 1}`}
              value={amount}
              decimals={additionalPaymentFields.amount.decimals}
              placeholder="$0"
              onChange={(value, text) => edit(`${id}.${field}`, setMonthly(id, at, text ?? value))}
              onBlur={() => errors.leave(field)}
              error={errors.error(field)}
            />
            {payments.length > 1 && (
              <IconButton
                icon={Trash2}
                label={`Remove extra payment ${at + 1}`}
                onClick={() => remove(id, at, { amount })}
              />
            )}
          </div>
        );
      })}
      {more && (
        <Button variant="link" size="sm" icon={Plus} onClick={() => edit(null, setMonthly(id, payments.length, null))}>
          Add another monthly payment
        </Button>
      )}
      <Checkbox
        label="Half a payment every two weeks"
        checked={loan.biweekly === true}
        onChange={(on) => edit(null, setBiweekly(id, on))}
      />
      <p className="-mt-1 pl-6 text-fg-3 text-sm">
        {extra > 0
          ? `A thirteenth payment each year adds ${moneyWithCents(extra)} to each month's payment.`
          : "26 half payments a year add up to 13 full ones."}
      </p>
    </div>
  );
}
