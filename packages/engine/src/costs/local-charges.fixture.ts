import type { LocalChargeRule } from "../rules/local-charges";

/**
 * For the tests: real schemes of several states, each with its statute, so that the shape of a rule can carry them. Not
 * the product's list, which comes from outside, and not kept up to date.
 */
const row = (
  named: Pick<LocalChargeRule, "charge" | "name" | "state" | "base" | "tiers" | "source"> & Partial<LocalChargeRule>,
): LocalChargeRule => ({
  category: "government",
  from: "2000-01-01",
  per: 100,
  part: "up",
  tiering: "marginal",
  borrowerPays: 100,
  APR: false,
  ...named,
});
const one = (rate: number) => [{ startsAt: 0, rate }];

export const MIAMI_DADE = "12086";
export const HENNEPIN = "27053";

export const northCarolina = row({
  charge: "deed",
  name: "State deed tax stamps",
  state: "NC",
  base: "price",
  per: 500,
  tiers: one(1),
  purpose: "purchase",
  borrowerPays: 0,
  source: "N.C. Gen. Stat. 105-228.30: one dollar on each five hundred dollars or fractional part",
});

const florida = [
  row({
    charge: "deed",
    name: "State deed tax stamps",
    state: "FL",
    base: "price",
    tiers: one(0.7),
    purpose: "purchase",
    source: "Fla. Stat. 201.02(1): 70 cents on each 100 dollars or fraction thereof",
  }),
  row({
    charge: "deed",
    name: "County deed stamps",
    state: "FL",
    fip: MIAMI_DADE,
    base: "price",
    tiers: one(0.6),
    purpose: "purchase",
    source: "Fla. Stat. 201.02(1), 201.031: 60 cents in Miami-Dade",
  }),
  row({
    charge: "note",
    name: "Mortgage tax",
    state: "FL",
    base: "loan",
    tiers: one(0.35),
    source: "Fla. Stat. 201.08(1): 35 cents on each 100 dollars or fraction thereof",
  }),
  row({
    charge: "intangible",
    name: "Intangible tax",
    state: "FL",
    base: "loan",
    part: "exact",
    tiers: one(0.2),
    source: "Fla. Stat. 199.133: 2 mills",
  }),
];

export const georgia = row({
  charge: "intangible",
  name: "Intangible recording tax",
  state: "GA",
  base: "loan",
  per: 500,
  tiers: one(1.5),
  maximum: 25_000,
  source: "O.C.G.A. 48-6-61: $1.50 for each $500 or fraction thereof, at most $25,000",
});

export const georgiaTransfer = row({
  charge: "transfer",
  name: "State deed tax stamps",
  state: "GA",
  base: "price",
  tiers: one(0.1),
  minimum: 1,
  source: "O.C.G.A. 48-6-1: one dollar for the first $1,000, 10 cents for each further $100 or fractional part",
});

export const tennessee = row({
  charge: "mortgage",
  name: "Mortgage tax",
  state: "TN",
  base: "loan",
  part: "major",
  tiers: one(0.115),
  exempt: 2000,
  flat: 1,
  source: "Tenn. Code 67-4-409(b): 11.5 cents on each $100 or major fraction, the first $2,000 exempt; clerk's fee $1",
});

export const minnesotaDeed = row({
  charge: "deed",
  name: "State deed tax stamps",
  state: "MN",
  base: "price",
  part: "exact",
  tiers: one(0.33),
  minimum: 1.65,
  borrowerPays: 0,
  source: "Minn. Stat. 287.21: 0.33 percent, at least $1.65",
});
const minnesota = [
  minnesotaDeed,
  row({
    charge: "mortgage",
    name: "Mortgage tax",
    state: "MN",
    base: "loan",
    part: "exact",
    tiers: one(0.23),
    source: "Minn. Stat. 287.035: 0.23 percent",
  }),
  row({
    charge: "environment",
    name: "Environmental response fund",
    state: "MN",
    fip: HENNEPIN,
    base: "loan",
    part: "exact",
    tiers: one(0.01),
    source: "Minn. Stat. 383B.80: 0.01 percent",
  }),
];

export const newYorkMansion = row({
  charge: "mansion",
  name: "Mansion tax",
  state: "NY",
  base: "price",
  part: "exact",
  tiers: [{ startsAt: 1_000_000, rate: 1 }],
  tiering: "whole",
  purpose: "purchase",
  source: "N.Y. Tax Law 1402-a: one percent where the consideration is one million dollars or more",
});

export const washington = row({
  charge: "excise",
  name: "Real estate excise tax",
  state: "WA",
  base: "price",
  part: "exact",
  tiers: [
    { startsAt: 0, rate: 1.1 },
    { startsAt: 525_000, rate: 1.28 },
    { startsAt: 1_525_000, rate: 2.75 },
    { startsAt: 3_025_000, rate: 3 },
  ],
  from: "2023-01-01",
  borrowerPays: 0,
  source: "RCW 82.45.060: graduated",
});

const pennsylvania = row({
  charge: "transfer",
  name: "State deed tax stamps",
  state: "PA",
  base: "price",
  part: "exact",
  tiers: one(1),
  borrowerPays: 50,
  source: "72 P.S. 8102-C: one percent, by custom half each",
});

const kansas = [
  { from: "2017-01-01", rate: 0.1 },
  { from: "2018-01-01", rate: 0.05, until: "2019-01-01" },
].map(({ rate, ...days }) =>
  row({
    charge: "mortgage",
    name: "Mortgage tax",
    state: "KS",
    base: "loan",
    part: "exact",
    tiers: one(rate),
    source: "Kan. Stat. 79-3102: phased out by 2019",
    ...days,
  }),
);

export const statutes: readonly LocalChargeRule[] = [
  northCarolina,
  ...florida,
  georgia,
  georgiaTransfer,
  tennessee,
  ...minnesota,
  newYorkMansion,
  washington,
  pennsylvania,
  ...kansas,
];
