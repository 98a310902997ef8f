import * as z from "zod/mini";

/** The index that adjustable rates follow: the 30-day average of SOFR. */
export const IndexRate = z.strictObject({
  /** Percent; 4.00 when no source answers. */
  value: z.number(),
  /** The day that `value` is of; null for the default. */
  date: z.nullable(z.iso.date()),
  source: z.string(),
  /** Mean of the series since its start, percent: the scenario "histAVG". */
  average: z.nullable(z.number()),
  /** The day that the series was read up to. */
  averageDate: z.nullable(z.iso.date()),
  /** Made up to try the product with; the screen says so. */
  sample: z.boolean(),
});
export type IndexRate = z.output<typeof IndexRate>;
