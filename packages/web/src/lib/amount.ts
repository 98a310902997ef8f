const sizes: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

/** The size that a typed suffix means: "k" a thousand, "m" a million, "b" a billion. */
const suffixSize = (letter: string): number | undefined => sizes[letter.toLowerCase()];

/** Reads what a person types or pastes: "450k", "$1.2m", "1,250.50", "6.5%", "(3,000)". Null when it is no number. */
export function parseAmount(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[\s$,%]/g, "")
    .replace("\u2212", "-");
  const inBrackets = /^\((.+)\)$/.exec(plain);
  const match = /^([+-]?)(\d+\.?\d*|\.\d+)([kmb]?)$/i.exec(inBrackets ? inBrackets[1]! : plain);
  if (!match) return null;
  // 1.1 * 1e6 is 1100000.0000000001 in floating point; twelve digits hold every amount that a field takes.
  const size = Number((Number(match[2]) * (suffixSize(match[3]!) ?? 1)).toPrecision(12));
  return inBrackets || match[1] === "-" ? -size : size;
}
