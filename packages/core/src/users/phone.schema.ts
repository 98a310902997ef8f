import * as z from "zod/mini";

const text = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), "");
const kind = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)], "Choose Office, Direct or Cell");

/** 0 Office, 1 Direct, 2 Cell, -1 none. */
export const Phone = z.strictObject({ number: text(30), type: z._default(kind, -1), ext: text(10) });
export type Phone = z.infer<typeof Phone>;

export const phoneSentences = {
  number: "Enter a phone number with 10 digits",
  ext: "An extension is up to 6 digits",
} as const;

/** The ten digits of a number of the North American plan, however it is typed; undefined for what is none. */
export function digitsOf(typed: string): string | undefined {
  const digits = typed.replace(/[\s().+-]/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** "(919) 555-0142" of its ten digits; anything else as it is, since older records hold what was typed. */
export function formatNumber(number: string): string {
  const digits = digitsOf(number);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : number;
}

/** A number as typed becomes its ten digits; the empty one is no phone. */
export const PhoneNumber = z.pipe(
  z.string(phoneSentences.number).check(
    z.trim(),
    z.refine((typed) => typed === "" || digitsOf(typed) !== undefined, phoneSentences.number),
  ),
  z.transform((typed: string) => digitsOf(typed) ?? ""),
);

export const PhoneInput = z.strictObject({
  number: PhoneNumber,
  type: z._default(kind, -1),
  ext: z._default(z.string(phoneSentences.ext).check(z.trim(), z.regex(/^\d{0,6}$/, phoneSentences.ext)), ""),
});
