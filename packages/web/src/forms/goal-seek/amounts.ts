type Found =
  | { kind: "dollars" | "percent" | "number"; value: number }
  /** A time in months; `isEarly` where the sentence says that it is to be saved: "five years early". */
  | { kind: "months"; value: number; isEarly: boolean }
  | { kind: "day"; value: string };

/** An amount that a sentence names, and where it stands in it. */
export type Amount = Found & { at: number; text: string };

/** Returns a sentence without capitals, accents and typographic quotation marks, with every character at the same place. */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u00a0\s]+/g, " ");

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");
const teens = ["seventeen", "eighteen", "nineteen"];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const unos = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince".split(" ");
const decenas = ["veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];
const centenas =
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos";

const numberWords = new Map<string, number>([
  ...[...ones, ...teens].map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ...unos.map((word, value) => [word, value] as const),
  ...decenas.map((word, at) => [word, (at + 2) * 10] as const),
  ...centenas.split(" ").map((word, at) => [word, (at + 1) * 100] as const),
  ["cien", 100],
]);
const scales = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["mil", 1000],
]);

const spelledNumbers = [...numberWords.keys(), ...scales.keys()].sort((a, b) => b.length - a.length).join("|");
const spelledNumber = new RegExp(`\\b(?:${spelledNumbers})(?:(?:[ -]|,? and | y )(?:${spelledNumbers}))*\\b`, "g");
const isCounted = /^ *(?:%|percent|per cent|por ciento|years?|yrs?|months?|anos?|meses|k\b|dollars)/;

/** Reads "three thousand two hundred" and "thirty-two hundred" as 3200. */
function spelledValue(words: string): number {
  let [whole, part] = [0, 0];
  for (const word of words.split(/[ -]|,/)) {
    const scale = scales.get(word);
    if (scale === 100) part = (part || 1) * 100;
    else if (scale === 1000) [whole, part] = [whole + (part || 1) * 1000, 0];
    else part += numberWords.get(word) ?? 0;
  }
  return whole + part;
}

/** Writes spelled-out numbers as digits if they are amounts: "one of the loans" is not. */
export const withDigits = (text: string) =>
  text.replace(spelledNumber, (words: string, at: number) => {
    if (text.slice(0, at).endsWith("por ")) return words;
    const isAmount = /hundred|thousand|\bmil\b|cien/.test(words) || isCounted.test(text.slice(at + words.length));
    // "40 mil" is read as one amount below.
    return isAmount && !/^(?:thousand|hundred|mil)$/.test(words) ? String(spelledValue(words)) : words;
  });

const months = [
  "jan(?:uary)?|enero|ene",
  "feb(?:ruary)?|febrero",
  "mar(?:ch)?|marzo",
  "apr(?:il)?|abril|abr",
  "may|mayo",
  "june?|junio",
  "july?|julio",
  "aug(?:ust)?|agosto|ago",
  "sept?(?:ember)?|septiembre|setiembre",
  "oct(?:ober)?|octubre",
  "nov(?:ember)?|noviembre",
  "dec(?:ember)?|diciembre|dic",
].map((names) => new RegExp(`^(?:${names})$`));
const monthOf = (word: string) => months.findIndex((names) => names.test(word)) + 1;
const twoDigits = (value: number | string) => String(value).padStart(2, "0");
const dayText = (year: string, month: number | string, day: number | string = 1) =>
  `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`;

type Reading = { pattern: RegExp; read: (parts: RegExpExecArray) => Found | null };

const year = "((?:20|21)\\d\\d)";
const dates: readonly Reading[] = [
  {
    pattern: new RegExp(`\\b${year}-(\\d\\d?)(?:-(\\d\\d?))?\\b`, "g"),
    read: ([, y = "", m = "", d = "1"]) => dayOf(y, Number(m), d),
  },
  {
    pattern: /\b(\d\d?)\/(?:(\d\d?)\/)?((?:20|21)\d\d|\d\d)\b/g,
    read: ([, m = "", d = "1", y = ""]) => dayOf(y, Number(m), d),
  },
  {
    pattern: new RegExp(
      `\\b(?:\\d\\d? de )?([a-z]{3,10})\\.? (?:(\\d\\d?)(?:st|nd|rd|th)?,? )?(?:of |de |del )?${year}\\b`,
      "g",
    ),
    read: ([, name = "", d = "1", y = ""]) => dayOf(y, monthOf(name), d),
  },
  {
    // The end of a year is its last payment; "by 2041" is before it begins.
    pattern: new RegExp(`\\b(end of|fin(?:es|al)? de|in|during|en|durante)(?: the year| el ano)? ${year}\\b`, "g"),
    read: ([, , y = ""]) => dayOf(y, 12, "1"),
  },
  {
    pattern: new RegExp(`\\b(?:by|before|until|para|antes de(?:l)?|hasta)(?: the year| el ano)? ${year}\\b`, "g"),
    read: ([, y = ""]) => dayOf(y, 1, "1"),
  },
];

function dayOf(year: string, month: number, day: string): Found | null {
  if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return null;
  return { kind: "day", value: dayText(year, month, Number(day) > 28 ? 28 : day) };
}

const early = "(?: (?:early|earlier|sooner|faster|ahead(?: of (?:time|schedule))?|off the term|antes))?";
const times: readonly Reading[] = [
  {
    pattern: new RegExp(`\\b(\\d+(?:\\.\\d+)?)[- ]?(years?|yrs?|anos?)\\b(?: sooner| early| earlier)?${early}`, "g"),
    read: ([text, value = ""]) => timeOf(text, Number(value) * 12),
  },
  {
    pattern: new RegExp(`\\b(\\d+)[- ]?(?:months?|mos?|mes|meses|payments|pagos|cuotas)\\b${early}`, "g"),
    read: ([text, value = ""]) => timeOf(text, Number(value)),
  },
];
const timeOf = (text: string, value: number): Found => ({
  kind: "months",
  value: Math.round(value),
  isEarly: / (?:early|earlier|sooner|faster|ahead|off the term|antes)/.test(text),
});

const figure = "(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?:\\.\\d{3})+(?!\\d)|\\d*\\.\\d+|\\d+)";
const times1000: Record<string, number> = { k: 1e3, mil: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, million: 1e6 };
/** Reads a number. Three digits after a point are thousands, as in Spanish, because nobody states tenths of a cent. */
const plainNumber = (digits: string) =>
  Number(/^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll(".", "") : digits.replaceAll(",", ""));

const amounts: readonly Reading[] = [
  {
    pattern: new RegExp(`${figure} ?(?:%|percent\\b|per cent\\b|pct\\b|por ciento\\b)`, "g"),
    read: ([, digits = ""]) => ({ kind: "percent", value: Number(digits.replaceAll(",", "")) }),
  },
  {
    pattern: new RegExp(
      `(\\$ ?)?${figure}(?: ?(k|mil|thousand|grand|m|million(?:es)?|millon)\\b)?(?: ?(dollars|bucks|dolares|usd)\\b)?`,
      "g",
    ),
    read: ([, sign, digits = "", scale = "", word]) => {
      const value = plainNumber(digits) * (times1000[scale] ?? (scale.startsWith("mill") ? 1e6 : 1));
      return {
        kind: sign || scale || word || value >= 1000 ? "dollars" : "number",
        value: Math.round(value * 100) / 100,
      };
    },
  },
];

/** Blanks out what was read, so that nothing is read twice and every place stays where it was. */
export const blankOut = (text: string, at: number, length: number) =>
  text.slice(0, at) + " ".repeat(length) + text.slice(at + length);

/**
 * Reads every amount that a sentence names, in their order.
 * @param text  in lower case and without accents
 * @param hasTimes  whether it asks for a time: else "30 year" is a loan's and "2041" a number
 */
export function readAmounts(text: string, hasTimes: boolean): Amount[] {
  const found: Amount[] = [];
  let left = text;
  for (const { pattern, read } of [...(hasTimes ? [...dates, ...times] : []), ...amounts])
    for (const parts of left.matchAll(pattern)) {
      const amount = read(parts as RegExpExecArray);
      if (!amount) continue;
      found.push({ ...amount, at: parts.index, text: parts[0].trim() });
      left = blankOut(left, parts.index, parts[0].length);
    }
  return found.sort((a, b) => a.at - b.at);
}
