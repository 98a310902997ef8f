/** What the tools beside the loan comparison assume where nothing is typed. None of them favors buying, and an officer can change each one. */
import { byDate } from "./by-date";

const productDefaults = "Highway product defaults";

/** The growth of rents. */
export const rentGrowthDefault = byDate({
  label: "Rent growth when none is typed",
  unit: "percent a year",
  source: `${productDefaults}, below the 3.6 percent a year of the rent in the Consumer Price Index since 1982-84 (Bureau of Labor Statistics, CUUR0000SEHA), because its first years inflate the longest view`,
  from: { "2020-01-01": 3 },
});

/** The growth of prices in general, which insurance, dues, and upkeep follow. */
export const inflationDefault = byDate({
  label: "Inflation when none is typed",
  unit: "percent a year",
  source: `${productDefaults}; the aim of the Federal Reserve is 2`,
  from: { "2020-01-01": 2.5 },
});

/** The upkeep of a home. */
export const maintenanceDefault = byDate({
  label: "Maintenance when none is typed",
  unit: "percent of the price a year",
  source: `${productDefaults}, a rule of thumb: the evidence is thin, and land is not repaired`,
  from: { "2020-01-01": 1 },
});

/** The return on money that is not put into a home. */
export const investmentReturnDefault = byDate({
  label: "Return on investments when none is typed",
  unit: "percent a year",
  source: `${productDefaults}; forecasts for ten years of a portfolio of 60 percent US shares and 40 percent bonds (Vanguard, 2024 and 2025) are 4.0 to 4.9, rounded up, which favors renting`,
  from: { "2020-01-01": 5 },
});

/** The insurance of a renter's belongings. */
export const rentersInsuranceDefault = byDate({
  label: "Renter's insurance when none is typed",
  unit: "dollars a month",
  source: `${productDefaults}; the average premium of 2022 was $171 a year (National Association of Insurance Commissioners)`,
  from: { "2020-01-01": 15 },
});

/** What a renter pays at the start. */
export const rentalStartDefault = byDate({
  label: "Security deposit and fee at the start of a rental when none are typed",
  unit: "months of rent, and dollars",
  source: productDefaults,
  from: { "2020-01-01": { deposit: 1, fee: 0 } },
});

/** How long a home is looked at, and how long somebody waits to buy it. */
export const toolHorizonDefault = byDate({
  label: "Horizon of buying or renting, and the wait before buying, when none are typed",
  unit: "years, and months",
  source: productDefaults,
  from: { "2020-01-01": { years: 10, wait: 12 } },
});
