/**
 * The adapter of the Census Bureau's geocoder, which finds whole addresses only but knows the county of each.
 * https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html
 */

import * as z from "zod/mini";
import { env } from "../platform/declare/env";
import { askJson, sourceText } from "../platform/outside/outside";
import { providers } from "../providers";
import { addressOf, type Found, titleOf } from "./found";
import type { Suggestion } from "./schema";

const County = z.object({
  GEOID: z.string().check(z.regex(/^\d{5}$/)),
  BASENAME: z.optional(z.string()),
  NAME: z.string(),
});
const Geographies = z.object({ Counties: z.optional(z.array(County)) });
const Match = z.object({
  /** The whole address, as in "412 BROOKHAVEN DR, RALEIGH, NC, 27612". */
  matchedAddress: z.string(),
  /** The position of the address: x is its longitude, y its latitude. */
  coordinates: z.object({ x: z.number(), y: z.number() }),
  geographies: z.optional(Geographies),
});
const Matches = z.object({ result: z.object({ addressMatches: z.array(Match) }) });
const Point = z.object({ result: z.object({ geographies: Geographies }) });

const today = { benchmark: "Public_AR_Current", vintage: "Current_Current", layers: "Counties", format: "json" };
const { name: provider, milliseconds } = providers.geocoder;

/** This prefix and the encoded address make an id, for the geocoder has no ids of its own. */
const PREFIX = "census:";
export const isCensusId = (placeId: string) => placeId.startsWith(PREFIX);
const idOf = (address: string) => PREFIX + Buffer.from(address).toString("base64url");

const withCapitals = (text: string) =>
  text
    .toLowerCase()
    .replace(/(^|[\s'-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

function countyIn({ Counties: [county] = [] }: z.output<typeof Geographies>) {
  return county && { fip: county.GEOID, county: county.BASENAME ?? county.NAME };
}

function foundIn({ matchedAddress, coordinates, geographies = {} }: z.output<typeof Match>, sample: boolean): Found {
  const [street = "", city = "", state = "", zip = ""] = matchedAddress.split(", ");
  const [, streetNumber = "", route = ""] = street.match(/^(\d\S*)?\s*(.*)$/) ?? [];
  return {
    placeId: idOf(matchedAddress),
    streetNumber,
    route: withCapitals(route),
    city: withCapitals(city),
    state,
    zip: zip.slice(0, 5),
    county: "",
    fip: "",
    ...countyIn(geographies),
    latitude: coordinates.y,
    longitude: coordinates.x,
    source: sourceText("U.S. Census Bureau geocoder", sample),
    sample,
  };
}

async function matchesOf(address: string): Promise<Found[]> {
  const path = "/geocoder/geographies/onelineaddress";
  const request = { provider, base: env("GEOCODER_URL"), path, query: { ...today, address }, milliseconds };
  const { data, sample } = await askJson(Matches, request);
  return data.result.addressMatches.map((match) => foundIn(match, sample));
}

/**
 * Finds the addresses that a whole address may mean.
 * @throws OutsideError
 */
export const suggestionsFor = async (address: string): Promise<Suggestion[]> =>
  (await matchesOf(address)).map((found) => ({
    placeId: found.placeId,
    title: titleOf(found),
    address: addressOf(found),
    sample: found.sample,
  }));

/**
 * Finds the address that one of this geocoder's suggestions stands for.
 * @throws OutsideError
 */
export async function matchOf(placeId: string): Promise<Found | undefined> {
  const [first] = await matchesOf(Buffer.from(placeId.slice(PREFIX.length), "base64url").toString());
  return first && { ...first, placeId };
}

/**
 * Finds the county that a point lies in: its FIPS code and its name, as in "Wake".
 * @throws OutsideError
 */
export async function countyAt({ latitude, longitude }: { latitude: number; longitude: number }) {
  const path = "/geocoder/geographies/coordinates";
  const query = { ...today, x: String(longitude), y: String(latitude) };
  const { data } = await askJson(Point, { provider, base: env("GEOCODER_URL"), path, query, milliseconds: 2_500 });
  return countyIn(data.result.geographies);
}
