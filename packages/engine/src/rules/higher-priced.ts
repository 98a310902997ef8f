import { byDate } from "./by-date";

/** From how many points above the average prime offer rate a loan on a principal dwelling is a higher-priced mortgage loan: a first lien by its amount, and a second one. */
export const higherPriced = byDate({
  label: "Higher-priced mortgage loan",
  unit: "points of the APR above the average prime offer rate, first lien by its amount, and subordinate lien",
  source: "12 CFR 1026.35(a)(1), https://www.consumerfinance.gov/rules-policy/regulations/1026/35/",
  from: { "2014-01-18": { upToConformingLimit: 1.5, aboveConformingLimit: 2.5, subordinateLien: 3.5 } },
});

/**
 * From how many points above the average prime offer rate a first lien is a higher-priced covered transaction, on a principal dwelling or not and
 * above the conforming limit or not.
 */
export const higherPricedCovered = byDate({
  label: "Higher-priced covered transaction",
  unit: "points of the APR above the average prime offer rate, first lien",
  source: "12 CFR 1026.43(b)(4)(i), https://www.consumerfinance.gov/rules-policy/regulations/1026/43/",
  from: { "2014-01-10": 1.5 },
});
