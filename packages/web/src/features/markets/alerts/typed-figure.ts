/** How the figure of a rule is written in its field, and what is read of what an officer types there. Nothing here reads a clock. */
import { readSize, sizeText } from "@highway/core/alerts/pure/size";
import type { RuleInput } from "@highway/core/alerts/schema";
import { priceText } from "@highway/engine/money/shown-price";
import { parseAmount } from "../../../lib/format/amount";

type Notation = {
  label: string;
  write: (amount: number) => string;
  /** NaN where the text is no such figure. */
  read: (text: string) => number;
  /** Why a figure is refused; null where it is none. */
  faultOf: (amount: number) => string | null;
  /** The phone's keys: digits and a point, where no other sign is ever needed. */
  inputMode: "decimal" | "text";
};

const size: Notation = {
  label: "Size of the move",
  write: sizeText,
  read: readSize,
  faultOf: (bp) =>
    Number.isNaN(bp)
      ? "Enter 32nds, such as 8/32 or 7+/32, or basis points, such as 25 bp."
      : bp >= 1 && bp <= 500
        ? null
        : "Enter a move between 1 bp and 500 bp (160/32).",
  inputMode: "text",
};

/** "101.25", or in 32nds as dealers write it: "101-08", "101-08+". */
function readPrice(text: string): number {
  const ticks = /^(\d{2,3})-([0-2]\d|3[01])(\+?)$/.exec(text.trim());
  if (!ticks) return /^\d{2,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : Number.NaN;
  const halves = Number(ticks[2]) * 2 + (ticks[3] ? 1 : 0);
  return Number(ticks[1]) + Math.round((halves * 100) / 64) / 100;
}

const price: Notation = {
  label: "Price",
  write: priceText,
  read: readPrice,
  faultOf: (amount) =>
    amount >= 50 && amount <= 150 ? null : "Enter a price between 50 and 150, such as 101.25 or 101-08.",
  inputMode: "text",
};

const percentagePoints: Notation = {
  label: "Percentage points",
  write: (amount) => amount.toFixed(3),
  read: (text) => {
    const points = parseAmount(text.trim().replace(/%$/, "")) ?? Number.NaN;
    return Number(points.toFixed(3)) === points ? points : Number.NaN;
  },
  faultOf: (points) => (points >= 0.001 && points <= 2 ? null : "Enter 0.001 to 2 percentage points, such as 0.125."),
  inputMode: "decimal",
};

const notations = { sheet: size, close: size, level: price, dayBefore: percentagePoints } as const;
export const notationOf = ({ since }: Pick<RuleInput, "since">): Notation => notations[since];
