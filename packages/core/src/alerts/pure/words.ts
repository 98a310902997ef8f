/** What an alert says: the sentence of its rule, and the title of what was sent. */
import { moveIn32ndsText, moveInBasisPoints, priceIn32nds, priceText } from "@highway/engine/money/shown-price";
import type { Rule } from "../schema";
import { otherUnitText, sizeText } from "./size";

export type Measured = Pick<Rule, "subject" | "direction" | "since" | "amount">;

const past = { falls: "fell", rises: "rose", moves: "moved" } as const;

/** The words of a rule's sentence around its figure, as they stand in lists, in emails and in the form. */
export type RuleWords = {
  /** "falls", or "falls to" where a price is awaited. */
  verb: string;
  /** "or more since", with all that follows it where nothing can be chosen there. */
  rest: string;
  /** What a move is measured from, where that can be chosen. */
  since: string | undefined;
};

export function ruleWords({ direction, since }: Pick<Measured, "direction" | "since">): RuleWords {
  if (since === "level")
    return { verb: `${direction} to`, rest: direction === "falls" ? "or lower" : "or higher", since: undefined };
  if (since === "dayBefore")
    return { verb: direction, rest: "percentage points or more since the day before", since: undefined };
  return { verb: direction, rest: "or more since", since: sinceText[since] };
}
export const sinceText = { sheet: "my lender's sheet", close: "the previous close" } as const;

/** The name of what a rule watches: an index says that it comes once a day. */
export const watchedText = ({ since }: Pick<Measured, "since">, name: string) =>
  since === "dayBefore" ? `${name} (daily index)` : name;

/** The figure of a rule: "8/32", "101.75 (101-24)", "0.125". */
export function figureText({ since, amount }: Pick<Measured, "since" | "amount">): string {
  if (since === "level") return levelText(amount);
  return since === "dayBefore" ? amount.toFixed(3) : sizeText(amount);
}

/** Writes a rule as a sentence: "UMBS 30Y 6.0 falls 8/32 (25 bp) or more since my lender's sheet". */
export function ruleText(rule: Measured, name: string): string {
  const { verb, rest, since } = ruleWords(rule);
  const other = since === undefined ? "" : ` (${otherUnitText(rule.amount)})`;
  return `${watchedText(rule, name)} ${verb} ${figureText(rule)}${other} ${rest}${since === undefined ? "" : ` ${since}`}`;
}

/** Writes a price with its 32nds: "101.75 (101-24)". */
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

/** Writes what happened as a title: "UMBS 30Y 6.0 fell 8/32 since your 9:40 sheet". */
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

/** Writes a move with both of its figures: "−25 bp since your sheet at 9:40: 101.56 to 101.31". */
export function moveText({ since, from, to, sheetTime }: Happened): string {
  if (since === "dayBefore") return from === null ? `${to.toFixed(3)}%` : `${from.toFixed(3)}% to ${to.toFixed(3)}%`;
  if (from === null) return priceText(to);
  const bp = moveInBasisPoints(from, to);
  const reference = sheetTime ? `your sheet at ${clockTime(sheetTime)}` : "the previous close";
  return `${bp < 0 ? "−" : bp > 0 ? "+" : ""}${Math.abs(bp)} bp since ${reference}: ${priceText(from)} to ${priceText(to)}`;
}
