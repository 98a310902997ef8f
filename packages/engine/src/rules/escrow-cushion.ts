import { byDate } from "./by-date";

/** The most monthly payments that a servicer may hold in reserve: two, a sixth of what the escrow account pays out in a year. */
export const escrowCushion = byDate({
  label: "Cushion of an escrow account, at most",
  unit: "twelfths of a year's disbursements",
  source: "12 CFR 1024.17(c)(1), https://www.consumerfinance.gov/rules-policy/regulations/1024/17/",
  from: { "2011-12-30": 2 },
});
