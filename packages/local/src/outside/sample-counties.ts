/**
 * A few counties to try the product with. Names, codes and towns are real; streets, tax figures and prices are made up, of the size
 * and, year by year, of about the course that they had there, and every answer that holds them says that it is a sample.
 */
export type County = {
  fip: string;
  name: string;
  state: string;
  code: string;
  /** Median dollars a year, and median dollars of value: what the survey tells. */
  taxes: number;
  value: number;
  /** Percent by which prices are taken to have grown in each year from 1996 to 2025. */
  growth: readonly number[];
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
    growth: [4, 4, 4, 4, 3, 3, 2, 2, 3, 4, 7, 7, 3, -2, -3, -3, -2, 2, 4, 5, 6, 6, 6, 5, 5, 13, 21, 5, 4, 2],
    forecast: [0.2, 0.6, 2.6],
  },
  {
    fip: "37119",
    name: "Mecklenburg",
    state: "North Carolina",
    code: "NC",
    taxes: 3_116,
    value: 380_000,
    growth: [5, 5, 4, 4, 3, 3, 2, 2, 2, 4, 7, 7, 1, -3, -5, -5, -2, 4, 6, 6, 7, 8, 7, 6, 6, 15, 21, 7, 5, 3],
    forecast: [0.2, 0.5, 2.4],
  },
  {
    fip: "45019",
    name: "Charleston",
    state: "South Carolina",
    code: "SC",
    taxes: 2_160,
    value: 450_000,
    growth: [4, 5, 7, 8, 9, 8, 7, 7, 11, 16, 15, 5, -4, -7, -8, -6, -3, 3, 7, 8, 8, 8, 6, 5, 5, 14, 20, 10, 7, 4],
    forecast: [0.1, 0.4, 2.1],
  },
  {
    fip: "04013",
    name: "Maricopa",
    state: "Arizona",
    code: "AZ",
    taxes: 2_107,
    value: 430_000,
    growth: [5, 5, 5, 6, 6, 6, 5, 6, 10, 33, 22, -1, -16, -25, -13, -12, 9, 19, 9, 7, 8, 8, 8, 7, 8, 24, 22, -3, 3, 1],
    forecast: [0, 0.2, 1.5],
  },
  {
    fip: "48453",
    name: "Travis",
    state: "Texas",
    code: "TX",
    taxes: 8_820,
    value: 490_000,
    growth: [5, 4, 6, 8, 10, 8, 3, 1, 1, 4, 8, 10, 5, -1, -1, 1, 4, 9, 11, 9, 9, 7, 5, 5, 6, 27, 16, -8, -3, -2],
    forecast: [-0.1, -0.2, 0.8],
  },
  {
    fip: "53033",
    name: "King",
    state: "Washington",
    code: "WA",
    taxes: 6_640,
    value: 800_000,
    growth: [3, 7, 10, 9, 9, 7, 5, 5, 8, 14, 15, 9, -3, -11, -6, -8, -2, 9, 9, 9, 12, 13, 11, 3, 6, 18, 12, -4, 6, 2],
    forecast: [0.1, 0.5, 2.2],
  },
];

/** The sample's price index, 100 in 1995. */
export function priceIndex({ growth }: County): { year: number; value: number }[] {
  let value = 100;
  return [0, ...growth].map((percent, at) => {
    value *= 1 + percent / 100;
    return { year: 1995 + at, value: Math.round(value * 100) / 100 };
  });
}

/** The index of a metro area whose county has none of its own, by the quarter: 100 in the first one of 2000 and 1 percent more in each. */
export const metroIndex = Array.from({ length: 4 * 26 }, (_, quarter) => ({
  date: `${2000 + Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, "0")}-01`,
  value: Math.round(100 * 1.01 ** quarter * 100) / 100,
}));
