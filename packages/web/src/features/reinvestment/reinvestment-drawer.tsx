import { reinvestmentsSentence } from "@highway/core/clients/pure/limits";
import type { Client } from "@highway/core/clients/schema";
import { reinvest } from "@highway/engine/money/reinvestment";
import { limits } from "@highway/engine/scenario/schema/limits";
import { Plus, Trash2 } from "lucide-react";
import type { FormEvent } from "react";
import { useApi } from "../../lib/api/use-api";
import { cx } from "../../lib/class-names";
import { money } from "../../lib/format/format";
import { focusWrong } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { MoneyField, NumberField, PercentField } from "../../ui/fields/number-field";
import { SelectField } from "../../ui/fields/select-field";
import { IconButton } from "../../ui/icon-button";
import { CloseButton } from "../../ui/overlays/close-button";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { Drawer } from "../../ui/overlays/drawer";
import { beginAtFirstField } from "../../ui/overlays/first-field";
import { useLeave } from "../../ui/overlays/window-guard";
import { BackNotice } from "../../ui/page/back-notice";
import { Problem } from "../../ui/page/problem";
import { PlanResult } from "./plan-result";
import { frequencies, type PlanForm, type PlanValues, planName, usePlan } from "./plan-values";
import { restorePlan } from "./save-plans";

type Props = { /** Null while the scenario is nobody's. */ clientID: string | null; onClose: () => void };

/** Works out what money comes to that is invested instead. The calculations are saved with the client. */
export default function ReinvestmentDrawer({ clientID, onClose }: Props) {
  const answer = useApi("GET /v2/client/{id}", clientID ? { path: { id: clientID } } : null);
  const client = clientID && answer.state === "ready" ? answer.data[0] : null;
  const plan = usePlan(client, clientID);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = await plan.save();
    if (wrong) focusWrong(form, wrong);
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title="Reinvestment calculator"
      footer={<Actions isNobodys={clientID === null} isLoaded={client !== null} plan={plan} />}
    >
      <div className="flex flex-col gap-5 px-5 pt-1 pb-6">
        {plan.isBack && <BackNotice />}
        {answer.state === "failed" && <Problem message={answer.message} onRetry={answer.retry} />}
        {client && (
          <SavedPlans
            of={client.name}
            form={plan}
            onBegin={plan.begin}
            onRemove={(at) => void remove(client, plan, at)}
          />
        )}
        <form ref={beginAtFirstField} id="reinvestment-form" noValidate onSubmit={(event) => void submit(event)}>
          <PlanFields form={plan.form} />
        </form>
        <PlanResult plan={plan.plan} />
      </div>
      {/* Typed values that could be saved are not discarded without asking. */}
      <UnsavedGuard dirty={client !== null && plan.form.dirty} forget={plan.forget}>
        What you typed here is not saved.
      </UnsavedGuard>
    </Drawer>
  );
}

async function remove(client: Client, plan: PlanForm, at: number) {
  const removed = await plan.remove(at);
  if (removed) notify.undo("Reinvestment deleted.", () => void restorePlan(client._id, removed, at));
}

type ActionsProps = { isNobodys: boolean; isLoaded: boolean; plan: PlanForm };

function Actions({ isNobodys, isLoaded, plan: { loaded, full, busy } }: ActionsProps) {
  const isFull = full && loaded === null;
  const says = isNobodys ? "Choose a client to keep this calculation." : isFull ? `${reinvestmentsSentence}.` : null;
  return (
    <>
      {says && <p className="flex-1 text-fg-3 text-sm">{says}</p>}
      <CloseButton>Close</CloseButton>
      <Button type="submit" form="reinvestment-form" variant="primary" busy={busy} disabled={!isLoaded || isFull}>
        Save
      </Button>
    </>
  );
}

type Figure = Exclude<keyof PlanValues, "periodFrequency">;

/** Asks what is invested, how often, at which return and for how long. */
function PlanFields({ form }: { form: PlanForm["form"] }) {
  const figure = (name: Figure) => ({
    name,
    value: form.values[name],
    onChange: (value: number | null, text?: string) => form.set(name, text ?? value),
    onBlur: () => form.leave(name),
    error: form.error(name),
  });
  const { payment, rate, years, months } = limits.reinvestment;
  return (
    <div className="grid grid-cols-2 gap-3">
      <MoneyField
        label="Lump Sum Payment"
        className="col-span-2"
        decimals={payment.decimals}
        placeholder="$0"
        {...figure("lumpSumPayment")}
      />
      <MoneyField label="Period Payment" decimals={payment.decimals} placeholder="$0" {...figure("periodPayment")} />
      <SelectField
        label="Period Frequency"
        value={form.values.periodFrequency}
        onChange={(value) => form.set("periodFrequency", value)}
        options={frequencies}
      />
      <PercentField
        label="Assumed Rate of Return"
        className="col-span-2"
        decimals={rate.decimals}
        step={0.125}
        reach={rate}
        {...figure("rate")}
      />
      <NumberField label="Years" step={1} reach={years} placeholder="0" {...figure("years")} />
      <NumberField label="Months" step={1} reach={months} placeholder="0" {...figure("months")} />
    </div>
  );
}

type SavedPlansProps = {
  of: string;
  form: PlanForm;
  onBegin: (at: number | null) => void;
  onRemove: (at: number) => void;
};

/** Lists the client's calculations: a press loads one. */
function SavedPlans({ of, form: { plans, loaded, busy }, onBegin, onRemove }: SavedPlansProps) {
  const leave = useLeave();
  if (plans.length === 0) return null;
  return (
    <section aria-label={`Saved for ${of}`}>
      <header className="mb-1 flex items-center justify-between gap-2">
        <h3 className="font-semibold text-sm">Saved for {of}</h3>
        {loaded !== null && (
          <Button variant="link" size="sm" icon={Plus} onClick={() => leave(() => onBegin(null))}>
            New calculation
          </Button>
        )}
      </header>
      <ul className="overflow-hidden rounded-md border border-line">
        {plans.map((plan, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: calculations are known by their place alone
          <li key={at} className={cx("flex items-center gap-1 pr-1", at > 0 && "border-line border-t")}>
            <button
              type="button"
              aria-pressed={loaded === at}
              onClick={() => leave(() => onBegin(at))}
              className={cx(
                "num flex min-h-9 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 px-3 py-1.5 text-left outline-offset-[-2px] hover:bg-hover touch:min-h-11",
                loaded === at && "bg-accent-soft",
              )}
            >
              <span className="min-w-0">{planName(plan)}</span>
              <span className="font-medium">{money(reinvest(plan).futureValue)}</span>
            </button>
            <IconButton
              icon={Trash2}
              size="sm"
              danger
              aria-disabled={busy}
              label={`Delete ${planName(plan)}`}
              onClick={() => onRemove(at)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
