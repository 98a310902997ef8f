import { type Client, sentences } from "@highway/core/clients/schema";
import { useApi } from "../../lib/api/use-api";
import type { useForm } from "../../lib/forms/use-form";
import { Button } from "../../ui/button";
import { Field } from "../../ui/fields/field";
import { FieldError } from "../../ui/fields/field-error";
import { MoneyField, NumberField, PercentField } from "../../ui/fields/number-field";
import { SelectField } from "../../ui/fields/select-field";
import { TagInput } from "../../ui/fields/tag-input";
import { TextField } from "../../ui/fields/text-field";
import { FormDrawer } from "../../ui/overlays/form-drawer";
import { BackNotice } from "../../ui/page/back-notice";
import { type ClientValues, filingOptions } from "./client-values";
import { TaxRateReference } from "./tax-rate-reference";
import { useClientForm } from "./use-client-form";

type Props = {
  client: Client | null;
  start: ClientValues;
  onClose: () => void;
  onSaved: (client: Client) => void;
};

export default function ClientForm({ client, start, onClose, onSaved }: Props) {
  const pricing = useApi("GET /v1/optimalBlue/get-user-data");
  const editor = useClientForm(client, start, { onClose, onSaved });
  const { form, base, mailed, busy, save, stale, keepMine, loadTheirs, isBack, discard } = editor;
  return (
    <FormDrawer
      title={base ? "Edit client" : "Add client"}
      dirty={form.dirty}
      lost="What you typed for this client is not saved."
      busy={busy}
      save={base ? "Save" : "Add client"}
      onSave={save}
      onClose={onClose}
      onDiscard={discard}
      className="px-5 pt-1 pb-6"
    >
      {isBack && <BackNotice className="mb-4" />}
      {stale && <StaleNotice onLoad={loadTheirs} onKeep={keepMine} />}
      <ClientFields form={form} pricing={pricing.state === "ready" && pricing.data.hasOptimalBlue} mailed={mailed} />
    </FormDrawer>
  );
}

/** Asks, when somebody saved the client meanwhile: take theirs, or save over it. */
const StaleNotice = ({ onLoad, onKeep }: { onLoad: () => void; onKeep: () => void }) => (
  <div role="alert" className="mb-4 rounded-md bg-warning-soft p-3 text-warning">
    <p className="font-medium">This client was changed after you opened it.</p>
    <p className="mt-1">Load the newer version, or keep what you typed and save it over the newer one.</p>
    <div className="mt-2 flex gap-2">
      <Button size="sm" onClick={onLoad}>
        Load newer version
      </Button>
      <Button size="sm" onClick={onKeep}>
        Keep mine
      </Button>
    </div>
  </div>
);

/** Says that what was typed into the search is nobody's name or address. */
export const UnknownClient = () => <FieldError>{sentences.missing}</FieldError>;

type Form = ReturnType<typeof useForm<ClientValues>>;

/** The fields of a client. Credit score and debt to income belong to officers who price loans with the provider; `mailed` ones need an address. */
function ClientFields({ form, pricing, mailed }: { form: Form; pricing: boolean; mailed: boolean }) {
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
