import { byDate } from "./by-date";

/** The prime rate that lines of credit follow. Banks change it within a day of the Federal Reserve's target, so the newest value holds until the next change is entered here. */
export const primeRate = byDate({
  label: "Prime rate",
  unit: "percent a year",
  source: "Federal Reserve H.15, bank prime loan; The Wall Street Journal prime rate",
  renewal: {
    due: "2026-01-29",
    next: "The Federal Reserve sets its target eight times a year, and the prime rate follows it",
  },
  from: {
    "2019-10-31": 4.75,
    "2020-03-04": 4.25,
    "2020-03-16": 3.25,
    "2022-03-17": 3.5,
    "2022-05-05": 4,
    "2022-06-16": 4.75,
    "2022-07-28": 5.5,
    "2022-09-22": 6.25,
    "2022-11-03": 7,
    "2022-12-15": 7.5,
    "2023-02-02": 7.75,
    "2023-03-23": 8,
    "2023-05-04": 8.25,
    "2023-07-27": 8.5,
    "2024-09-19": 8,
    "2024-11-08": 7.75,
    "2024-12-19": 7.5,
    "2025-09-18": 7.25,
    "2025-10-30": 7,
    "2025-12-11": 6.75,
  },
});
