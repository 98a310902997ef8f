import { formatNumber } from "@highway/core/people/users/pure/phone-number";
import type { Lang } from "../words/lang";

/** How figures, dates and numbers are written, everywhere (the first specification, section 1). A minus is U+2212. */

const minus = (text: string) => text.replace("-", "\u2212");

const numbers = new Map<string, Intl.NumberFormat>();
function format(value: number, least: number, most: number) {
  const key = `${least}-${most}`;
  let found = numbers.get(key);
  if (!found) {
    found = new Intl.NumberFormat("en-US", { minimumFractionDigits: least, maximumFractionDigits: most });
    numbers.set(key, found);
  }
  const text = found.format(value);
  return /[1-9]/.test(text) ? minus(text) : text.replace("-", "");
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Shown in place of a figure that is not a number or cannot be calculated yet. */
export const noNumber = "N/A";

/** Writes a number with digit grouping and at most so many decimals. */
export const count = (value: unknown, decimals = 0): string =>
  isNumber(value) ? format(value, 0, decimals) : noNumber;

/** Writes a count and its noun: "1 loan", "3 loans", "1,200 scenarios". A noun that takes more than an s gives its plural. */
export const quantity = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;

/** Writes a number with digit grouping and exactly so many decimals: "2,528.27" in a table of dollars. */
export const fixed = (value: unknown, decimals: number): string =>
  isNumber(value) ? format(value, decimals, decimals) : noNumber;

/** Writes the dollar sign after the minus. */
const withDollar = (text: string) =>
  text === noNumber ? text : text.startsWith("\u2212") ? `\u2212$${text.slice(1)}` : `$${text}`;

/** Whole dollars: "$1,234". */
export const money = (value: unknown): string => withDollar(fixed(value, 0));

/** "$1,234.00". */
export const moneyWithCents = (value: unknown): string => withDollar(fixed(value, 2));

/** Tells how to write an amount and what is compared with it: in whole dollars, unless the amount has cents. */
export const moneyLike = (typed: unknown) => (Number.isInteger(typed) ? money : moneyWithCents);

/** Whole dollars, unless there are cents: "$1,234", "$1,234.50". */
export const moneyAsTyped = (value: unknown): string => moneyLike(value)(value);

/** Percent at so many decimals: "6.500%". */
export const percent = (value: unknown, decimals = 3): string =>
  isNumber(value) ? `${fixed(value, decimals)}%` : noNumber;

/** Percent without trailing zeros, as the APR is written: "6.5%". */
export const trimmedPercent = (value: unknown, decimals = 3): string =>
  isNumber(value) ? `${count(value, decimals)}%` : noNumber;

/** Writes what the field of a percentage shows before its sign: "6.5". */
export const percentDigits = (value: number): string => count(value, 3);

/** Writes a difference with its sign: "+$4,000", "−$97.83", or "same". */
export function difference(value: number, write: (size: number) => string): string {
  const text = write(Math.abs(value));
  if (!/[1-9]/.test(text)) return "same";
  return `${value > 0 ? "+" : "\u2212"}${text}`;
}

const suffixes = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "k"],
] as const;

/** Writes large numbers with the suffixes k, M, B and T: "450k", "1.2M". */
export function short(value: unknown): string {
  if (!isNumber(value)) return noNumber;
  const size = Math.abs(value);
  // 999,950 would round to "1000k", so a step begins where its rounding does.
  const step = suffixes.find(([unit]) => size >= unit * 0.99995);
  return step ? `${format(value / step[0], 0, 1)}${step[1]}` : format(value, 0, 1);
}

/** Axis labels: "$450k". */
export const shortMoney = (value: unknown): string => withDollar(short(value));

const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/** Writes "MM/DD/YYYY". A day ("2026-11-20") is the same day everywhere; an instant is written as the reader's day. */
export function date(value: string | number | Date | null | undefined): string {
  if (typeof value === "string") {
    const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
    if (day) return `${day[2]}/${day[3]}/${day[1]}`;
  }
  const instant = new Date(value ?? Number.NaN);
  if (Number.isNaN(instant.getTime())) return noNumber;
  return `${pad(instant.getMonth() + 1)}/${pad(instant.getDate())}/${pad(instant.getFullYear(), 4)}`;
}

/** Writes "2:14 PM" for an hour from 0 to 23. */
export const timeOfDay = (hours: number, minutes: number): string =>
  `${hours % 12 || 12}:${pad(minutes)} ${hours < 12 ? "AM" : "PM"}`;

/** Writes "2:14 PM" in the reader's time zone. */
export function time(value: string | number | Date): string {
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? noNumber : timeOfDay(instant.getHours(), instant.getMinutes());
}

export const dateTime = (value: string | number | Date) => `${date(value)} ${time(value)}`;

/** Writes a duration: "0:42", "14:32". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${pad(Math.floor(seconds % 60))}`;

export const shortMonthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const dateInWords = (lang: Lang, value: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${lang}-US`, { ...options, timeZone: "UTC" }).format(
    new Date(`${value.slice(0, 10)}T00:00Z`),
  );

/** Writes the day "2026-11-20" as "11/20/2026". Spanish writes it out, so that 04/05 is never misread. */
export const dayIn = (lang: Lang, value: string): string =>
  lang === "es" ? dateInWords(lang, value, { day: "numeric", month: "long", year: "numeric" }) : date(value);

/** Writes the month of a day: "June 2030", "junio de 2030". */
export const monthIn = (lang: Lang, value: string): string =>
  dateInWords(lang, value, { month: "long", year: "numeric" });

/** Phone kinds as stored: 0 office, 1 direct, -1 none, any other a cell phone. */
function phoneLabel(type: number | undefined) {
  if (type === undefined || type === -1) return "";
  return type === 0 ? "Office: " : type === 1 ? "Direct: " : "Cell: ";
}

/** Writes "Office: (919) 555-0142 ext. 7". A number without ten digits stays as it was typed. */
export function phone(number: string, type?: number, ext?: string): string {
  return `${phoneLabel(type)}${formatNumber(number)}${ext ? ` ext. ${ext}` : ""}`;
}

/** Returns "EM" for "Elena Marchetti": the first letters of the first and last words, without additions such as "(demo)". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return letters.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}

/** Writes the first letter large, as at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
