import * as z from "zod/mini";
import { PhoneNumber } from "../../people/users/phone.schema";
import { EmailOrNone } from "../../platform/email.schema";
import { required, trimmed, Was } from "../../platform/fields.schema";
import { CobrandId } from "./id.schema";

export const sentences = {
  missing: "That co-brand no longer exists.",
  name: "Name is required",
  stale: "This co-brand was changed after you opened it.",
  tooMany: "You have 50 co-brands, the most that can be kept. Delete one to add another.",
} as const;

/** The most co-brands of one officer. */
export const MOST_COBRANDS = 50;

const text = (most: number) =>
  z._default(z.string("Enter text").check(...trimmed, z.maxLength(most, `Use at most ${most} characters`)), "");

/** A co-brand: a person with whom the officer appears on reports, such as an agent, a builder or a planner. The headshot has a call of its own. */
export const CobrandInput = z.strictObject({
  name: z
    .string(sentences.name)
    .check(...trimmed, ...required(sentences.name), z.maxLength(120, "Use at most 120 characters")),
  /** The person's role for the client, as in "Real estate agent". */
  title: text(120),
  license: text(60),
  company: text(120),
  email: z._default(EmailOrNone, ""),
  phone: z._default(PhoneNumber, ""),
});
export type CobrandInput = z.output<typeof CobrandInput>;
/** A new co-brand. The caller may propose its id, so that a call that is sent again, because its answer was lost, makes no second one. */
export const CobrandDraft = z.extend(CobrandInput, { cbID: z.optional(CobrandId) });
export const CobrandSave = z.extend(CobrandInput, { was: Was });
export const CobrandUpdate = z.extend(CobrandSave, { cbID: CobrandId });
export type CobrandUpdate = z.output<typeof CobrandUpdate>;

export const Cobrand = z.strictObject({
  cbID: CobrandId,
  name: z.string(),
  title: z.string(),
  license: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The address that shows the headshot. */
  headshot: z.nullable(z.string()),
});
export type Cobrand = z.output<typeof Cobrand>;

/** A co-brand as the specification lists it: `cbData` is the JSON text of everything but the id. */
export const CobrandEntry = z.strictObject({ cbID: CobrandId, cbData: z.string() });
export type CobrandEntry = z.output<typeof CobrandEntry>;
