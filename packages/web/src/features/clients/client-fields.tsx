import { isEmail } from "@highway/core/platform/pure/email-address";
import { federalIncomeTax } from "@highway/engine/rules/federal-income-tax";
import { standardDeduction } from "@highway/engine/rules/standard-deduction";
import { limits } from "@highway/engine/scenario/schema/limits";
import { TableProperties } from "lucide-react";
import { useState } from "react";
import { cx } from "../../lib/class-names";
import { money } from "../../lib/format/format";
import type { useForm } from "../../lib/forms/use-form";
import { langs } from "../../lib/words/lang";
import { gutterButton } from "../../ui/button-style";
import { Field } from "../../ui/fields/field";
import { MoneyField, NumberField, PercentField } from "../../ui/fields/number-field";
import { SelectField } from "../../ui/fields/select-field";
import { TagInput } from "../../ui/fields/tag-input";
import { TextField } from "../../ui/fields/text-field";
import { Icon } from "../../ui/icon";
import { Popover } from "../../ui/overlays/popover";
import { type ClientValues, type FilingStatus, filingOptions } from "./client-values";

type Form = ReturnType<typeof useForm<ClientValues>>;

/** The fields of a client. Credit score and debt to income belong to officers who price loans with the provider; `mailed` ones need an address. */
export function ClientFields({ form, pricing, mailed }: { form: Form; pricing: boolean; mailed: boolean }) {
  const { values, set, leave, error } = form;
  const field = <K extends keyof ClientValues>(name: K) => ({
    name,
    value: values[name],
    onBlur: () => leave(name),
    error: error(name),
  });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...field("name")}
        label="Name"
        required
        maxLength={100}
        data-autofocus
        onChange={({ target }) => set("name", target.value)}
      />
      <TextField
        {...field("primaryEmail")}
        label="Primary email"
        optional={!mailed}
        type="email"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => set("primaryEmail", target.value)}
      />
      <Field
        label="Secondary emails"
        optional
        hint="Up to three, separated by commas."
        error={error("secondaryEmails")}
      >
        {(control) => (
          <TagInput
            control={control}
            inputMode="email"
            values={values.secondaryEmails}
            onChange={(emails) => set("secondaryEmails", emails)}
            text={values.emailText}
            onText={(text) => set("emailText", text)}
            onLeave={() => leave("secondaryEmails")}
            isValid={isEmail}
          />
        )}
      </Field>
      <SelectField
        label="Language"
        name="lang"
        hint="Emails, links and PDFs are in this language unless you choose another."
        options={langs}
        value={values.lang}
        onChange={(lang) => set("lang", lang)}
        error={error("lang")}
      />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4">
        {pricing && (
          <>
            <NumberField
              {...field("ficoMin")}
              label="FICO"
              optional
              grouped={false}
              maxLength={3}
              onChange={(value, text) => set("ficoMin", text ?? value)}
            />
            <PercentField
              {...field("DTI")}
              label="Debt to Income"
              optional
              onChange={(value, text) => set("DTI", text ?? value)}
            />
          </>
        )}
        <MoneyField
          {...field("monthlyIncome")}
          label="Qualifying Income"
          optional
          decimals={2}
          onChange={(value, text) => set("monthlyIncome", text ?? value)}
        />
        <PercentField
          {...field("taxRate")}
          label="Fed/State Tax Rate"
          required
          decimals={limits.taxRate.decimals}
          aside={<TaxRateReference status={values.filingStatus} onChoose={(rate) => set("taxRate", rate)} />}
          onChange={(value, text) => set("taxRate", text ?? value)}
        />
      </div>
      <SelectField
        label="Filing status"
        name="filingStatus"
        options={filingOptions}
        value={values.filingStatus}
        onChange={(status) => set("filingStatus", status)}
        error={error("filingStatus")}
      />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4">
        <NumberField
          {...field("familySize")}
          label="Family size"
          optional
          hint="For the VA's residual income"
          maxLength={2}
          onChange={(value, text) => set("familySize", text ?? value)}
        />
        <MoneyField
          {...field("netMonthlyIncome")}
          label="Net income"
          optional
          hint="Monthly, after taxes"
          decimals={2}
          onChange={(value, text) => set("netMonthlyIncome", text ?? value)}
        />
      </div>
    </div>
  );
}

const statuses = filingOptions.filter(({ value }) => value !== "") as { value: FilingStatus; label: string }[];
const years = federalIncomeTax.versions.map(({ from }) => from.slice(0, 4)).reverse();
const dollars = (cents: number) => money(cents / 100);

type ReferenceProps = { status: FilingStatus | ""; onChoose: (rate: number) => void };

/** Shows the federal brackets of a year and filing status. Choosing one fills the rate. */
export function TaxRateReference({ status, onChoose }: ReferenceProps) {
  return (
    <Popover
      label="Federal tax brackets"
      button={<Icon of={TableProperties} size={14} />}
      // Its icon ends where the field does, and the line of the label stays as high as its neighbor's.
      buttonClassName={cx(gutterButton, "relative -my-1 -mr-1.25 touch:-my-3.5 touch:-mr-3.75")}
      side="bottom-end"
      className="w-80 p-4"
    >
      {(close) => (
        <Brackets
          start={status || "single"}
          onChoose={(rate) => {
            onChoose(rate);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function Brackets({ start, onChoose }: { start: FilingStatus; onChoose: (rate: number) => void }) {
  const [status, setStatus] = useState(start);
  const [year, setYear] = useState(years[0]!);
  const { value, source } = federalIncomeTax.version(`${year}-12-31`);
  const brackets = value[status];
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[5.5rem_1fr] gap-3">
        <SelectField
          label="Year"
          value={year}
          onChange={setYear}
          options={years.map((each) => ({ value: each, label: each }))}
        />
        <SelectField label="Filing status" value={status} onChange={setStatus} options={statuses} />
      </div>
      <ul aria-label={`${year} brackets`}>
        {brackets.map(({ rate, ceiling }, at) => (
          <li key={rate}>
            <button
              type="button"
              className="num flex h-control-sm w-full items-center justify-between rounded-xs px-2 hover:bg-hover touch:h-11"
              onClick={() => onChoose(rate)}
            >
              <span className="text-fg-2">{range(brackets[at - 1]?.ceiling ?? 0, ceiling)}</span>
              <span className="font-medium">{rate}%</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-fg-3 text-sm">
        Of taxable income, after a standard deduction of {dollars(standardDeduction.on(`${year}-12-31`)[status])}. Add
        the rate of the client's state. {source}.
      </p>
    </div>
  );
}

/** Writes a bracket, "$11,601 to $47,150": it begins with the dollar after the one before. */
function range(below: number, ceiling: number): string {
  const from = below === 0 ? "$0" : dollars(below + 100);
  return ceiling === Number.POSITIVE_INFINITY ? `${from} and up` : `${from} to ${dollars(ceiling)}`;
}
