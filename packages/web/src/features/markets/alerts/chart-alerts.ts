/** Where an officer's alerts stand on the chart of a coupon, and what becomes of one that is moved there. Nothing here reads a clock. */
import type { Alert, Rule, RuleInput } from "@highway/core/alerts/schema";
import { moveIn32ndsText, priceIn32nds, priceText } from "@highway/engine/money/shown-price";
import type { Row } from "../figures";
import { goalFrom } from "./rule-figures";

/** An alert with the price at which it stands today. */
export type Standing = {
  rule: Rule;
  price: number;
  /** The price that it is measured from; null for a price that is reached. */
  from: number | null;
};
/** The tick that sent an alert. */
export type SentAt = { id: string; minute: number; price: number };

/** The price that a rule of this coupon is measured from today: null where it is measured from nothing, undefined where that price is not known. */
function referenceOf({ since }: RuleInput, { coupon, sheetPrice }: Row): number | null | undefined {
  if (since === "level") return null;
  return (since === "sheet" ? sheetPrice : coupon.previousClose) ?? undefined;
}

/** The alerts that are on and whose price today is known, the highest first. */
export function standingOn(row: Row, rules: readonly Rule[]): Standing[] {
  return rules
    .filter(({ isOn, subject }) => isOn && subject === row.coupon.couponID)
    .flatMap((rule) => {
      const from = referenceOf(rule, row);
      const price = from === undefined ? undefined : goalFrom(rule, from);
      return price === undefined || from === undefined ? [] : [{ rule, price, from }];
    })
    .sort((one, other) => other.price - one.price);
}

/** The coupons on which an alert stands that is on. */
export const watchedCoupons = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set(rules.filter(({ isOn }) => isOn).map(({ subject }) => subject));

/** The alerts that this coupon's ticks of the day sent. A test is none of them. */
export const sentBy = ({ coupon }: Row, alerts: readonly Alert[], opensAt: number) =>
  alerts.flatMap(({ id, isTest, subject, tickAt, to }) =>
    !isTest && subject === coupon.couponID && to !== null && Date.parse(tickAt) >= opensAt
      ? [{ id, at: Date.parse(tickAt), price: to }]
      : [],
  );

/** "Alert at 101.31 (101-10), −8/32" */
export function standingText({ price, from }: Pick<Standing, "price" | "from">, isPhone: boolean): string {
  if (isPhone) return `Alert ${priceText(price)}`;
  const move = from === null ? "" : `, ${moveIn32ndsText(from, price)}/32`;
  return `Alert at ${priceText(price)} (${priceIn32nds(price)})${move}`;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * The rule that stands at another price: its size changes as far as a size may go. A price that is reached is waited for from the side on which the market is.
 * @param now  the coupon's price of now; null where there is none
 */
export function movedTo<R extends RuleInput>(
  { rule, from, price }: { rule: R; from: number | null; price: number },
  now: number | null,
): R {
  const at = Math.round(price * 100);
  if (from === null) {
    const amount = within(at, 5_000, 15_000) / 100;
    const direction = now === null || now === amount ? rule.direction : amount > now ? "rises" : "falls";
    return { ...rule, amount, direction };
  }
  const size = (at - Math.round(from * 100)) * (rule.direction === "falls" ? -1 : 1);
  return { ...rule, amount: within(size, 1, 500) };
}

/** A new alert at a price of a coupon, as the form begins with it. */
export const startAt = (subject: string, price: number, now: number | null): Start => ({
  subject,
  since: "level",
  amount: price,
  direction: now !== null && price > now ? "rises" : "falls",
  isOnce: true,
});
/** What is known of a new alert before its form opens. */
export type Start = Partial<RuleInput>;
