import { levelText } from "@highway/core/alerts/pure/words";
import type { Rule, RuleInput } from "@highway/core/alerts/schema";
import { useRef, useState } from "react";
import { callInTurn } from "../../../lib/api/in-turn";
import { notify } from "../../../lib/notify";
import type { Row } from "../figures";
import { movedTo, type Standing, type Start, sentBy, standingOn, startAt, watchedCoupons } from "./chart-alerts";
import { typedOf, useAlerts, useLockAlerts } from "./use-lock-alerts";

/** What the page of prices shows of the officer's alerts, and what is done with them there. */
export function useChartAlerts(row: Row, opensAt: number) {
  const lock = useLockAlerts();
  const alerts = useAlerts(false);
  const rules = lock.mine?.rules ?? [];
  const { couponID, currentPrice } = row.coupon;
  const [open, setOpen] = useState<{ rule?: Rule; start?: Start } | null>(null);
  const [pointed, point] = useState<{ couponID: string; price: number } | null>(null);
  const price = pointed?.couponID === couponID ? pointed.price : null;
  /** The alerts as they were saved here last. The list that is read after a save, and what was drawn before it, may be older. */
  const savedHere = useRef(new Map<string, Rule>());
  const newest = (rule: Rule) => {
    const saved = savedHere.current.get(rule.id);
    return saved && saved.changedAt > rule.changedAt ? saved : rule;
  };
  const inTurn = <T>({ id }: Rule, deed: () => Promise<T>) => callInTurn(`lock alert ${id}`, deed);
  const save = async (id: string, rule: RuleInput, was: RuleInput) => {
    const saved = await lock.tryToSave(rule, { id, was });
    if (saved) savedHere.current.set(id, saved);
    return saved !== undefined;
  };
  /** Moves an alert to another price, which one press takes back. A move that begins while another is being saved goes on from it. */
  const move = (standing: Standing, to: number) =>
    inTurn(standing.rule, async () => {
      const before = typedOf(newest(standing.rule));
      const after = movedTo({ ...standing, rule: before, price: to }, currentPrice);
      if (after.amount === before.amount && after.direction === before.direction) return;
      const { rule } = standing;
      if (await save(rule.id, after, before))
        notify.undo(
          `The alert is now set at ${levelText(to)}.`,
          () => void inTurn(rule, () => save(rule.id, before, after)),
        );
    });
  /** Sets up an alert as it stands, which one press takes back. */
  const use = async (rule: RuleInput) => {
    const id = await lock.create(rule);
    if (id) notify.undo("Your alert is saved. You can change it on the Lock alerts page.", () => void lock.remove(id));
  };
  return {
    /** True once it is known that the officer has none. */
    hasNone: lock.mine !== null && rules.length === 0,
    use,
    watched: watchedCoupons(rules),
    standing: standingOn(row, rules),
    /** The coupon's price of now. */
    now: currentPrice,
    sent: sentBy(row, alerts ?? [], opensAt),
    /** The price that a press on the chart, or an arrow key, chose for a new alert. */
    pointed: price,
    point: (to: number | null) => point(to === null ? null : { couponID, price: to }),
    move,
    /** Opens the form of an alert, once its moves are saved. */
    edit: (rule: Rule) => inTurn(rule, async () => setOpen({ rule: newest(rule) })),
    /** Opens the form of a new alert at the price that was chosen; where none was, with the ready alert about this coupon, since the price of now would send it at once. */
    add: () => setOpen({ start: price === null ? { subject: couponID } : startAt(couponID, price, currentPrice) }),
    /** Opens the form of a new alert as it begins by itself. */
    write: () => setOpen({}),
    open,
    close: () => setOpen(null),
  };
}
export type ChartAlerts = ReturnType<typeof useChartAlerts>;
