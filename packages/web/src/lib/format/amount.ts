/** The size that is typed after a figure: "450k", "1.2 million". */
const sizes: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};

/** The signs of eighths, in which rates are quoted: a sheet or a lender's email can hold such a sign. */
const eighths: Record<string, string> = {
  "\u00bc": " 1/4",
  "\u00bd": " 1/2",
  "\u00be": " 3/4",
  "\u215b": " 1/8",
  "\u215c": " 3/8",
  "\u215d": " 5/8",
  "\u215e": " 7/8",
};

/** Reads "6 1/8" and "6-1/8" as 6.125. A fraction of one or more is a typing error. Null if the text has no fraction. */
function mixedNumber(text: string): number | null {
  const match = /^(?:(\d+)[\s-]+)?(\d+)\/(\d+)$/.exec(text);
  if (!match) return null;
  const [whole, top, bottom] = [Number(match[1] ?? 0), Number(match[2]), Number(match[3])];
  return top < bottom ? Number((whole + top / bottom).toPrecision(12)) : null;
}

/** A comma that does not separate thousands: "6,5" and "1.234,56" would be read as other figures than they show. */
const oddComma = /(?<!\d),|(?<!\d)0\d*,|\d{4},|,(?!\d{3}(?!\d))|\.\d*,/;

/** The digits and signs that a keyboard of East Asia writes as wide as its letters. */
const wide = /[\uff01-\uff5e]/g;

/** Reads an amount that a person types or pastes: "450k", "$1.2m", "1,250.50", "6.5%", "6 1/8", "(3,000)". Null if it is not a number, or is not written in the American way. */
export function parseAmount(text: string): number | null {
  const american = text.replace(wide, (sign) => sign.normalize("NFKC"));
  if (oddComma.test(american)) return null;
  const bare = american
    .replace(/[$,%]/g, "")
    .replace(/[\u00bc-\u00be\u215b-\u215e]/g, (sign) => eighths[sign]!)
    .replace(/[\u2212\u2012-\u2015]/, "-")
    .trim();
  if (bare.includes("/")) return mixedNumber(bare);
  // A space separates thousands, or a figure from its fraction: "6 1" is not a figure yet.
  if (/\d\s+(?!\d{3}(?!\d))\d/.test(bare)) return null;
  const plain = bare.replace(/\s/g, "");
  const inBrackets = /^\((.+)\)$/.exec(plain);
  const match = /^([+-]?)(\d+\.?\d*|\.\d+)(\p{L}*)$/u.exec(inBrackets ? inBrackets[1]! : plain);
  const times = match?.[3] ? sizes[match[3].toLowerCase()] : 1;
  if (!match || times === undefined) return null;
  // 1.1 * 1e6 is 1100000.0000000001 in floating point; fifteen digits hold every amount that a field takes.
  const size = Number((Number(match[2]) * times).toPrecision(15));
  return (inBrackets || match[1] === "-") && size !== 0 ? -size : size;
}

/** Turns the dash by which a sheet shows zero ("$ -") into a figure that a field takes. */
export const sheetText = (text: string) => (/^\$?\s*[-\u2012-\u2015]\s*$/.test(text) ? "0" : text);

/** Reads the amount in a cell of a sheet, in which a dash is zero. Null if it is not a number. */
export const sheetAmount = (text: string): number | null => parseAmount(sheetText(text));

/** Removes the quotation marks in which a spreadsheet writes a cell that holds a quotation mark. */
export const unquoted = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** Splits what a spreadsheet puts on the clipboard into lines, and these at tabs into cells. The line break at the end of the text does not begin another line. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/[\r\n]+$/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.split("\t").map((cell) => unquoted(cell.trim())));
