import { describe, expect, it } from "vitest";
import { type ChargedLoan, localCharges } from "../../costs/local-charges";
import { allLocalCharges, chargesLeftOut } from "./all-charges";

const usual = { day: "2026-11-22", purpose: "purchase", price: 500_000, loan: 400_000 } as const;
const chargesAt = (place: Partial<ChargedLoan> & { state: string }) =>
  localCharges(allLocalCharges, { ...usual, ...place });
/** What the borrower pays by the name of the charge, where that is anything. */
const borrowers = (place: Partial<ChargedLoan> & { state: string }) =>
  chargesAt(place)
    .filter(({ borrowerPart }) => borrowerPart > 0)
    .map(({ name, borrowerPart }) => [name, borrowerPart]);
/** What the charges come to, whoever pays, by the name of the charge. */
const all = (place: Partial<ChargedLoan> & { state: string }) =>
  chargesAt(place).map(({ name, amount }) => [name, amount]);

describe("the charges of each state", () => {
  it("Florida: 70 cents for each $100 by the seller, 35 cents and 2 mills of the loan by the borrower", () => {
    expect(all({ state: "FL" })[0]).toEqual(["State deed tax stamps", 3500]);
    expect(borrowers({ state: "FL" })).toEqual([
      ["Mortgage tax", 1400],
      ["Intangible tax", 800],
    ]);
    expect(all({ state: "FL", fip: "12086" })).toContainEqual(["State deed tax stamps", 3000]);
  });

  it("Georgia: $1.50 for each $500 of the loan", () =>
    expect(borrowers({ state: "GA" })).toEqual([["Intangible tax", 1200]]));

  it("North Carolina: the seller's stamps alone, and 1 % more in Dare", () => {
    expect(borrowers({ state: "NC" })).toEqual([]);
    expect(all({ state: "NC", fip: "37055" })).toEqual([
      ["State deed tax stamps", 1000],
      ["City/county deed stamps", 5000],
    ]);
  });

  it("Tennessee: 37 cents for each $100 of the price, 11.5 of the loan above $2,000, a dollar each for the clerk", () =>
    expect(borrowers({ state: "TN" })).toEqual([
      ["State deed tax stamps", 1851],
      ["Mortgage tax", 458.7],
    ]));

  it("Washington: graduated, and half a percent in King County", () =>
    expect(all({ state: "WA", fip: "53033", price: 600_000 })).toEqual([
      ["State deed tax stamps", 6735],
      ["City/county deed stamps", 3000],
    ]));

  it("Virginia: a quarter percent of price and loan, a third of it for the county; 18 cents for a refinance", () => {
    expect(borrowers({ state: "VA", fip: "51059" })).toEqual([
      ["State deed tax stamps", 1250],
      ["City/county deed stamps", 416.67],
      ["Mortgage tax", 1000],
      ["County mortgage tax", 333.33],
    ]);
    expect(all({ state: "VA", fip: "51059" }).slice(-2)).toEqual([
      ["Regional WMATA capital fee", 500],
      ["Regional congestion relief fee", 500],
    ]);
    // Since July 2012 the same lender's refinance is taxed as another's is (Tax Commissioner's ruling 23-49 on section 58.1-803 E 1).
    expect(chargesAt({ state: "VA", purpose: "refinance" })[0]!.source).toMatch(
      / of a refinance, whoever lent before$/,
    );
    expect(borrowers({ state: "VA", purpose: "refinance" })).toEqual([
      ["Mortgage tax", 720],
      ["County mortgage tax", 240],
    ]);
  });

  it("the District of Columbia: 1.45 % from $400,000 on, for each side", () => {
    expect(all({ state: "DC", price: 400_000 })).toEqual([
      ["City/county deed stamps", 5800],
      ["State deed tax stamps", 5800],
    ]);
    expect(borrowers({ state: "DC", price: 399_000 })).toEqual([["City/county deed stamps", 4389]]);
  });

  it("Pennsylvania: half of 1 % and 1 %, in Philadelphia of 3.578 % since July 2025", () => {
    expect(borrowers({ state: "PA", fip: "42091" })).toEqual([
      ["State deed tax stamps", 2500],
      ["City/county deed stamps", 2500],
    ]);
    const city = (day: string) => borrowers({ state: "PA", fip: "42101", price: 300_000, day })[1];
    expect(city("2025-06-30")).toEqual(["City/county deed stamps", 4917]);
    expect(city("2025-07-01")).toEqual(["City/county deed stamps", 5367]);
  });

  it("New Jersey: the published $12,600 and $12,500 on $1,250,000, the second the buyer's until July 2025", () => {
    const transfer = (price: number) =>
      all({ state: "NJ", price })
        .filter(([name]) => name !== "Graduated percent fee")
        .reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect([transfer(350_000), transfer(500_000), transfer(1_250_000), transfer(2_750_000)]).toEqual([
      2105, 4175, 12_600, 30_750,
    ]);
    expect(all({ state: "NJ", price: 1_250_000 })).toContainEqual(["Graduated percent fee", 12_500]);
    expect(all({ state: "NJ", price: 2_750_000 })).toContainEqual(["Graduated percent fee", 68_750]);
    expect(borrowers({ state: "NJ", price: 1_250_000, day: "2025-07-09" })).toEqual([["Mansion tax", 12_500]]);
    expect(borrowers({ state: "NJ", price: 1_250_000 })).toEqual([]);
    expect(all({ state: "NJ", price: 1_000_000 }).map(([name]) => name)).not.toContain("Graduated percent fee");
  });

  it("Maryland: the published recordation tax of Montgomery County at home, half of it each", () => {
    const recordation = (price: number, principalResidence: boolean) =>
      all({ state: "MD", fip: "24031", price, principalResidence }).find(([name]) => name === "Recordation tax")![1];
    expect([600_000, 750_000, 1_000_000, 1_500_000].map((price) => recordation(price, true))).toEqual([
      4910, 7970, 13_360, 24_710,
    ]);
    expect(recordation(600_000, false)).toBe(4910 + 890);
    expect(borrowers({ state: "MD", fip: "24033" })).toEqual([
      ["State deed tax stamps", 1250],
      ["Recordation tax", 1375],
      ["City/county deed stamps", 3500],
    ]);
  });

  it("New York City: mortgage taxes of 1.925 % less $30 from $500,000 on, and both mansion taxes", () => {
    const manhattan = borrowers({ state: "NY", fip: "36061", price: 3_200_000, loan: 960_000 });
    expect(manhattan).toEqual([
      ["Mansion tax", 32_000],
      ["Mortgage tax", 4800],
      ["Additional mortgage tax", 2850],
      ["City mortgage tax", 10_800],
      ["Supplemental mansion tax", 16_000],
    ]);
    expect(4800 + 2850 + 10_800).toBe(960_000 * 0.01925 - 30);
    // 1.8 % less $30 below half a million.
    const small = borrowers({ state: "NY", fip: "36047" }).reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect(small).toBeCloseTo(400_000 * 0.018 - 30, 2);
  });

  it("New York elsewhere: 1.05 % of the loan on Long Island with the lender's quarter left out, 0.75 % upstate", () => {
    expect(borrowers({ state: "NY", fip: "36103" })).toEqual([
      ["Mortgage tax", 2000],
      ["Additional mortgage tax", 1170],
    ]);
    expect(borrowers({ state: "NY", fip: "36001" })).toEqual([
      ["Mortgage tax", 2000],
      ["Additional mortgage tax", 975],
    ]);
  });

  // The counties' published totals are 1.3 %, and 1.8 % in Yonkers, of which the lender pays 0.25 %.
  it("Westchester and Rockland: 1.05 % less $30 with the county's own tax, and half a percent more in Yonkers", () => {
    const borrowersTax = (place: { fip: string; city?: string }) =>
      borrowers({ state: "NY", ...place }).reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect(borrowersTax({ fip: "36119" })).toBe(400_000 * 0.0105 - 30);
    expect(borrowersTax({ fip: "36087" })).toBe(400_000 * 0.0105 - 30);
    expect(borrowersTax({ fip: "36119", city: "Yonkers" })).toBe(400_000 * 0.0155 - 30);
  });

  it("California: the county's stamps, San Francisco's in their place, and Los Angeles' two taxes beside them", () => {
    expect(all({ state: "CA", fip: "06059" })).toEqual([["City/county deed stamps", 550]]);
    expect(all({ state: "CA", fip: "06075", price: 1_500_000 })).toEqual([["City/county deed stamps", 11_250]]);
    expect(all({ state: "CA", fip: "06037", city: "Los Angeles", price: 6_000_000 })).toEqual([
      ["City/county deed stamps", 6600],
      ["City deed stamps", 27_000],
      ["Los Angeles ULA tax", 240_000],
    ]);
    expect(all({ state: "CA", fip: "06037", city: "Los Angeles", price: 5_300_000 })).toHaveLength(2);
  });
});

it("names the statute of every charge, and what is left out only of states that are here", () => {
  for (const { source } of allLocalCharges)
    expect(source).toMatch(/Stat\.|Code|Law|O\.C\.G\.A\.|N\.J\.S\.A\.|P\.S\.|RCW|Tax-Property/);
  const states = new Set(allLocalCharges.map(({ state }) => state));
  expect(Object.keys(chargesLeftOut).filter((state) => !states.has(state))).toEqual([]);
});
