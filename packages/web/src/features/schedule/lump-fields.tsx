import { lumpFields } from "@highway/engine/scenario/schema/loan";
import { moneyWithCents } from "../../lib/format/format";
import { basisOf } from "../../scenario/figures/loan-figures";
import { edit, useScenario } from "../../scenario/store/store";
import { MoneyField, NumberField } from "../../ui/fields/number-field";
import { LumpChoice } from "./lump-choice";
import { lastPayment } from "./lump-effects";
import { figureOf } from "./monthly-fields";
import { setLump } from "./payment-edits";
import { paymentMonth } from "./payment-month";
import type { ScheduleLoan } from "./schedule-loan";
import type { PaymentErrors } from "./use-payment-errors";

type Props = { loan: ScheduleLoan; firstPayment: string; errors: PaymentErrors };

const amountField = "lumpPayments.0.amount";
const paymentField = "lumpPayments.0.payment";

/** Takes the one lump sum of a loan: how much, after which payment, and what becomes of the payment. */
export function LumpFields({ loan, firstPayment, errors }: Props) {
  const { id } = loan;
  const lump = loan.loan.lumpPayments[0];
  const last = lastPayment(basisOf(useScenario.getState()), loan);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-3">
        <MoneyField
          label="Lump sum"
          value={lump?.amount ?? null}
          decimals={lumpFields.amount.decimals}
          placeholder="$0"
          onChange={(amount, text) => edit(`${id}.${amountField}`, setLump(id, { amount: text ?? amount }))}
          onBlur={() => errors.leave(amountField)}
          error={errors.error(amountField)}
        />
        <NumberField
          label="After payment"
          aside={<span className="num text-fg-3 text-sm">of {last}</span>}
          value={lump?.payment ?? null}
          step={1}
          reach={{ min: lumpFields.payment.min, max: last }}
          onChange={(payment, text) => edit(`${id}.${paymentField}`, setLump(id, { payment: text ?? payment }))}
          onBlur={() => errors.leave(paymentField)}
          error={errors.error(paymentField)}
        />
      </div>
      <Then loan={loan} firstPayment={firstPayment} />
      <LumpChoice loan={loan} />
    </div>
  );
}

/** Says what is owed when the lump sum is paid, and when that is. */
function Then({ loan, firstPayment }: Pick<Props, "loan" | "firstPayment">) {
  const payment = figureOf(loan.loan.lumpPayments[0]?.payment);
  const at = (payment ?? 0) - 1;
  const owed = loan.months.balance[at];
  if (payment === null || owed === undefined) return null;
  return (
    <p className="num flex justify-between gap-2 text-fg-3 text-sm">
      <span>Balance then {moneyWithCents(owed + loan.months.lumpPayment[at]!)}</span>
      <span>{paymentMonth(firstPayment, payment)}</span>
    </p>
  );
}
