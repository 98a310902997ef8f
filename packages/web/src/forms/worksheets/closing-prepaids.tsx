import { prepaids } from "@highway/engine/costs/prepaids";
import { type Cents, inDollars } from "@highway/engine/money/cents";
import { daysLeftInMonth } from "@highway/engine/rules/day";
import { closingDefault, escrowDefault } from "@highway/engine/rules/product-defaults";
import { reportFields } from "@highway/engine/scenario/schema/report";
import { prepaidsOfClosing } from "@highway/engine/scenario/steps/prepaid-items";
import type { Working } from "@highway/engine/scenario/working";
import { useState } from "react";
import { money, moneyWithCents } from "../../lib/format/format";
import { setClosingDate, setPrepaidsByClosing } from "../../scenario/edits/loan-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/fields/text-field";
import { enterField, leaveField, useFieldError } from "../fields/field-errors";

const fieldKey = "closingDate";

/** The scenario's closing date, with the prepaids and escrows that a lender requires on that day. A button has them count, unless they already do. */
export function ClosingPrepaids({ id, working }: { id: string; working: Working }) {
  const typed = useScenario((state) => state.document.closingDate ?? "");
  const error = useFieldError(fieldKey);
  const [isPressed, setPressed] = useState(false);
  const use = () => {
    setPressed(true);
    edit(null, setPrepaidsByClosing(id));
  };
  const { scenario, loan, costs, financing } = working;
  const asked = prepaidsOfClosing(scenario, loan, costs, financing.perDiem);
  return (
    <>
      <TextField
        type="date"
        label="Closing date"
        hint={
          typed
            ? "For every loan in the scenario."
            : `Without one, closing is assumed to be ${usualDays(working)} days away.`
        }
        error={error}
        min={reportFields.closingDate.min}
        max={reportFields.closingDate.max}
        value={typed}
        onChange={(event) => edit(fieldKey, setClosingDate(event.target.value))}
        onFocus={() => enterField(fieldKey)}
        onBlur={() => leaveField(fieldKey)}
      />
      {asked && scenario.closingDate && (
        <div className="rounded-sm border border-line bg-canvas px-3 py-2">
          <dl className="num grid grid-cols-[1fr_auto] gap-y-0.5 text-sm">
            <dt className="text-fg-2">Escrow deposit, by the {scenario.escrowMonths ? "chosen" : "usual"} months</dt>
            <dd className="text-right">{cents(asked.deposit)}</dd>
            <dt className="text-fg-2">First year's home insurance</dt>
            <dd className="text-right">{cents(asked.insurance)}</dd>
            <dt className="text-fg-2">{daysOfInterest(scenario.closingDate)}</dt>
            <dd className="text-right">{cents(asked.interest)}</dd>
          </dl>
          <p className="mt-1 text-fg-3 text-sm">{differences(working, asked.total)}</p>
          {financing.isByClosing ? (
            <p tabIndex={-1} ref={isPressed ? takeFocus : undefined} className="mt-1 text-sm outline-none">
              Prepaids follow the closing date.
            </p>
          ) : (
            <Button size="sm" className="mt-2" onClick={use}>
              Use the closing date's: {cents(asked.total)}
            </Button>
          )}
        </div>
      )}
      {loan.prepaidsByClosing && !scenario.closingDate && (
        <p className="text-fg-3 text-sm">Prepaids follow the closing date again once you type one.</p>
      )}
    </>
  );
}

/** The sentence that replaces the pressed button takes its focus, which would fall to the page otherwise. */
const takeFocus = (sentence: HTMLElement | null) => sentence?.focus();

const cents = (amount: Cents) => moneyWithCents(inDollars(amount));
const usualDays = ({ asOf }: Working) => closingDefault.on(asOf);

function daysOfInterest(closingDate: string) {
  const days = daysLeftInMonth(closingDate);
  return days === 1 ? "1 day of interest" : `${days} days of interest, to the end of the month`;
}

/** Returns how far the closing date's amounts differ from the default months, and from what counts now if that is something else. */
function differences({ asOf, costs, financing }: Working, asked: Cents): string {
  const { insurance, tax } = escrowDefault.on(asOf);
  const months = prepaids({
    escrows: { insurance, tax, interest: 0 },
    insuranceYear: costs.insurance.year,
    taxYear: costs.tax.year,
    perDiem: financing.perDiem,
  }).total;
  const now = financing.prepaids.total;
  const of = insurance === tax ? `${tax} months of each` : `${insurance} months of insurance and ${tax} of tax`;
  const sentences = [`${comparisonOf(asked, months)} ${of} (${money(inDollars(months))}).`];
  if (now !== asked && now !== months)
    sentences.push(`${comparisonOf(asked, now)} the current prepaids (${money(inDollars(now))}).`);
  return sentences.join(" ");
}

function comparisonOf(amount: Cents, other: Cents): string {
  if (amount === other) return "The same as";
  return `${money(inDollars(Math.abs(amount - other) as Cents))} ${amount < other ? "less" : "more"} than`;
}
