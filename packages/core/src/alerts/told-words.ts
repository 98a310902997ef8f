import { inEastern } from "../market/quotes/pure/eastern";

const onClock = (hours: number, rest: string) => `${((hours + 11) % 12) + 1}:${rest} ${hours < 12 ? "AM" : "PM"}`;
const two = (value: number) => String(value).padStart(2, "0");

/** "10:37:12 AM" on the clock of New York. */
export function easternTime(iso: string): string {
  const { minutes, seconds } = inEastern(Date.parse(iso));
  return onClock(Math.floor(minutes / 60), `${two(minutes % 60)}:${two(seconds)}`);
}

/** "9:40 AM" of a sheet's "09:40". */
export const sheetClock = (time: string): string => onClock(Number(time.slice(0, 2)), time.slice(3, 5));

/** "+$16.47", "−$3.20" */
export const signedMoney = (amount: number): string =>
  `${amount < 0 ? "−" : "+"}$${Math.abs(amount).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** "Elena M.": a mail may be read over a shoulder. */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const [initial] = rest.at(-1)?.match(/\p{L}/u) ?? [];
  return initial ? `${first} ${initial}.` : first;
}

/** A typed rate has three decimals, and a computed one four at most. */
export const rateText = (rate: number) => `${rate.toFixed(4).replace(/0$/, "")}%`;
