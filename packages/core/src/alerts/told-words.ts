import { inEastern } from "../market/quotes/pure/eastern";

const onClock = (hours: number, rest: string) => `${((hours + 11) % 12) + 1}:${rest} ${hours < 12 ? "AM" : "PM"}`;
const two = (value: number) => String(value).padStart(2, "0");

/** Writes an instant as the clock of New York shows it: "10:37:12 AM". */
export function easternTime(iso: string): string {
  const { minutes, seconds } = inEastern(Date.parse(iso));
  return onClock(Math.floor(minutes / 60), `${two(minutes % 60)}:${two(seconds)}`);
}

/** Writes a sheet's "09:40" as "9:40 AM". */
export const sheetClock = (time: string): string => onClock(Number(time.slice(0, 2)), time.slice(3, 5));

/** Writes dollars with their sign: "+$16.47", "−$3.20". */
export const signedMoney = (amount: number): string =>
  `${amount < 0 ? "−" : "+"}$${Math.abs(amount).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Shortens a name to "Elena M.", because a mail may be read over a shoulder. */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const [initial] = rest.at(-1)?.match(/\p{L}/u) ?? [];
  return initial ? `${first} ${initial}.` : first;
}

/** Writes a rate: a typed one with three decimals, a computed one with four at most. */
export const rateText = (rate: number) => `${rate.toFixed(4).replace(/0$/, "")}%`;
