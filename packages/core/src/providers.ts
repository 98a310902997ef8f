/**
 * The outside providers, each described once. A function that uses one is given its address and its key (stacks), and the product on one machine a
 * stand-in in its place (packages/local/src/outside.ts). The adapter that speaks its language stands in the domain that asks it.
 */
export type Provider = {
  /** The provider's name in errors. */
  name: string;
  /** The variable that holds the provider's address. */
  setting: `${string}_URL`;
  /** The provider's address; {region} and {suffix} stand for the region and the domain of AWS, {host} for the host that a stage names. */
  address: `https://${string}`;
  /** The setting by which a stage names the provider's host, where there is a choice of providers. Without it the address is "none" and nobody is asked. */
  host?: `HIGHWAY_${string}_HOST`;
  /** The time that all tries of a question may take together; a Lambda has ten seconds. */
  milliseconds: number;
  /** The key by which the provider counts our calls: the variable that holds it, or "none", and the name that a stage gives the parameter of SSM that keeps it. */
  key?: {
    setting: string;
    parameter: `HIGHWAY_${string}_KEY_PARAMETER`;
    /** The key that the stand-in takes, where its provider answers nobody without one. */
    sample?: string;
  };
  /** Set for a service of AWS, which the function itself asks by its role; the role allows these actions alone. */
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
  maps: {
    name: "Amazon Location's maps",
    setting: "MAPS_URL",
    address: "https://maps.geo.{region}.{suffix}",
    milliseconds: 5_000,
    aws: { service: "geo-maps", actions: ["GetStaticMap"] },
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
    // This key is no secret of ours: the Bureau gives one to anyone who asks.
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
  ffiec: { name: "The CFPB", setting: "FFIEC_URL", address: "https://files.ffiec.cfpb.gov", milliseconds: 5_000 },
  // A dealer or vendor of prices whose bridge speaks our documented form (market/quotes/feed.ts).
  quotes: {
    name: "The price feed",
    setting: "QUOTES_URL",
    address: "https://{host}",
    host: "HIGHWAY_QUOTES_HOST",
    milliseconds: 4_000,
    key: { setting: "QUOTES_KEY", parameter: "HIGHWAY_QUOTES_KEY_PARAMETER" },
  },
  // Only jobs ask the next three, for files of all counties.
  censusFiles: {
    name: "The Census Bureau's files",
    setting: "CENSUS_FILES_URL",
    address: "https://www2.census.gov",
    milliseconds: 20_000,
  },
  fhfa: { name: "FHFA", setting: "FHFA_URL", address: "https://www.fhfa.gov", milliseconds: 20_000 },
  // Only the job of the economic calendar asks the next two, and the first of them alone is told the secret.
  fxstreetTokens: {
    name: "FXStreet's sign-in",
    setting: "FXSTREET_TOKENS_URL",
    address: "https://authorization.fxstreet.com",
    milliseconds: 8_000,
    // The id and the secret that FXStreet gave us, with a colon between them.
    key: { setting: "FXSTREET_KEY", parameter: "HIGHWAY_FXSTREET_KEY_PARAMETER", sample: "sample:sample" },
  },
  fxstreet: {
    name: "FXStreet",
    setting: "FXSTREET_URL",
    address: "https://calendar-api.fxstreet.com",
    milliseconds: 15_000,
  },
  hud: { name: "HUD", setting: "HUD_URL", address: "https://apps.hud.gov", milliseconds: 20_000 },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;
type Known = (typeof providers)[ProviderName];
type Key = Extract<Known, { key: object }>["key"];
/** The variables that hold the addresses of the providers. */
export type ProviderAddress = Known["setting"];
export type ProviderKey = Key["setting"];
/** The names that a stage gives the parameters of SSM that keep the keys. */
export type KeyParameter = Key["parameter"];
