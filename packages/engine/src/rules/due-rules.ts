import { allRules } from "./all-rules";
import type { Renewal, Rule } from "./by-date";
import { type Day, daysBetween } from "./day";
import type { LocalChargeRule } from "./local-charges";
import { allLocalCharges } from "./state-charges/all-charges";

/** A rule whose next version is wanted: `daysLeft` is below zero where it is overdue and figures rest on the value before. */
export type DueRule = Renewal & { label: string; source: string; daysLeft: number };

const ruleName = ({ state, city, fip, name }: LocalChargeRule) => `${state}, ${city ?? fip ?? "the state"}: ${name}`;

/** Lists every rule and charge that is known for a time only, the soonest due first. */
export function renewedRules(): (Renewal & { label: string; source: string })[] {
  const rules: readonly Rule<unknown>[] = Object.values(allRules).flat();
  const charges = allLocalCharges.map((rule) => ({ ...rule, label: ruleName(rule) }));
  return [...rules, ...charges]
    .flatMap(({ label, source, renewal }) => (renewal ? [{ label, source, ...renewal }] : []))
    .sort((a, b) => (a.due < b.due ? -1 : 1));
}

/** Lists the rules that are overdue on a day or will be within a number of days, the longest overdue first. */
export const dueRules = (day: Day, within: number): DueRule[] =>
  renewedRules()
    .map((rule) => ({ ...rule, daysLeft: daysBetween(day, rule.due) }))
    .filter(({ daysLeft }) => daysLeft <= within);
