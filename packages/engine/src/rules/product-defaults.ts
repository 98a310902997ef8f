import { byDate } from "./by-date";

const productDefaults = "Highway product defaults";

/** The home insurance of a home whose premium is not typed. */
export const homeInsuranceDefault = byDate({
  label: "Home insurance when none is typed",
  unit: "percent of the price a year",
  source: productDefaults,
  from: { "2020-01-01": 0.35 },
});

/** The months and days of prepaid items that are not typed. Once a closing date is typed, its own days of interest take the place of these. */
export const escrowDefault = byDate({
  label: "Prepaids and escrows when none are typed",
  unit: "months of home insurance, months of property tax, days of interest",
  source: productDefaults,
  from: { "2020-01-01": { insurance: 12, tax: 12, interest: 0 } },
});

/** The months in which an escrow account pays out where none are given. Home insurance is renewed a year after closing, when its first year is paid. */
export const escrowMonthsDefault = byDate({
  label: "When an escrow account pays tax and insurance, when no months are given",
  unit: "calendar months of the tax; months from closing of the insurance",
  source: productDefaults,
  from: { "2020-01-01": { tax: [12], insuranceAfter: 12 } },
});

/** The days from the scenario's day to a closing whose day is not typed. */
export const closingDefault = byDate({
  label: "Closing when no day is typed",
  unit: "days after the day of the scenario",
  source: productDefaults,
  from: { "2020-01-01": 30 },
});

/** The credit score of a client whose score is not known. */
export const creditScoreDefault = byDate({
  label: "Credit score when the client has none",
  unit: "score",
  source: productDefaults,
  from: { "2020-01-01": 740 },
});

/** The days after which an insurer's quote is marked as old: its premium may have changed since. */
export const quoteAgeDefault = byDate({
  label: "Age from which an insurer's quote is marked as old",
  unit: "days",
  source: productDefaults,
  from: { "2020-01-01": 30 },
});

/** The years after which a loan is looked at where the scenario names none. */
export const horizonsDefault = byDate({
  label: "Horizons when none are asked for",
  unit: "years",
  source: productDefaults,
  from: { "2020-01-01": [5, 7, 10, 15, 30] },
});

/** The highest ratios of the month's payments to income that are suggested to an officer, by program. The home alone has none where that is not usual. */
export const suggestedRatios = byDate<Record<"conventional" | "fha" | "va" | "usda", SuggestedRatios>>({
  label: "Highest ratios that are suggested in a debt consolidation",
  unit: "percent of the monthly income for the home and for all debts",
  source:
    "Highway product defaults, by Fannie Mae Selling Guide B3-6-02, HUD Handbook 4000.1 II.A.5.d, 38 CFR 36.4340(c) and 7 CFR 3555.151(h); Desktop Underwriter takes conventional loans up to 50",
  from: {
    "2020-01-01": {
      conventional: { all: 45 },
      fha: { home: 31, all: 43 },
      va: { all: 41 },
      usda: { home: 29, all: 41 },
    },
  },
});
type SuggestedRatios = { home?: number; all: number };
