import * as z from "zod/mini";
import { sentences } from "../schema";

export const LimitsQuery = z.object({
  fip: z.string(sentences.fip).check(z.trim(), z.regex(/^\d{5}$/, sentences.fip)),
  /** The day for which the limits are wanted; absent means today. */
  day: z.optional(z.iso.date(sentences.day)),
});
export type LimitsQuery = z.output<typeof LimitsQuery>;

/** Dollars for one, two, three and four units, from the first day of the year that they are for. */
const PublishedLimits = z.strictObject({
  byUnits: z.array(z.number()).check(z.length(4)),
  source: z.string(),
  date: z.iso.date(),
});

/** The loan limits of a home's county. A report keeps `{ conforming, fha }` of it in `outside.limits`. */
export const HomeLimits = z.strictObject({
  fip: z.string(),
  /** Of loans that Fannie Mae and Freddie Mac buy; absent where FHFA's list is not loaded or has no such county. */
  conforming: z.optional(PublishedLimits),
  /** Of loans that the FHA insures; absent where HUD's list is not loaded or has no such county. */
  fha: z.optional(PublishedLimits),
  sample: z.boolean(),
});
export type HomeLimits = z.output<typeof HomeLimits>;
