import * as z from "zod/mini";
import { endpoints } from "../platform/declare/endpoint";
import { cardsExample, lettersExample } from "./counties/example";
import { CardsQuery, CountyCards, CountyFound, CountySearch, LettersQuery, StateLetters } from "./counties/schema";
import { HomeLimits, LimitsQuery } from "./limits/schema";
import { DetailsQuery, Place, PriceGrowth, PricesQuery, SearchQuery, Suggestion, sentences } from "./schema";

const placeId = "sample-412-brookhaven-dr-27612";
const brookhaven: Place = {
  placeId,
  address: "412 Brookhaven Dr, Raleigh, NC 27612",
  addressDisplay: "412 Brookhaven Dr",
  streetNumber: "412",
  route: "Brookhaven Dr",
  city: "Raleigh",
  state: "NC",
  zip: "27612",
  county: "Wake",
  fip: "37183",
  latitude: 35.85,
  longitude: -78.69,
  countyTaxRate: 0.84,
  taxRateSource: { source: "American Community Survey", date: "2023-12-31", sample: false },
  source: "Amazon Location Service",
  sample: false,
};
const growth: PriceGrowth = {
  yearly: [5.1, 4.2],
  source: "FHFA house price index of the county, by FRED",
  date: "2025-01-01",
  points: [
    { date: "2023-01-01", value: 300 },
    { date: "2024-01-01", value: 315.3 },
    { date: "2025-01-01", value: 328.54 },
  ],
  sample: false,
};
const forecast: PriceGrowth = {
  yearly: [2.4],
  source: "Zillow home value forecast of the ZIP code",
  date: "2026-10-31",
  points: [
    { date: "2026-10-31", value: 100 },
    { date: "2027-10-31", value: 102.4 },
  ],
  sample: false,
};
const limits: HomeLimits = {
  fip: "37183",
  conforming: {
    byUnits: [832_750, 1_066_250, 1_288_800, 1_601_750],
    source: "FHFA, conforming loan limits by county, 2026",
    date: "2026-01-01",
  },
  sample: false,
};
const unavailable = "Home price growth is not available right now.";

export const locationEndpoints = endpoints({
  "GET /v1/location/search": {
    does: "Addresses that begin with what is typed.",
    handler: "locations/search",
    allow: "officer",
    uses: ["table", "places", "geocoder"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    query: SearchQuery,
    answer: z.array(Suggestion),
    failure: "Addresses cannot be looked up right now.",
    example: {
      query: { q: "412 Brookhaven" },
      answer: [{ placeId, title: "412 Brookhaven Dr", address: "412 Brookhaven Dr, Raleigh, NC 27612", sample: false }],
    },
  },
  "GET /v1/location/details": {
    does: "One place that was found: the parts of its address, its county and the county's usual property tax.",
    handler: "locations/details",
    allow: "officer",
    uses: ["table", "places", "geocoder", "census"],
    limits: [{ by: "actor", count: 100, seconds: 600 }],
    query: DetailsQuery,
    answer: z.tuple([Place]),
    failure: sentences.details,
    example: { query: { placeId }, answer: [brookhaven] },
  },
  "GET /v1/location/forecast": {
    does: "How home prices are expected to grow, by ZIP code or county; an empty list where there is no forecast.",
    handler: "locations/forecast",
    allow: "officer",
    uses: ["table", "zillow", "census", "fred"],
    limits: [{ by: "actor", count: 100, seconds: 600 }],
    query: PricesQuery,
    answer: z.array(PriceGrowth).check(z.maxLength(1)),
    failure: unavailable,
    example: { query: { zip: "27612" }, answer: [forecast] },
  },
  "GET /v1/location/historical": {
    does: "How home prices have grown year by year, by county or ZIP code; an empty list where there is no index.",
    handler: "locations/historical",
    allow: "officer",
    uses: ["table", "fred", "places", "geocoder"],
    limits: [{ by: "actor", count: 100, seconds: 600 }],
    query: PricesQuery,
    answer: z.array(PriceGrowth).check(z.maxLength(1)),
    failure: unavailable,
    example: { query: { fip: "37183" }, answer: [growth] },
  },
  "GET /v1/location/limits": {
    does: "The conforming and FHA loan limits of a county by units, on a day; an empty list where they are not loaded. Limits from the year before carry that year's date.",
    handler: "locations/limits",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    query: LimitsQuery,
    answer: z.array(HomeLimits).check(z.maxLength(1)),
    example: { query: { fip: "37183", day: "2026-11-20" }, answer: [limits] },
  },
  "GET /v1/location/counties": {
    does: "Counties whose names begin with what is typed, at most 8.",
    handler: "locations/county-search",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    query: CountySearch,
    answer: z.array(CountyFound),
    example: { query: { q: "wake" }, answer: [{ fip: "37183", name: "Wake County", state: "NC" }] },
  },
  "GET /v1/location/counties/cards": {
    does: "The report cards of 1 to 4 counties among all counties, with the public figures behind them; of the newest table or of the one that is named; an empty list where there is no such table. A county without figures is left out.",
    handler: "locations/county-cards",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    query: CardsQuery,
    answer: z.array(CountyCards).check(z.maxLength(1)),
    example: { query: { fips: "37183" }, answer: [cardsExample] },
  },
  "GET /v1/location/counties/letters": {
    does: "The letters of all counties of a state, by each figure, of the newest table or of the one that is named; an empty list where the table has none of its counties.",
    handler: "locations/county-letters",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    query: LettersQuery,
    answer: z.array(StateLetters).check(z.maxLength(1)),
    example: { query: { state: "37" }, answer: [lettersExample] },
  },
});
