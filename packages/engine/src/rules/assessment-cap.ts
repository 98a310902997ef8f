import { byDate } from "./by-date";

/**
 * The most by which the assessed value of a home that its owner lives in may grow in a year, by state. Florida and Michigan cap it at the
 * growth of consumer prices where that is lower. A state that is not named has no such cap entered.
 */
export const assessmentCap = byDate<Readonly<Record<string, number>>>({
  label: "Growth of the assessed value of a home that its owner lives in",
  unit: "percent a year at most, by state",
  source:
    "California Constitution, article XIII A, section 2(b); Florida Constitution, article VII, section 4(d); Oregon Constitution, article XI, section 11; Texas Tax Code 23.23; Michigan Constitution, article IX, section 3; Arizona Constitution, article IX, section 18",
  from: { "2020-01-01": { CA: 2, FL: 3, OR: 3, MI: 5, AZ: 5, TX: 10 } },
});
