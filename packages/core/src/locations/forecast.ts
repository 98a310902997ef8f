import { meanGrowth } from "@highway/engine/property/appreciation";
import { logError } from "../platform/log";
import { rememberedAnswer } from "../platform/outside/answers";
import { sourceText } from "../platform/outside/outside";
import { surveyOf } from "./county-survey";
import { historyOf } from "./history";
import type { PriceGrowth, PricesQuery } from "./schema";
import { stateCodes } from "./states";
import { type Area, type Expected, homeValueForecast } from "./zillow";

const KEEP_SECONDS = 86_400;

/**
 * Tells how prices are expected to grow: Zillow's forecast for the year to come and, where the county is named, the average growth of its prices in
 * the past for the years after it. If the forecast of one year held for thirty, a dip or a peak would last forever.
 * @throws OutsideError
 */
export async function forecastFor({ zip, fip }: PricesQuery): Promise<PriceGrowth | undefined> {
  const [forecast] = await rememberedAnswer<PriceGrowth[]>(
    `price forecast ${zip ?? "-"} ${fip ?? "-"}`,
    () => KEEP_SECONDS,
    () => askForecast({ zip, fip }),
  );
  return forecast;
}

async function askForecast({ zip, fip }: PricesQuery): Promise<PriceGrowth[]> {
  const [expectedIn, history] = await Promise.all([homeValueForecast(), fip ? historyOrNothing(fip) : undefined]);
  const ofZip = zip ? expectedIn({ zip }) : undefined;
  const expected = ofZip ?? (fip ? await ofCounty(expectedIn, fip) : undefined);
  return expected ? [growthOf(expected, ofZip ? "ZIP code" : "county's ZIP codes", history)] : [];
}

function growthOf({ baseDate, growth, sample: made }: Expected, area: string, history?: PriceGrowth): PriceGrowth {
  const sample = made || (history?.sample ?? false);
  const first = `Zillow home value forecast of the ${area}`;
  const source = history ? `${first} for a year, then the mean of its FHFA house price index, by FRED` : first;
  return {
    yearly: [growth.at(-1)!.percent, ...(history ? [threeDecimals(meanGrowth(history.yearly))] : [])],
    source: sourceText(source, sample),
    date: baseDate,
    points: [
      { date: baseDate, value: 100 },
      ...growth.map(({ date, percent }) => ({ date, value: threeDecimals(100 + percent) })),
    ],
    sample,
  };
}

const threeDecimals = (percent: number) => Math.round(percent * 1000) / 1000;

async function ofCounty(expectedIn: (area: Area) => Expected | undefined, fip: string): Promise<Expected | undefined> {
  const survey = await surveyOf(fip);
  const state = survey && stateCodes[survey.state];
  return state ? expectedIn({ county: survey.county, state }) : undefined;
}

/** Reads the county's history, or nothing where its provider fails: the forecast of the year to come is told all the same. */
async function historyOrNothing(fip: string) {
  try {
    return await historyOf(fip);
  } catch (error) {
    logError(error);
    return undefined;
  }
}
