/** What came from outside when the scenario used it: copied into it, so that its figures stay. */

import { limits } from "@highway/engine/scenario/schema/limits";
import * as z from "zod/mini";
import { day, figure, filled, LocalId, lenient, list, strict, text } from "../platform/fields.schema";

const date = day({ min: "1900-01-01", max: "2100-12-31", sentence: "Enter a day from 1900 to 2100" });
const quoted = strict({ value: figure(limits.sofr), date }, "A value with its date is an object");
const series = strict(
  { yearly: list(figure(limits.yearlyRate), limits.counts.yearlyRates), source: text(200), date },
  "A series is an object",
);

const seriesFields = { forecast: z.optional(series), historical: z.optional(series) };
const indexFields = { sofr: z.optional(quoted), indexAverage: z.optional(quoted) };

const Series = z.strictObject(seriesFields);
export const Outside = z.strictObject({
  ...indexFields,
  series: z.optional(z.record(LocalId, Series)),
});
export type Outside = z.output<typeof Outside>;

const SeriesFields = strict(lenient(seriesFields), "The series of a property are an object");
const OutsideFields = strict(
  {
    ...lenient(indexFields),
    series: z.optional(z.nullable(z.record(LocalId, SeriesFields, "Series stand by property"))),
  },
  "What came from outside is an object",
);

/** Absent and null say the same: nothing came. */
export const OutsideInput = z.pipe(
  OutsideFields,
  z.transform(({ series: byProperty, ...index }: z.output<typeof OutsideFields>) => ({
    ...filled<Outside>({}, index),
    ...(byProperty && {
      series: Object.fromEntries(
        Object.entries(byProperty).map(([id, given]) => [id, filled<z.output<typeof Series>>({}, given)]),
      ),
    }),
  })),
);
