import { byDate } from "./by-date";

/** The years for which a program or a second loan pays interest only. */
export const interestOnlyYears = byDate({
  label: "Interest-only years",
  unit: "years from the first payment, by program or second loan's type",
  source: "Highway product defaults",
  from: { "2020-01-01": { interest5: 5, interest7: 7, interest10: 10, float5: 5, float10: 10 } },
});
