import type { Movable } from "@highway/core/tools/pure/moves";
import { movables } from "@highway/core/tools/pure/moves";
import { parseAmount } from "../../../../lib/format/amount";
import { money, moneyAsTyped, trimmedPercent } from "../../../../lib/format/format";
import type { Range } from "../ranges";
import { readDown } from "../read-down";

/** A figure that is moved by a slider, under the name by which it is sent. */
export type AnswerKnob = {
  name: Exclude<Movable, "ending" | "leftOut" | "newLoan">;
  label: string;
  range: Omit<Range, "name">;
  write: (value: number) => string;
  read?: (text: string) => number | null;
  /** The value in the unit that is read first, where the slider runs in the other one. */
  shown?: (value: number) => string;
  /** What is sent, where the slider runs in another unit. */
  sent?: (value: number) => number;
};

const threeDecimals = (value: number) => Math.round(value * 1000) / 1000;

type Way = { least: number; most: number; step: number };

/** The steps of a slider are counted from the officer's figure, so that it can always be brought back to it. What is typed may go beyond the rail. */
function rangeOf(officers: number, { least, most, step }: Way, bound: { min: number; max: number }) {
  const down = Math.max(0, Math.floor((officers - Math.max(least, bound.min)) / step));
  const up = Math.max(0, Math.floor((Math.min(most, bound.max) - officers) / step));
  return {
    officers,
    step,
    least: threeDecimals(officers - down * step),
    most: threeDecimals(officers + up * step),
    min: bound.min,
    max: bound.max,
  };
}

type Words = { [Name in AnswerKnob["name"]]?: string };

const ways = {
  growth: { least: -5, most: 10, step: 0.1 },
  investmentReturn: { least: 0, most: 12, step: 0.25 },
  rate: { least: 3, most: 10, step: 0.125 },
  laterRate: { least: 3, most: 10, step: 0.125 },
} as const;

/** A slider of a percentage. */
export const percentKnob = (name: keyof typeof ways, officers: number, words: Words): AnswerKnob => ({
  name,
  label: words[name] ?? "",
  range: rangeOf(officers, ways[name], movables[name]),
  write: trimmedPercent,
});

/** Rents run from well below the officer's to well above it, in whole hundreds at both ends. */
export function rentKnob(officers: number, label: string, min: number): AnswerKnob {
  const least = Math.max(min, Math.floor((officers * 0.4) / 100) * 100);
  const most = Math.max(4000, Math.ceil((officers * 1.7) / 100) * 100);
  return {
    name: "rent",
    label,
    range: rangeOf(officers, { least, most, step: 25 }, { min, max: movables.rent.max }),
    write: moneyAsTyped,
  };
}

/** What is paid each month beyond what is due: from nothing, as many pay no more than is due, to twice of what is freed. */
export const addedKnob = (officers: number, label: string): AnswerKnob => ({
  name: "applied",
  label,
  range: {
    officers,
    least: 0,
    most: Math.max(1000, Math.ceil((officers * 2) / 500) * 500),
    step: 25,
    min: movables.applied.min,
    max: movables.applied.max,
  },
  write: moneyAsTyped,
});

/** A slider of whole years or months. */
export const countKnob = (
  name: "horizon" | "months",
  officers: number,
  label: string,
  write: (value: number) => string,
): AnswerKnob => ({
  name,
  label,
  range: rangeOf(officers, { least: movables[name].min, most: movables[name].max, step: 1 }, movables[name]),
  write,
  read: (text) => {
    const typed = parseAmount(text.replace(/[^\d.,-].*$/, ""));
    return typed === null ? null : Math.round(typed);
  },
});

/** The down payment in percent of the price; typed in dollars, or in percent, and sent in dollars. */
export function downKnob(officers: number, price: number, label: string): AnswerKnob {
  const dollars = (share: number) => Math.round(price * share) / 100;
  return {
    name: "downPayment",
    label,
    range: rangeOf(officers, { least: 0, most: 50, step: 1 }, { min: 0, max: 100 }),
    write: trimmedPercent,
    shown: (share) => money(dollars(share)),
    sent: dollars,
    read: readDown(price),
  };
}
