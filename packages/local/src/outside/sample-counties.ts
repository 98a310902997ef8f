/**
 * A few counties to try the product with. Names, codes and towns are real; streets, tax figures and prices are made up, of the usual size, and every
 * answer that holds them says that it is a sample.
 */
export type County = {
  fip: string;
  name: string;
  state: string;
  code: string;
  /** Median dollars a year, and median dollars of value: what the survey tells. */
  taxes: number;
  value: number;
  /** How the sample of yearly growth is scaled here. */
  pace: number;
  /** Percent of growth that the sample forecast expects in a month, a quarter and a year. */
  forecast: [number, number, number];
};

export const counties: County[] = [
  {
    fip: "37183",
    name: "Wake",
    state: "North Carolina",
    code: "NC",
    taxes: 3_528,
    value: 420_000,
    pace: 0.9,
    forecast: [0.2, 0.6, 2.6],
  },
  {
    fip: "37119",
    name: "Mecklenburg",
    state: "North Carolina",
    code: "NC",
    taxes: 3_116,
    value: 380_000,
    pace: 1,
    forecast: [0.2, 0.5, 2.4],
  },
  {
    fip: "45019",
    name: "Charleston",
    state: "South Carolina",
    code: "SC",
    taxes: 2_160,
    value: 450_000,
    pace: 1.1,
    forecast: [0.1, 0.4, 2.1],
  },
  {
    fip: "04013",
    name: "Maricopa",
    state: "Arizona",
    code: "AZ",
    taxes: 2_107,
    value: 430_000,
    pace: 1.2,
    forecast: [0, 0.2, 1.5],
  },
  {
    fip: "48453",
    name: "Travis",
    state: "Texas",
    code: "TX",
    taxes: 8_820,
    value: 490_000,
    pace: 1.1,
    forecast: [-0.1, -0.2, 0.8],
  },
  {
    fip: "53033",
    name: "King",
    state: "Washington",
    code: "WA",
    taxes: 6_640,
    value: 800_000,
    pace: 1.2,
    forecast: [0.1, 0.5, 2.2],
  },
];

/** Percent of growth in each year from 1996 to 2025: a shape like the country's, with its rise, fall and rise. */
const growthSince1996 = [
  3, 3, 4, 5, 6, 6, 5, 6, 8, 9, 7, 2, -4, -4, -3, -3, 0, 4, 5, 5, 5, 6, 6, 5, 6, 14, 13, 5, 5, 3,
];

/** The sample's price index, 100 in 1995. */
export function priceIndex({ pace }: County): { year: number; value: number }[] {
  let value = 100;
  return [0, ...growthSince1996].map((growth, at) => {
    value *= 1 + (growth * pace) / 100;
    return { year: 1995 + at, value: Math.round(value * 100) / 100 };
  });
}
