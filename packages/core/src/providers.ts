/**
 * The outside providers, each described once. A function that uses one is given its address and its key (stacks), and the product on one machine a
 * stand-in in its place (packages/local/src/outside.ts). The adapter that speaks its language stands in the domain that asks it.
 */
export type Provider = {
  /** As errors name it. */
  name: string;
  /** The variable that says where it is. */
  setting: `${string}_URL`;
  /** Where it is; {region} and {suffix} are the region and the domain of AWS. */
  address: `https://${string}`;
  /** How long all tries of a question may take together; a Lambda has ten seconds. */
  milliseconds: number;
  /** A key that it counts our calls by: the variable that holds it, or "none", and what a stage calls the parameter of SSM that keeps it. */
  key?: { setting: string; parameter: `HIGHWAY_${string}_KEY_PARAMETER` };
  /** A service of AWS, which the function itself asks by its role: nothing but these actions. */
  aws?: { service: string; actions: readonly string[] };
};

export const providers = {
  places: {
    name: "Amazon Location",
    setting: "PLACES_URL",
    address: "https://places.geo.{region}.{suffix}",
    milliseconds: 3_000,
    aws: { service: "geo-places", actions: ["Autocomplete", "Geocode", "GetPlace"] },
  },
  geocoder: {
    name: "The Census geocoder",
    setting: "GEOCODER_URL",
    address: "https://geocoding.geo.census.gov",
    milliseconds: 4_000,
  },
  census: {
    name: "The Census Bureau",
    setting: "CENSUS_URL",
    address: "https://api.census.gov",
    milliseconds: 2_500,
    // No secret of ours: the Bureau gives one to whoever asks.
    key: { setting: "CENSUS_KEY", parameter: "HIGHWAY_CENSUS_KEY_PARAMETER" },
  },
  nyFed: {
    name: "The New York Fed",
    setting: "NYFED_URL",
    address: "https://markets.newyorkfed.org",
    milliseconds: 4_000,
  },
  fred: { name: "FRED", setting: "FRED_URL", address: "https://fred.stlouisfed.org", milliseconds: 3_000 },
  fed: {
    name: "The Federal Reserve",
    setting: "FED_URL",
    address: "https://www.federalreserve.gov",
    milliseconds: 4_000,
  },
  zillow: { name: "Zillow", setting: "ZILLOW_URL", address: "https://files.zillowstatic.com", milliseconds: 5_000 },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;
type Known = (typeof providers)[ProviderName];
type Key = Extract<Known, { key: object }>["key"];
/** The variables that say where the providers are, and those that hold their keys. */
export type ProviderAddress = Known["setting"];
export type ProviderKey = Key["setting"];
/** What a stage calls the parameters of SSM that keep the keys. */
export type KeyParameter = Key["parameter"];
