import { dollars, inDollars } from "@highway/engine/money/cents";
import { lumpFields } from "@highway/engine/scenario/schema/loan";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { type ReactNode, useId } from "react";
import { cx } from "../../lib/class-names";
import { moneyWithCents, quantity } from "../../lib/format/format";
import type { WorkingLoan } from "../../scenario/document";
import { type Basis, basisOf, figuresOf } from "../../scenario/figures/loan-figures";
import { edit, useScenario } from "../../scenario/store/store";
import { MoneyField, NumberField } from "../../ui/fields/number-field";
import type { ScheduleLoan } from "./lines";
import { figureOf } from "./monthly-fields";
import { paymentMonth, setLump } from "./payment-edits";
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

const sooner = (months: number) => quantity(months, "payment sooner", "payments sooner");

/** Chooses what becomes of the payment after the lump sum, and shows what each way saves. */
function LumpChoice({ loan }: { loan: ScheduleLoan }) {
  const lump = loan.loan.lumpPayments[0];
  const { keep, recast } = lumpEffects(basisOf(useScenario.getState()), loan);
  const name = useId();
  if (!lump) return null;
  const choose = (again: boolean) => edit(null, setLump(loan.id, { recast: again }));
  const from = Number(lump.payment) + 1;
  return (
    <fieldset className="mt-2 flex flex-col gap-3">
      <legend className="sr-only">After the lump sum</legend>
      <Way name={name} title="Keep the payment" chosen={!lump.recast} onChoose={() => choose(false)}>
        {keep && <Line of="Paid off" is={sooner(keep.monthsSaved)} />}
        <Saved effect={keep} />
      </Way>
      <Way name={name} title="Recast" chosen={lump.recast} onChoose={() => choose(true)}>
        {keep && recast && recast.payment > 0 && (
          <>
            <Line of={`Payment from no. ${from}`} is={moneyWithCents(recast.payment)} />
            <Line of="Lower each month by" is={moneyWithCents(keep.payment - recast.payment)} />
          </>
        )}
        <Saved effect={recast} />
      </Way>
    </fieldset>
  );
}

const Saved = ({ effect }: { effect: LumpEffect | null }) =>
  effect ? (
    // Beside extra payments a recast may cost money: it also lowers what they have paid ahead.
    <Line
      of={effect.interestSaved < 0 ? "Interest added" : "Interest saved"}
      is={moneyWithCents(Math.abs(effect.interestSaved))}
    />
  ) : (
    <p className="text-fg-3 text-sm">Enter the amount and the payment number to see what it saves.</p>
  );

const Line = ({ of, is }: { of: string; is: string }) => (
  <p className="num flex justify-between gap-2">
    <span className="text-fg-2">{of}</span>
    <span className="font-medium">{is}</span>
  </p>
);

type WayProps = { name: string; title: string; chosen: boolean; onChoose: () => void; children: ReactNode };

const Way = ({ name, title, chosen, onChoose, children }: WayProps) => (
  <label
    className={cx(
      "flex cursor-pointer gap-3 rounded-md border p-3",
      chosen ? "border-accent ring-1 ring-accent ring-inset" : "border-line-strong hover:bg-hover",
    )}
  >
    <input
      type="radio"
      name={name}
      checked={chosen}
      onChange={onChoose}
      className="mt-0.5 size-4 rounded-full accent-accent"
    />
    <span className="min-w-0 flex-1">
      <b className="font-semibold">{title}</b>
      {children}
    </span>
  </label>
);

/** What a lump sum by itself does to a loan, beside all other payments: with the payment kept, or worked out again. */
type LumpEffect = {
  interestSaved: number;
  monthsSaved: number;
  /** Dollars due from the payment after the lump sum on. */
  payment: number;
};

const dueAt = ({ rates }: LoanResult, payment: number) =>
  rates.findLast(({ fromPayment }) => fromPayment <= payment)?.payment ?? 0;

/** Works out the loan without its lump sum. */
const withoutLump = (basis: Basis, loan: WorkingLoan) => figuresOf(basis, { ...loan, lumpPayments: [] }).result;
const noSavings = { interestSaved: 0, monthsSaved: 0 };

function effectOf(basis: Basis, { loan }: ScheduleLoan, recast: boolean): LumpEffect | null {
  const [lump] = loan.lumpPayments;
  const before = withoutLump(basis, loan);
  if (!before || !lump?.amount || typeof lump.payment !== "number") return null;
  // A payment number that its field refuses saves nothing.
  if (lump.payment < 1 || lump.payment > before.payoffMonths) return null;
  const { result } = figuresOf(basis, { ...loan, lumpPayments: [{ ...lump, recast }] });
  if (!result?.prepayment) return null;
  const { interestSaved, monthsSaved } = result.prepayment;
  const others = before.prepayment ?? noSavings;
  return {
    interestSaved: inDollars(dollars(interestSaved - others.interestSaved)),
    monthsSaved: monthsSaved - others.monthsSaved,
    payment: dueAt(result, lump.payment + 1),
  };
}

/** Gives the last payment that there is without the lump sum, which is the latest at which the lump sum may be paid. */
export const lastPayment = (basis: Basis, { loan, result }: ScheduleLoan): number =>
  withoutLump(basis, loan)?.payoffMonths ?? result.payoffMonths;

/** Works out both ways; each is null while the lump sum is incomplete. */
export const lumpEffects = (basis: Basis, loan: ScheduleLoan) => ({
  keep: effectOf(basis, loan, false),
  recast: effectOf(basis, loan, true),
});
