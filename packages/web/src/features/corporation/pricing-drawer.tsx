import { PricingInput, type PricingUser } from "@highway/core/pricing/schema";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { useWhileThere } from "../../lib/use-is-there";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";
import { FormDrawer } from "../../ui/overlays/form-drawer";
import { ElsewhereNotice } from "../../ui/page/elsewhere-notice";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";

type Of = { officer: { id: string; fullName: string }; query: { corpID?: string }; onClose: () => void };

const noPricing: PricingUser = { hasOptimalBlue: false, businessID: null, originatorID: null };
/** What a person may compare. */
const labels = { hasOptimalBlue: "Optimal Blue", businessID: "Business ID", originatorID: "Originator ID" };
const check = (values: PricingUser) => fieldSentences(PricingInput.safeParse(values).error?.issues ?? []);

/** Takes the ids by which the pricing provider knows an officer, for those who decide for the corporation. */
export default function PricingDrawer({ officer, query, onClose }: Of) {
  const { form, isFilled, failure } = usePricing({ officer, query });
  const close = useWhileThere(onClose);
  const { busy, save, elsewhere } = useRecordForm({
    form,
    save: async () => {
      const sent = form.values;
      const body = { ...sent, was: form.start };
      const [kept] = await call("PUT /v1/corp/officers/{id}/pricing", { path: { id: officer.id }, query, body });
      await refreshApi(`/v1/corp/officers/${officer.id}/pricing`);
      notify.success(`Pricing provider of ${officer.fullName} saved.`);
      if (form.isTypedSince(sent)) form.settle(kept);
      else close();
    },
    meet: (current: PricingUser) => form.meet(current, labels),
    onUnchanged: onClose,
  });
  return (
    <FormDrawer
      title={`Pricing provider of ${officer.fullName}`}
      dirty={form.dirty}
      lost="Your changes to this officer's pricing provider are not saved."
      busy={busy}
      onSave={save}
      onClose={onClose}
      className="flex flex-col gap-4 px-5 pt-2 pb-6"
    >
      {failure && <Problem message={failure.message} onRetry={failure.retry} />}
      {!failure && !isFilled && (
        <Skeleton label="Loading the pricing provider">
          <Bone className="h-40 w-full" />
        </Skeleton>
      )}
      {isFilled && <PricingFields form={form} />}
      <ElsewhereNotice elsewhere={elsewhere} />
    </FormDrawer>
  );
}

/** The form begins with what the server knows, once that has come. */
function usePricing({ officer, query }: Omit<Of, "onClose">) {
  const answer = useApi("GET /v1/corp/officers/{id}/pricing", { path: { id: officer.id }, query });
  const form = useForm<PricingUser>(noPricing, check);
  const [isFilled, setFilled] = useState(false);
  if (answer.state === "ready" && !isFilled) {
    form.restart(answer.data[0]);
    setFilled(true);
  }
  return { form, isFilled, failure: answer.state === "failed" ? answer : null };
}

function PricingFields({ form }: { form: ReturnType<typeof useForm<PricingUser>> }) {
  const { values } = form;
  const id = (name: "businessID" | "originatorID", label: string) => (
    <TextField
      name={name}
      label={label}
      maxLength={100}
      value={values[name] ?? ""}
      onChange={({ target }) => form.set(name, target.value || null)}
      onBlur={() => form.leave(name)}
      error={form.error(name)}
    />
  );
  return (
    <>
      <div>
        <Switch
          label="Optimal Blue"
          checked={values.hasOptimalBlue}
          onChange={(on) => form.set("hasOptimalBlue", on)}
        />
        <p className="pl-9 text-fg-3 text-sm">
          The officer's client form then has fields for credit score and debt to income.
        </p>
      </div>
      {id("businessID", "Business ID")}
      {id("originatorID", "Originator ID")}
    </>
  );
}
