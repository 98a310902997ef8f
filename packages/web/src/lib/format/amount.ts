const sizes: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

/** The size that a typed suffix means: "k" a thousand, "m" a million, "b" a billion. */
const suffixSize = (letter: string): number | undefined => sizes[letter.toLowerCase()];

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

/** A sheet's "1.00E+05", which would be another figure without its letter. */
const exponent = /\de[+-]?\d/i;
/** A percentage such as "6,5", whose comma is a decimal point. It would be read as 65. */
const decimalComma = /^\s*\d+,\d{1,2}\s*%?\s*$/;

/** Tells whether a text would be read as another figure than it shows. Such a text is refused. */
export const misleads = (text: string, isPercent = false): boolean =>
  exponent.test(text) || (isPercent && decimalComma.test(text));

/** Characters that cannot be part of a figure. */
const foreign = /[^\d.,$%kmb()+\-\u2212/\u00bc-\u00be\u215b-\u215e\s]/gi;
/** Words in a pasted figure, such as its unit: "30 years", "USD 1,200". */
const words = /\p{L}{2,}/gu;
/** Letters of a size that follow no figure. */
const sizeless = /(?<![\d.]\s*)[kmb]/gi;

/** Removes from a text what cannot be part of a figure. */
export const withoutForeign = (text: string): string =>
  text.replace(words, "").replace(foreign, "").replace(sizeless, "").trimStart();

/** Reads an amount that a person types or pastes: "450k", "$1.2m", "1,250.50", "6.5%", "6 1/8", "(3,000)". Null if it is not a number. */
export function parseAmount(text: string): number | null {
  const bare = text
    .replace(/[$,%]/g, "")
    .replace(/[\u00bc-\u00be\u215b-\u215e]/g, (sign) => eighths[sign]!)
    .replace("\u2212", "-")
    .trim();
  if (bare.includes("/")) return mixedNumber(bare);
  // A space separates thousands, or a figure from its fraction: "6 1" is not a figure yet.
  if (/\d\s+(?!\d{3}(?!\d))\d/.test(bare)) return null;
  const plain = bare.replace(/\s/g, "");
  const inBrackets = /^\((.+)\)$/.exec(plain);
  const match = /^([+-]?)(\d+\.?\d*|\.\d+)([kmb]?)$/i.exec(inBrackets ? inBrackets[1]! : plain);
  if (!match) return null;
  // 1.1 * 1e6 is 1100000.0000000001 in floating point; twelve digits hold every amount that a field takes.
  const size = Number((Number(match[2]) * (suffixSize(match[3]!) ?? 1)).toPrecision(12));
  return inBrackets || match[1] === "-" ? -size : size;
}

/** Turns the dash by which a sheet shows zero ("$ -") into a figure that a field takes. */
export const sheetText = (text: string) => (/^\$?\s*[-\u2012-\u2015]\s*$/.test(text) ? "0" : text);

/** A comma that does not separate thousands, or comes after a point: "1.234,56" and "1,5" would be read as other amounts than they show. */
const oddComma = /,(?!\d{3}(?!\d))|\.\d*,/;

/** Reads the amount in a cell of a sheet, in which a dash is zero. Null if it is not a number, or is not written in the American way. */
export const sheetAmount = (text: string): number | null => (oddComma.test(text) ? null : parseAmount(sheetText(text)));

/** Removes the quotation marks in which a spreadsheet writes a cell that holds a quotation mark. */
export const unquoted = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** Splits what a spreadsheet puts on the clipboard into lines, and these at tabs into cells. The line break at the end of the text does not begin another line. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/[\r\n]+$/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.split("\t").map((cell) => unquoted(cell.trim())));
