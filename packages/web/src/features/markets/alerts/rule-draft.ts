/** A rule while its sentence is written: how its words fit each other, and what is wrong with it. Nothing here reads a clock. */
import type { AlertSettings, RuleInput } from "@highway/core/alerts/schema";
import { goalOf, type Market } from "./rule-figures";
import { notationOf } from "./typed-figure";

/** Keeps a rule one that makes sense when one of its words is changed. */
export function fitRule(before: RuleInput, change: Partial<RuleInput>, market: Market): RuleInput {
  const next = { ...before, ...change };
  const isIndex = market.indices.some(({ product }) => product === next.subject);
  if (isIndex && next.since !== "dayBefore")
    return { ...next, since: "dayBefore", direction: "moves", amount: 0.125, isOnce: false };
  if (!isIndex && next.since === "dayBefore")
    return { ...next, since: "sheet", direction: "falls", amount: 25, isOnce: false };
  if (next.since === "level" && before.since !== "level") {
    const now = market.coupons.find(({ couponID }) => couponID === next.subject)?.currentPrice;
    // The price that the move means today says the same, and is not reached already.
    const meant = goalOf({ ...before, direction: next.direction }, market);
    return { ...next, amount: meant === undefined || Number.isNaN(meant) ? (now ?? 100) : meant, isOnce: true };
  }
  if (before.since === "level" && next.since !== "level") return { ...next, amount: 25, isOnce: false };
  return next;
}

/** What is wrong, by the field at which it is said. */
export type Faults = { amount?: string; ways?: string; quiet?: string };

export function faultsOf(rule: RuleInput, settings: AlertSettings): Faults {
  const amount = notationOf(rule).faultOf(rule.amount);
  const { page, mail, push } = rule.ways;
  const quiet = quietFault(settings);
  return {
    ...(amount && { amount }),
    ...(!page && !mail && !push && { ways: "Choose at least one way to be notified." }),
    ...(quiet && { quiet }),
  };
}

export function quietFault({ quiet }: AlertSettings): string | undefined {
  if (!quiet) return undefined;
  if (quiet.from === "" || quiet.to === "") return "Enter when your quiet hours begin and end.";
  return quiet.from === quiet.to ? "Quiet hours must end at a different time than they begin." : undefined;
}
