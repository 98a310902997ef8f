import { PricingUser } from "@highway/core/pricing/schema";
import { call } from "../../lib/api/api";
import { useApi } from "../../lib/api/use-api";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";
import { Drawer } from "../../ui/overlays/drawer";
import { FormDrawer } from "../../ui/overlays/form-drawer";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";

type Of = { officer: { id: string; fullName: string }; query: { corpID?: string }; onClose: () => void };

/** By what the pricing provider knows an officer, for those who decide for the corporation. */
export default function PricingDrawer({ officer, query, onClose }: Of) {
  const answer = useApi("GET /v1/corp/officers/{id}/pricing", { path: { id: officer.id }, query });
  if (answer.state === "ready")
    return <PricingForm officer={officer} query={query} onClose={onClose} known={answer.data[0]} />;
  return (
    <Drawer open title={titleOf(officer)} onClose={onClose}>
      <div className="px-5 pb-6">
        {answer.state === "failed" ? (
          <Problem message={answer.message} onRetry={answer.retry} />
        ) : (
          <Skeleton label="Loading the pricing provider">
            <Bone className="h-40 w-full" />
          </Skeleton>
        )}
      </div>
    </Drawer>
  );
}

const titleOf = ({ fullName }: Of["officer"]) => `Pricing of ${fullName}`;
const check = (values: PricingUser) => fieldSentences(PricingUser.safeParse(values).error?.issues ?? []);

function PricingForm({ officer, query, onClose, known }: Of & { known: PricingUser }) {
  const form = useForm<PricingUser>(known, check);
  const { values } = form;
  const { busy, save } = useRecordForm({
    form,
    save: async () => {
      await call("PUT /v1/corp/officers/{id}/pricing", { path: { id: officer.id }, query, body: values });
      notify.success(`Pricing of ${officer.fullName} saved.`);
      onClose();
    },
    onUnchanged: onClose,
  });
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
    <FormDrawer
      title={titleOf(officer)}
      dirty={form.dirty}
      lost="The pricing of this officer is not saved."
      busy={busy}
      onSave={save}
      onClose={onClose}
      className="flex flex-col gap-4 px-5 pt-2 pb-6"
    >
      <div>
        <Switch
          label="Optimal Blue"
          checked={values.hasOptimalBlue}
          onChange={(on) => form.set("hasOptimalBlue", on)}
        />
        <p className="pl-9 text-fg-3 text-sm">
          The officer’s client form then has fields for the credit score and the debt to income.
        </p>
      </div>
      {id("businessID", "Business ID")}
      {id("originatorID", "Originator ID")}
    </FormDrawer>
  );
}
