import {
  type InsurancePlan,
  insuranceFields,
  insurancePlans,
  quoteFields,
} from "@highway/engine/scenario/schema/insurance";
import { Plus, Trash2 } from "lucide-react";
import { percentDigits } from "../../../lib/format/format";
import type { WorkingLoan } from "../../../scenario/document";
import { addQuote, priceByQuote, removeQuote, restoreQuote, setQuote } from "../../../scenario/edits/quote-edits";
import { editWithUndo } from "../../../scenario/store/edit-with-undo";
import { edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { SelectField } from "../../../ui/fields/select-field";
import { TextField } from "../../../ui/fields/text-field";
import { IconButton } from "../../../ui/icon-button";
import { enterField, leaveField, useFieldError } from "../../fields/field-errors";
import { FigureField } from "../../fields/figure-field";
import { type CellProps, useLoanField } from "../../fields/use-loan";

type Quote = NonNullable<WorkingLoan["MIWorksheet"]["quotes"]>[number];

const plans = Object.entries(insurancePlans).map(([value, label]) => ({ value: value as InsurancePlan, label }));

/** The quotes of mortgage insurers for the loan, each with its day. One of them can set the premium in place of the rate card. */
export function InsurersQuotes({ id, place }: CellProps) {
  const { quotes = [] } = useLoanField(id, "MIWorksheet");
  const asOf = useScenario(({ document }) => document.asOf);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">Insurers' quotes</legend>
      {quotes.length > 0 && (
        <label className="flex min-h-7 items-center gap-2 touch:min-h-11">
          <input
            type="radio"
            className="accent-accent"
            name={`${id}-quote`}
            checked={!quotes.some(({ prices }) => prices)}
            onChange={() => edit(null, priceByQuote(id, null))}
          />
          The rate card prices the loan
        </label>
      )}
      {quotes.map((quote, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: quotes are known by their place alone
        <QuoteFields key={at} id={id} place={place} at={at} quote={quote} />
      ))}
      {quotes.length < insuranceFields.quotes.max && (
        <Button variant="link" size="sm" icon={Plus} onClick={() => edit(null, addQuote(id, asOf))}>
          Add a quote
        </Button>
      )}
    </fieldset>
  );
}

function QuoteFields({ id, at, quote }: CellProps & { at: number; quote: Quote }) {
  const { insurer, plan, annual, upfront, date, prices } = quote;
  const key = (field: keyof Quote) => `${id}.MIWorksheet.quotes.${at}.${field}`;
  const dateError = useFieldError(key("date"));
  const number = at + 1;
  return (
    <div className="mb-3 rounded-sm border border-line px-3 pt-1 pb-2">
      <div className="flex items-center">
        <label className="flex min-h-7 flex-1 items-center gap-2 touch:min-h-11">
          <input
            type="radio"
            className="accent-accent"
            name={`${id}-quote`}
            checked={prices}
            onChange={() => edit(null, priceByQuote(id, at))}
          />
          {insurer.trim() || `Quote ${number}`} prices the loan
        </label>
        <IconButton
          icon={Trash2}
          label={`Remove quote ${number}`}
          onClick={() => editWithUndo("Quote removed.", removeQuote(id, at), () => restoreQuote(id, at, quote))}
        />
      </div>
      <div className="grid grid-cols-3 items-start gap-3 phone:grid-cols-2">
        <TextField
          label={quoteFields.insurer.label}
          aria-label={`${quoteFields.insurer.label}, quote ${number}`}
          maxLength={quoteFields.insurer.maxLength}
          value={insurer}
          onChange={(event) => edit(key("insurer"), setQuote(id, at, { insurer: event.target.value }))}
          onBlur={() => leaveField(key("insurer"))}
        />
        <SelectField
          label={quoteFields.plan.label}
          value={plan}
          options={plans}
          onChange={(chosen) => edit(null, setQuote(id, at, { plan: chosen }))}
        />
        <TextField
          type="date"
          label={quoteFields.date.label}
          error={dateError}
          min={quoteFields.date.min}
          max={quoteFields.date.max}
          value={date ?? ""}
          onChange={(event) => edit(key("date"), setQuote(id, at, { date: event.target.value || null }))}
          onFocus={() => enterField(key("date"))}
          onBlur={() => leaveField(key("date"))}
        />
        {(plan === "monthly" || plan === "split") && <Premium id={id} at={at} field="annual" value={annual} />}
        {(plan === "single" || plan === "split") && <Premium id={id} at={at} field="upfront" value={upfront} />}
      </div>
    </div>
  );
}

function Premium({
  id,
  at,
  field,
  value,
}: {
  id: string;
  at: number;
  field: "annual" | "upfront";
  value: Quote["annual"];
}) {
  const fieldKey = `${id}.MIWorksheet.quotes.${at}.${field}`;
  const { label, decimals } = quoteFields[field];
  return (
    <FigureField
      fieldKey={fieldKey}
      place="drawer"
      label={label}
      ariaLabel={`${label}, quote ${at + 1}`}
      value={value}
      write={percentDigits}
      decimals={decimals}
      suffix="%"
      onType={(typed) => edit(fieldKey, setQuote(id, at, { [field]: typed }))}
    />
  );
}
