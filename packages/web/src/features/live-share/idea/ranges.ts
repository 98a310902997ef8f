import { extraOf } from "@highway/core/sharing/pure/idea-loan";
import { additionalPaymentFields, loanFields } from "@highway/engine/scenario/schema/loan";
import { priceFields } from "@highway/engine/scenario/schema/property";
import type { Program } from "@highway/engine/scenario/schema/types";
import type { Computed } from "../../../report/columns";
import { isCash } from "../../../report/row";
import { homePrice } from "../../../report/rows/loans";

export type KnobName = "price" | "downPayment" | "rate" | "extraPayment";

/**
 * What a slider runs over. Its steps are counted from the officer's figure, so that it can always be gone back to. What is typed may go
 * beyond it, from `min` to `max`.
 */
export type Range = {
  name: KnobName;
  least: number;
  most: number;
  step: number;
  officers: number;
  min: number;
  max: number;
};

const hundredth = (value: number) => Math.round(value * 1000) / 1000;

/** @param reach  how far it goes on either side, brought to whole steps */
function around(
  name: KnobName,
  officers: number,
  { step, reach, min, max }: { step: number; reach: number; min: number; max: number },
): Range {
  const down = Math.floor(Math.min(reach, Math.max(0, officers - min)) / step);
  const up = Math.floor(Math.min(reach, Math.max(0, max - officers)) / step);
  const [least, most] = [hundredth(officers - down * step), hundredth(officers + up * step)];
  return { name, step, officers, least, most, min, max };
}

/** Below these shares no such loan is made: FHA's and the agencies' smallest down payments. VA and USDA lend all of it. */
const leastDown: Partial<Record<Program, number>> = { va: 0, usda: 0, fha: 3.5 };

const priceStep = (price: number) => (price >= 100_000 ? 1000 : price >= 10_000 ? 100 : 10);

/** Percent of the price that the loan counts. */
const downShareOf = ({ result }: Computed): number =>
  result.applicablePrice > 0 ? hundredth((result.cash.downPayment / result.applicablePrice) * 100) : 0;

/** The sliders of a loan: price and down payment move a purchase alone, and cash borrows nothing. */
export function rangesOf(offer: Computed): Range[] {
  const { loan } = offer;
  const isBought = loan.category === "purchase";
  const price = homePrice(offer);
  const step = priceStep(price);
  const ranges: Range[] = [];
  if (isBought)
    ranges.push(
      around("price", price, { step, reach: Math.max(step, price / 10), min: step, max: priceFields.price.max }),
    );
  if (isCash(offer)) return ranges;
  if (isBought)
    ranges.push(
      around("downPayment", downShareOf(offer), { step: 0.5, reach: 15, min: leastDown[loan.program] ?? 3, max: 95 }),
    );
  ranges.push(around("rate", Number(loan.rate), { step: 0.125, reach: 1.5, min: 0.125, max: loanFields.rate.max }));
  return [...ranges, extraRange(offer)];
}

/** Up to 1,000 dollars a month, or twice what is paid extra or would be, if as much were paid as today. */
function extraRange(offer: Computed): Range {
  const officers = extraOf(offer.loan);
  const asToday = offer.result.savings?.monthlySavings ?? 0;
  const most = Math.max(1000, Math.ceil((Math.max(officers, asToday) * 2) / 100) * 100);
  return { name: "extraPayment", officers, least: 0, most, step: 25, min: 0, max: additionalPaymentFields.amount.max };
}
