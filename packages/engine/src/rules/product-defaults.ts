import { byDate } from "./by-date";

const source = "Highway product defaults";

export const homeInsuranceDefault = byDate({
  label: "Home insurance when none is typed",
  unit: "percent of the price a year",
  source,
  from: { "2020-01-01": 0.35 },
});

export const escrowDefault = byDate({
  label: "Prepaids and escrows when none are typed",
  unit: "months of home insurance, months of property tax, days of interest",
  source,
  from: { "2020-01-01": { insurance: 12, tax: 12, interest: 0 } },
});

/** Insurance is renewed a year after its first year is paid at closing. */
export const escrowMonthsDefault = byDate({
  label: "When an escrow account pays tax and insurance, when no months are given",
  unit: "calendar months of the tax; months from closing of the insurance",
  source,
  from: { "2020-01-01": { tax: [12], insuranceAfter: 12 } },
});

export const closingDefault = byDate({
  label: "Closing when no day is typed",
  unit: "days after the day of the scenario",
  source,
  from: { "2020-01-01": 30 },
});

export const creditScoreDefault = byDate({
  label: "Credit score when the client has none",
  unit: "score",
  source,
  from: { "2020-01-01": 740 },
});

export const horizonsDefault = byDate({
  label: "Horizons when none are asked for",
  unit: "years",
  source,
  from: { "2020-01-01": [5, 7, 10, 15, 30] },
});
