/** The steps that the workings of a bid share. */
import type { Step } from "../../../scenario/schema/types";
import { amount, CONVENTIONS, percentText, type Told, text, total, workedOut, yearsText } from "../../wording";
import type { BidWork } from "../work";

export const growthSource = `${CONVENTIONS}: a yearly growth is effective, value × (1 + growth)^(months ÷ 12)`;
export const NO_LOAN = "No loan buys the home at this price.";

/** Makes the working of an amount that a bid does not have, with the reason. */
export const none = (about: Parameters<typeof workedOut>[0], why: string): Told =>
  workedOut({ ...about, unit: "dollars" }, null, [], [text("No figure", why)]);

/** The growth of each year in words: "3.6% a year", or year by year. */
function growthText(yearly: readonly number[]): string {
  const [first, ...others] = yearly.map(percentText);
  if (others.length === 0) return `${first} a year`;
  return `${[first, ...others].map((each, at) => `${each} in year ${at + 1}`).join(", ")}, and the same after that`;
}

export const growthStep = (yearly: readonly number[], source: string): Step => ({
  ...text("Growth in the home's value", growthText(yearly)),
  detail: source,
});

export const askingStep = ({ bid, asking }: BidWork): Step =>
  total("Asking price", [
    ["Bid", bid],
    ["Over asking", asking - bid],
  ]);

const startTexts: Record<BidWork["startsAt"], string> = {
  estimate: "The estimated value, as typed",
  appraisal: "The appraised value",
  asking: "The asking price, because neither an estimated nor an appraised value was entered",
};

export const startStep = ({ start, startsAt }: BidWork): Step =>
  amount("Value at closing", start, { detail: startTexts[startsAt] });

export const afterYears = (years: number) => `after ${yearsText(years)}`;
