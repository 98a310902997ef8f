/** What an alert says: the sentence of its rule, and the title of what was sent. */
import { moveIn32ndsText, moveInBasisPoints, priceIn32nds, priceText } from "@highway/engine/money/shown-price";
import type { Rule } from "../schema";

export type Measured = Pick<Rule, "subject" | "direction" | "since" | "amount">;

/** "25 bp (8/32)": a size in basis points of price, with the nearest half of a 32nd. */
export const bpText = (bp: number): string => `${bp} bp (${moveIn32ndsText(100, 100 + bp / 100).replace("+", "")}/32)`;

const verbs = { falls: "falls", rises: "rises", moves: "moves" } as const;
const past = { falls: "fell", rises: "rose", moves: "moved" } as const;

/** "UMBS 30Y 6.0 falls 25 bp (8/32) or more since my lender's sheet" */
export function ruleText({ direction, since, amount }: Measured, name: string): string {
  switch (since) {
    case "level":
      return `${name} reaches ${levelText(amount)} or ${direction === "falls" ? "lower" : "higher"}`;
    case "dayBefore":
      return `${name} (daily index) ${verbs[direction]} ${amount.toFixed(3)} or more since the day before`;
    default:
      return `${name} ${verbs[direction]} ${bpText(amount)} or more since ${sinceText[since]}`;
  }
}

export const sinceText = { sheet: "my lender's sheet", close: "the previous close" } as const;
/** "101.75 (101-24)" */
export const levelText = (price: number): string => `${priceText(price)} (${priceIn32nds(price)})`;

/** What happened: the two figures, and where the first is from. */
export type Happened = Pick<Measured, "direction" | "since"> & {
  name: string;
  from: number | null;
  to: number;
  /** The time of the sheet, "09:40", where the move is measured from one. */
  sheetTime: string | null;
};

/** "9:40" of "09:40", as officers speak of their sheet. */
const clockTime = (time: string) => `${((Number(time.slice(0, 2)) + 11) % 12) + 1}${time.slice(2)}`;

/** "UMBS 30Y 6.0 fell 8/32 since your 9:40 sheet" */
export function titleOf({ name, direction, since, from, to, sheetTime }: Happened): string {
  if (since === "dayBefore" && from !== null) {
    const way = to > from ? past.rises : to < from ? past.falls : past.moves;
    return `${name} ${way} ${Math.abs(to - from).toFixed(3)} to ${to.toFixed(3)}%`;
  }
  if (since === "level" || from === null) return `${name} ${past[direction]} to ${levelText(to)}`;
  const ticks = moveIn32ndsText(from, to).replace(/^[−+]/, "");
  const reference = sheetTime ? `your ${clockTime(sheetTime)} sheet` : "the previous close";
  const way = to > from ? past.rises : to < from ? past.falls : past.moves;
  return `${name} ${way} ${ticks}/32 since ${reference}`;
}

/** "−25 bp since your sheet at 9:40: 101.56 to 101.31" */
export function moveText({ since, from, to, sheetTime }: Happened): string {
  if (since === "dayBefore") return from === null ? `${to.toFixed(3)}%` : `${from.toFixed(3)}% to ${to.toFixed(3)}%`;
  if (from === null) return priceText(to);
  const bp = moveInBasisPoints(from, to);
  const reference = sheetTime ? `your sheet at ${clockTime(sheetTime)}` : "the previous close";
  return `${bp < 0 ? "−" : bp > 0 ? "+" : ""}${Math.abs(bp)} bp since ${reference}: ${priceText(from)} to ${priceText(to)}`;
}
