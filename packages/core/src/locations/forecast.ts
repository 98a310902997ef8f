import { logError } from "../platform/log";
import { remembered } from "../platform/outside-answers";
import { meanGrowth } from "../property/appreciation";
import { surveyOf } from "./county-survey";
import { historyOf } from "./history";
import type { PriceGrowth, PricesQuery } from "./schema";
import { stateCodes } from "./states";
import { type Expected, expectedIn } from "./zillow";

const KEEP_SECONDS = 86_400;

/**
 * How prices are expected to grow: Zillow's forecast for the year to come, and after it, where the county is named, what its prices have grown on
 * average. The forecast of one year held for thirty would make a dip or a peak last for ever.
 * @throws OutsideError
 */
export async function forecastFor({ zip, fip }: PricesQuery): Promise<PriceGrowth | undefined> {
  const [forecast] = await remembered<PriceGrowth[]>(
    `price forecast ${zip ?? "-"} ${fip ?? "-"}`,
    () => KEEP_SECONDS,
    () => asked({ zip, fip }),
  );
  return forecast;
}

async function asked({ zip, fip }: PricesQuery): Promise<PriceGrowth[]> {
  const ofZip = zip ? await expectedIn({ zip }) : undefined;
  const expected = ofZip ?? (fip ? await ofCounty(fip) : undefined);
  const year = expected?.growth.at(-1);
  if (!expected || !year) return [];
  const history = fip ? await historyOrNothing(fip) : undefined;
  const first = `Zillow home value forecast of the ${ofZip ? "ZIP code" : "county's ZIP codes"}`;
  const points = [{ date: expected.baseDate, value: 100 }];
  for (const { date, percent } of expected.growth) points.push({ date, value: 100 + percent });
  return [
    {
      yearly: [year.percent, ...(history ? [rounded(meanGrowth(history.yearly))] : [])],
      source: history ? `${first} for a year, then the mean of the ${history.source}` : first,
      date: expected.baseDate,
      points,
      sample: expected.sample || (history?.sample ?? false),
    },
  ];
}

const rounded = (percent: number) => Math.round(percent * 1000) / 1000;

async function ofCounty(fip: string): Promise<Expected | undefined> {
  const survey = await surveyOf(fip);
  const state = survey && stateCodes[survey.state];
  return state ? expectedIn({ county: survey.county, state }) : undefined;
}

/** The year to come is told also when the years before are not. */
async function historyOrNothing(fip: string) {
  try {
    return await historyOf(fip);
  } catch (error) {
    logError(error);
    return undefined;
  }
}
