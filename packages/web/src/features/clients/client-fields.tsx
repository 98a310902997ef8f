import type { useForm } from "../../lib/forms/use-form";
import { Field } from "../../ui/fields/field";
import { MoneyField } from "../../ui/fields/money-field";
import { NumberField } from "../../ui/fields/number-field";
import { PercentField } from "../../ui/fields/percent-field";
import { SelectField } from "../../ui/fields/select-field";
import { TagInput } from "../../ui/fields/tag-input";
import { TextField } from "../../ui/fields/text-field";
import type { ClientValues } from "./client-values";
import { filingOptions } from "./filing-status";
import { TaxRateReference } from "./tax-rate-reference";

type Form = ReturnType<typeof useForm<ClientValues>>;

/** The fields of a client. Credit score and debt to income belong to officers who price loans with the provider; `mailed` ones need an address. */
export function ClientFields({ form, pricing, mailed }: { form: Form; pricing: boolean; mailed: boolean }) {
  const { values, set, leave, error } = form;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Name"
        name="name"
        required
        maxLength={100}
        data-autofocus
        value={values.name}
        onChange={(event) => set("name", event.target.value)}
        onBlur={() => leave("name")}
        error={error("name")}
      />
      <TextField
        label="Primary e-mail"
        name="primaryEmail"
        optional={!mailed}
        type="email"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        value={values.primaryEmail}
        onChange={(event) => set("primaryEmail", event.target.value)}
        onBlur={() => leave("primaryEmail")}
        error={error("primaryEmail")}
      />
      <Field
        label="Secondary e-mails"
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
            onLeave={() => leave("secondaryEmails")}
            isValid={(email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4">
        {pricing && (
          <>
            <NumberField
              label="FICO"
              name="ficoMin"
              optional
              grouped={false}
              maxLength={3}
              value={values.ficoMin}
              onChange={(value) => set("ficoMin", value)}
              onBlur={() => leave("ficoMin")}
              error={error("ficoMin")}
            />
            <PercentField
              label="Debt to Income"
              name="DTI"
              optional
              value={values.DTI}
              onChange={(value) => set("DTI", value)}
              onBlur={() => leave("DTI")}
              error={error("DTI")}
            />
          </>
        )}
        <MoneyField
          label="Monthly income"
          name="monthlyIncome"
          optional
          decimals={2}
          value={values.monthlyIncome}
          onChange={(value) => set("monthlyIncome", value)}
          onBlur={() => leave("monthlyIncome")}
          error={error("monthlyIncome")}
        />
        <PercentField
          label="Fed/State Tax Rate"
          name="taxRate"
          required
          aside={<TaxRateReference status={values.filingStatus} onChoose={(rate) => set("taxRate", rate)} />}
          value={values.taxRate}
          onChange={(value) => set("taxRate", value)}
          onBlur={() => leave("taxRate")}
          error={error("taxRate")}
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
    </div>
  );
}
