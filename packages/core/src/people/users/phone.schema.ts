import * as z from "zod/mini";
import { digitsOf, phoneSentences } from "./pure/phone-number";

const text = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), "");
const kind = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)], "Choose Office, Direct or Cell");

/** The type of a phone is 0 Office, 1 Direct, 2 Cell or -1 none. */
export const Phone = z.strictObject({ number: text(30), type: z._default(kind, -1), ext: text(10) });
export type Phone = z.infer<typeof Phone>;

/** A typed number is saved as its ten digits; an empty one means that there is no phone. */
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
