/** How figures are written, everywhere (the first specification, section 1). A minus is U+2212. */

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

/** Dollars with digit grouping, "$1,234"; `cents` gives two decimals. A non-number shows "N/A". */
export function money(value: unknown, { cents = false } = {}): string {
  if (!isNumber(value)) return "N/A";
  const text = format(value, cents ? 2 : 0, cents ? 2 : 0);
  return text.startsWith("\u2212") ? `\u2212$${text.slice(1)}` : `$${text}`;
}

/** Percent at so many decimals, "6.500%"; `trim` drops trailing zeros, as the APR does. */
export function percent(value: unknown, { decimals = 3, trim = false } = {}): string {
  return isNumber(value) ? `${format(value, trim ? 0 : decimals, decimals)}%` : "N/A";
}

/** A plain number with digit grouping. */
export function count(value: unknown, decimals = 0): string {
  return isNumber(value) ? format(value, 0, decimals) : "N/A";
}

/** A difference with its sign: "+$4,000", "−$97.83", or "same". */
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

/** Large numbers with the suffixes k, M, B and T: "450k", "1.2M". */
export function short(value: unknown): string {
  if (!isNumber(value)) return "N/A";
  const size = Math.abs(value);
  // 999,950 would round to "1000k", so a step begins where its rounding does.
  const step = suffixes.find(([unit]) => size >= unit * 0.99995);
  return step ? `${format(value / step[0], 0, 1)}${step[1]}` : format(value, 0, 1);
}

/** Axis labels: "$450k". */
export function shortMoney(value: unknown): string {
  const text = short(value);
  if (text === "N/A") return text;
  return text.startsWith("\u2212") ? `\u2212$${text.slice(1)}` : `$${text}`;
}

const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/** "MM/DD/YYYY". A day ("2026-11-20") is that day everywhere; an instant is the reader's own day. */
export function date(value: string | number | Date | null | undefined): string {
  if (typeof value === "string") {
    const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
    if (day) return `${day[2]}/${day[3]}/${day[1]}`;
  }
  const instant = new Date(value ?? Number.NaN);
  if (Number.isNaN(instant.getTime())) return "N/A";
  return `${pad(instant.getMonth() + 1)}/${pad(instant.getDate())}/${pad(instant.getFullYear(), 4)}`;
}

/** "2:14 PM". */
export function time(value: string | number | Date): string {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return "N/A";
  const hours = instant.getHours();
  return `${hours % 12 || 12}:${pad(instant.getMinutes())} ${hours < 12 ? "AM" : "PM"}`;
}

export const dateTime = (value: string | number | Date) => `${date(value)} ${time(value)}`;

/** Phone kinds as stored: 0 office, 1 direct, -1 none, any other a cell phone. */
function phoneLabel(type: number | undefined) {
  if (type === undefined || type === -1) return "";
  return type === 0 ? "Office: " : type === 1 ? "Direct: " : "Cell: ";
}

/** "Office: (919) 555-0142 ext. 7". What is no ten-digit number stays as it was typed. */
export function phone(number: string, type?: number, ext?: string): string {
  const digits = number.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  const written = digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : number;
  return `${phoneLabel(type)}${written}${ext ? ` ext. ${ext}` : ""}`;
}

/** "EM" of "Elena Marchetti": the first letters of the first and the last word; "(demo)" and the like are no words. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return letters.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}
