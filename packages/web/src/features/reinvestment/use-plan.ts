import type { Client, Reinvestment } from "@highway/core/clients/schema";
import { useState } from "react";
import { type FormDraftKey, formDraftAt, useFormDraftKey } from "../../lib/forms/form-drafts";
import { useKeptForm } from "../../lib/forms/use-kept-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { checkPlan, emptyPlan, type PlanValues, planOf, valuesOf } from "./plan-values";
import { mostPlans, savePlans } from "./save-plans";

/** What was typed before the page was left: a new calculation, whichever it was of. */
const planDraftAt = (at: FormDraftKey) =>
  formDraftAt<PlanValues>(at, ({ periodFrequency }) => periodFrequency !== undefined);

/** Holds the calculation in the form and those that the client has. */
export function usePlan(client: Client | null, clientID: string | null) {
  const keeping = useFormDraftKey("reinvestment", clientID ?? "nobody");
  const { form, isBack, forget } = useKeptForm(emptyPlan, checkPlan, keeping, planDraftAt);
  /** The place of the calculation that was loaded; null for a new one. */
  const [loaded, setLoaded] = useState<number | null>(null);
  const plans = client?.reinvestment ?? [];
  const begin = (at: number | null) => {
    const plan = at === null ? undefined : plans[at];
    forget();
    setLoaded(plan ? at : null);
    form.restart(plan ? valuesOf(plan) : emptyPlan);
  };
  const write = async (next: readonly Reinvestment[]) => client !== null && (await savePlans(client, next));
  const { busy, attempt, save } = useRecordForm({
    form,
    isNew: loaded === null,
    save: async () => {
      const plan = planOf(form.values);
      if (!plan) return;
      const at = loaded ?? plans.length;
      if (!(await write(loaded === null ? [...plans, plan] : plans.with(loaded, plan)))) return;
      setLoaded(at);
      form.restart(form.values);
      notify.success("Reinvestment saved.");
    },
  });
  /** @returns what was removed */
  const remove = async (at: number) => {
    let removed: Reinvestment | undefined;
    await attempt(async () => {
      if (!(await write(plans.toSpliced(at, 1)))) return;
      if (loaded === at) setLoaded(null);
      if (loaded !== null && loaded > at) setLoaded(loaded - 1);
      removed = plans[at];
    });
    return removed;
  };
  const full = plans.length >= mostPlans;
  return { form, plan: planOf(form.values), plans, loaded, busy, begin, save, remove, full, isBack, forget };
}

export type PlanForm = ReturnType<typeof usePlan>;
