import type { variables } from "@highway/core/platform/declare/env";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Aws, CfnDynamicReference, CfnDynamicReferenceService } from "aws-cdk-lib/core";
import { settings } from "./settings";

type Variables = typeof variables;
type Provider = "places" | "geocoder" | "census" | "nyFed" | "fred" | "fed" | "zillow";
type Part<Name extends Provider> = {
  environment: Record<Variables[Name][number], string>;
  grants: PolicyStatement[];
};

/** Amazon's asks who calls, by the caller's role; its data belongs to a region and to no account. */
const places = (): Part<"places"> => ({
  environment: { PLACES_URL: `https://places.geo.${Aws.REGION}.${Aws.URL_SUFFIX}` },
  grants: [
    new PolicyStatement({
      actions: ["Autocomplete", "Geocode", "GetPlace"].map((action) => `geo-places:${action}`),
      resources: [`arn:${Aws.PARTITION}:geo-places:${Aws.REGION}::provider/default`],
    }),
  ],
});

/** The survey's key is no secret of ours: the Bureau gives one to whoever asks, to count their calls by. */
function census(): Part<"census"> {
  const { censusKeyParameter: name } = settings();
  const key = name ? new CfnDynamicReference(CfnDynamicReferenceService.SSM, name).toString() : "none";
  return { environment: { CENSUS_URL: "https://api.census.gov", CENSUS_KEY: key }, grants: [] };
}

/** Where the outside providers are, and what asking them needs. */
export const outside = {
  places,
  census,
  geocoder: () => ({ environment: { GEOCODER_URL: "https://geocoding.geo.census.gov" }, grants: [] }),
  nyFed: () => ({ environment: { NYFED_URL: "https://markets.newyorkfed.org" }, grants: [] }),
  fred: () => ({ environment: { FRED_URL: "https://fred.stlouisfed.org" }, grants: [] }),
  fed: () => ({ environment: { FED_URL: "https://www.federalreserve.gov" }, grants: [] }),
  zillow: () => ({ environment: { ZILLOW_URL: "https://files.zillowstatic.com" }, grants: [] }),
} satisfies { [Name in Provider]: () => Part<Name> };
