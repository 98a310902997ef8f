/** The card of one county, for the API document. */
import type { CountyCards, StateLetters } from "./schema";

const survey = "U.S. Census Bureau, American Community Survey 2020-2024";
const index = "FHFA house price index of the county, all transactions, annual";
const version = "2026-11-20T14:14:00.000Z";
const notKnown = { kind: "notGraded", why: "notKnown", origin: null } as const;
const priceHistory = {
  kind: "graded",
  figure: 7.896,
  percentile: 82.2,
  letter: "A",
  counties: 2551,
  origin: { source: index, date: "2025-12-31" },
} as const;

export const cardsExample: CountyCards = {
  version,
  newest: version,
  mortgageRate: { source: "Freddie Mac, by FRED", date: "2026-11-19", percent: 6.25 },
  cards: [
    {
      row: {
        fip: "37183",
        name: "Wake County",
        state: "NC",
        index: { source: index, date: "2025-12-31", values: [{ year: 2025, index: 431.2 }] },
        forecast: { source: "Zillow home value forecast", date: "2026-10-31", percent: 2.4 },
        survey: {
          source: survey,
          date: "2024-12-31",
          year: 2024,
          value: 451_600,
          tax: 3_620,
          income: 102_900,
          rent: 1_660,
          tops: { income: 250_001, rent: 3_501 },
        },
        earlierSurvey: { source: survey, date: "2019-12-31", year: 2019, income: 80_591 },
        population: {
          source: "U.S. Census Bureau, estimates 2025",
          date: "2025-07-01",
          now: 1_260_000,
          before: 1_132_000,
        },
      },
      grades: {
        priceHistory,
        forecast: notKnown,
        volatility: notKnown,
        affordability: notKnown,
        population: notKnown,
        income: notKnown,
        priceToRent: notKnown,
      },
      overall: { kind: "notGraded", graded: 1 },
    },
  ],
  strips: {
    priceHistory: { from: 0, step: 0.5, counts: [3, 12, 40, 12], below: 1, above: 2 },
    forecast: null,
    volatility: null,
    affordability: null,
    population: null,
    income: null,
    priceToRent: null,
  },
  sample: false,
};

export const lettersExample: StateLetters = {
  version,
  counties: [
    {
      fip: "37183",
      name: "Wake County",
      letters: {
        priceHistory: { letter: "A", figure: 7.896 },
        forecast: null,
        volatility: null,
        affordability: null,
        population: null,
        income: null,
        priceToRent: null,
      },
    },
  ],
};
