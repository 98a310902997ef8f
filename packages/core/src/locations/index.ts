/** Callers import this face as `* as Locations`. If it named itself, every function that calls one action would contain the providers of all of them. */
import { UserFacingError } from "../platform/errors";
import { logError } from "../platform/log";
import { beginningWith, middleOf, placeOf } from "./amazon";
import { countyAt, isCensusId, matchOf, suggestionsFor } from "./census-geocoder";
import { surveyOf } from "./county-survey";
import { forecastFor } from "./forecast";
import { addressOf, type Found, titleOf } from "./found";
import { historyOf } from "./history";
import { type Place, type PriceGrowth, type PricesQuery, type Suggestion, sentences } from "./schema";

/**
 * Finds addresses that begin with what is typed. While the first provider is out, it finds those that a whole address may mean.
 * @throws OutsideError when neither answers
 */
export async function search(text: string): Promise<Suggestion[]> {
  try {
    return await beginningWith(text);
  } catch (error) {
    logError(error);
    return suggestionsFor(text);
  }
}

/**
 * Reads a place that `search` found. Its county, its tax rate and the rate's source stay empty when their providers do not answer, because an officer
 * can type them.
 * @throws UserFacingError invalid when there is no such place; OutsideError
 */
export async function details(placeId: string): Promise<Place> {
  const found = await (isCensusId(placeId) ? matchOf(placeId) : placeOf(placeId));
  if (!found) throw new UserFacingError("invalid", sentences.details, { fields: { placeId: sentences.details } });
  const place = await withCounty(found);
  const survey = place.fip ? await orNothing(() => surveyOf(place.fip)) : undefined;
  return {
    ...place,
    address: addressOf(place),
    addressDisplay: titleOf(place),
    countyTaxRate: survey?.taxRate ?? null,
    taxRateSource: survey?.taxRate != null ? { source: survey.source, date: survey.date, sample: survey.sample } : null,
  };
}

/** Tells the expected growth of prices. The list is empty where no provider knows it. @throws OutsideError */
export const forecast = async (where: PricesQuery): Promise<PriceGrowth[]> => listOf(await forecastFor(where));

/** Tells the past growth of prices. The list is empty where no provider knows it. @throws OutsideError */
export async function historical({ fip, zip }: PricesQuery): Promise<PriceGrowth[]> {
  const county = fip ?? (zip && (await countyOf(zip)));
  return county ? listOf(await historyOf(county)) : [];
}

const listOf = <T>(record: T | undefined): T[] => (record === undefined ? [] : [record]);

async function countyOf(zip: string): Promise<string | undefined> {
  const middle = await middleOf(zip);
  return middle && (await withCounty(middle)).fip;
}

async function withCounty(found: Found): Promise<Found> {
  const { latitude, longitude } = found;
  if (found.fip || latitude === null || longitude === null) return found;
  return { ...found, ...(await orNothing(() => countyAt({ latitude, longitude }))) };
}

async function orNothing<T>(learn: () => Promise<T>): Promise<T | undefined> {
  try {
    return await learn();
  } catch (error) {
    logError(error);
    return undefined;
  }
}
