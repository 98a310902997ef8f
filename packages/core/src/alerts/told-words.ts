import { inEastern } from "../market/quotes/pure/eastern";

/** "10:37:12 AM" on the clock of New York. */
export function easternTime(iso: string): string {
  const { minutes, seconds } = inEastern(Date.parse(iso));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(minutes / 60);
  return `${((hours + 11) % 12) + 1}:${two(minutes % 60)}:${two(seconds)} ${hours < 12 ? "AM" : "PM"}`;
}

/** "+$16.47", "−$3.20" */
export const signedMoney = (amount: number): string =>
  `${amount < 0 ? "−" : "+"}$${Math.abs(amount).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
