import type { Client, Reinvestment } from "@highway/core/clients/schema";
import { useState } from "react";
import { useForm } from "../../lib/use-form";
import { notify } from "../../ui/notify";
import { checkPlan, emptyPlan, planOf, valuesOf } from "./plan-values";
import { mostPlans, savePlans } from "./save-plans";

/** The calculation in the form and those that the client has. */
export function usePlan(client: Client | null) {
  const form = useForm(emptyPlan, checkPlan);
  /** The place of the calculation that was loaded; null for a new one. */
  const [loaded, setLoaded] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const plans = client?.reinvestment ?? [];
  const begin = (at: number | null) => {
    const plan = at === null ? undefined : plans[at];
    setLoaded(plan ? at : null);
    form.restart(plan ? valuesOf(plan) : emptyPlan);
  };
  const write = async (next: readonly Reinvestment[]) => {
    if (!client || busy) return false;
    setBusy(true);
    const saved = await savePlans(client, next);
    setBusy(false);
    return saved;
  };
  /** @returns the field to go to when one is wrong */
  const save = async (): Promise<string | undefined> => {
    const wrong = form.leaveAll();
    const plan = planOf(form.values);
    if (wrong || !plan) return wrong;
    if (loaded !== null && !form.dirty) return void notify.success("No changes to save.");
    const at = loaded ?? plans.length;
    if (!(await write(loaded === null ? [...plans, plan] : plans.with(loaded, plan)))) return;
    setLoaded(at);
    form.restart(form.values);
    notify.success("Reinvestment saved.");
  };
  const remove = async (at: number) => {
    const before = plans;
    if (!(await write(plans.toSpliced(at, 1)))) return;
    if (loaded === at) setLoaded(null);
    if (loaded !== null && loaded > at) setLoaded(loaded - 1);
    return before[at];
  };
  return { form, plan: planOf(form.values), plans, loaded, busy, begin, save, remove, full: plans.length >= mostPlans };
}

export type PlanForm = ReturnType<typeof usePlan>;
