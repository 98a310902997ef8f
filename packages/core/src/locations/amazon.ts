/**
 * The adapter of Amazon Location Service, Places version 2:
 * https://docs.aws.amazon.com/location/latest/APIReference/API_Operations_Amazon_Location_Service_Places_V2.html
 */

import * as z from "zod/mini";
import { env } from "../platform/declare/env";
import { askJson, OutsideError, sourceText } from "../platform/outside/outside";
import { signedFor } from "../platform/outside/signature";
import { providers } from "../providers";
import { addressOf, type Found, titleOf } from "./found";
import type { Suggestion } from "./schema";

const CodeAndName = z.optional(z.object({ Code: z.optional(z.string()), Name: z.optional(z.string()) }));
const Address = z.object({
  Region: CodeAndName,
  SubRegion: CodeAndName,
  Locality: z.optional(z.string()),
  PostalCode: z.optional(z.string()),
  Street: z.optional(z.string()),
  AddressNumber: z.optional(z.string()),
});
const Item = z.object({
  PlaceId: z.string(),
  PlaceType: z.string(),
  Address: z.optional(Address),
  /** The position of the place: longitude, then latitude. */
  Position: z.optional(z.tuple([z.number(), z.number()])),
});
const Items = z.object({ ResultItems: z.array(Item) });

const most = 7;
/** Places of these types are wider than any home, so no officer looks for them. */
const tooWide = ["Country", "Region"];
const { name: provider, milliseconds, aws } = providers.places;
const service = { provider, milliseconds, sign: signedFor(aws.service) };

function foundIn(item: z.output<typeof Item>, sample: boolean): Found {
  const { Region, SubRegion, Locality = "", PostalCode = "", Street = "", AddressNumber = "" } = item.Address ?? {};
  const [longitude = null, latitude = null] = item.Position ?? [];
  return {
    placeId: item.PlaceId,
    streetNumber: AddressNumber,
    route: Street,
    city: Locality,
    state: Region?.Code ?? "",
    zip: PostalCode.slice(0, 5), // some have the four further digits
    county: SubRegion?.Name ?? "",
    fip: "",
    latitude,
    longitude,
    source: sourceText("Amazon Location Service", sample),
    sample,
  };
}

/**
 * Finds addresses and towns of the United States that begin with what was typed.
 * @throws OutsideError
 */
export async function beginningWith(text: string): Promise<Suggestion[]> {
  const body = { QueryText: text, MaxResults: most, Filter: { IncludeCountries: ["USA"] }, Language: "en" };
  const request = { ...service, base: env("PLACES_URL"), path: "/v2/autocomplete", body };
  const { data, sample } = await askJson(Items, request);
  return data.ResultItems.filter(({ PlaceType }) => !tooWide.includes(PlaceType)).map((item) => {
    const found = foundIn(item, sample);
    return { placeId: found.placeId, title: titleOf(found), address: addressOf(found), sample };
  });
}

/**
 * Finds one place by the id of a suggestion, asked for in the way that allows us to keep it with a report.
 * @returns undefined when there is none
 * @throws OutsideError
 */
export async function placeOf(placeId: string): Promise<Found | undefined> {
  const path = `/v2/place/${encodeURIComponent(placeId)}`;
  const query = { "intended-use": "Storage", language: "en" };
  try {
    const { data, sample } = await askJson(Item, { ...service, base: env("PLACES_URL"), path, query });
    return foundIn(data, sample);
  } catch (error) {
    if (error instanceof OutsideError && (error.status === 400 || error.status === 404)) return undefined;
    throw error;
  }
}

/**
 * Finds where a ZIP code is.
 * @throws OutsideError
 */
export async function middleOf(zip: string): Promise<Found | undefined> {
  const body = { QueryComponents: { PostalCode: zip, Country: "USA" }, MaxResults: 1, Language: "en" };
  const request = { ...service, base: env("PLACES_URL"), path: "/v2/geocode", body };
  const { data, sample } = await askJson(Items, request);
  const [first] = data.ResultItems;
  return first && foundIn(first, sample);
}
