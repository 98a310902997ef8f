/** The Federal Reserve Bank of New York makes and publishes SOFR: https://markets.newyorkfed.org/static/docs/markets-api.html */

import * as z from "zod/mini";
import { today } from "../platform/clock";
import { env } from "../platform/declare/env";
import { askJson } from "../platform/outside/outside";
import { providers } from "../providers";
import type { IndexSeries } from "./index-series";

const { name: provider, milliseconds } = providers.nyFed;

/** The first day of the averages of SOFR. */
const SINCE = "2020-03-02";
const Averages = z.object({
  refRates: z.array(
    z.object({ effectiveDate: z.iso.date(), average30day: z.optional(z.nullable(z.union([z.number(), z.string()]))) }),
  ),
});

/** Reads the 30-day averages from the Federal Reserve Bank of New York. @throws OutsideError */
export async function fromNewYorkFed(): Promise<IndexSeries> {
  const { data, sample } = await askJson(Averages, {
    provider,
    milliseconds,
    base: env("NYFED_URL"),
    path: "/api/rates/secured/sofrai/search.json",
    query: { startDate: SINCE, endDate: today() },
  });
  // A missing value may stand in the answer as the text "NA".
  const series = data.refRates.flatMap(({ effectiveDate, average30day: value }) =>
    value == null || value === "" || !Number.isFinite(Number(value))
      ? []
      : [{ date: effectiveDate, value: Number(value) }],
  );
  series.sort((one, other) => one.date.localeCompare(other.date));
  return { series, source: "Federal Reserve Bank of New York, 30-day average SOFR", sample };
}
