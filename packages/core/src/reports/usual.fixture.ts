/** For tests only: reports as officers make them, with all that the editor brings to them by itself, and the largest that anybody types. */
import { usualFees } from "@highway/engine/costs/usual-fees";
import type { CountyLimits } from "@highway/engine/scenario/schema/types";
import { growthOf } from "../locations/pure/growth";
import { report as example } from "./examples";
import { type Report, ReportInput } from "./schema";

/** Few words, so that each is very common in a large book: the hard case. */
const cities = ["Raleigh", "Cary", "Durham", "Apex"];
const streets = ["Brookhaven Dr", "Shore Ln", "Fenwick Ct", "Oak St", "Rosewood Ave"];

/** The same choice for the same number, spread over the list. */
export const pick = <T>(list: readonly T[], number: number): T => list[(number * 7919) % list.length]!;
export const idOf = (kind: string, number: number) => `${kind}_${String(number).padStart(26, "0")}`;
export const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
/** Three of each officer's, however many there are: what a rare word finds. */
export const isRare = (number: number, of: number) => number % Math.floor(of / 3) === 5;

/** A number that looks as if somebody had typed it, the same for the same seed: what is made of one digit packs too well to be fair. */
const typed = (seed: number, min: number, max: number) => min + (((seed * 2_654_435_761) % 1_000_003) % (max - min));

/** A part's id as the editor makes it: what is made of one digit packs too well to be fair here too. */
const partId = (kind: string, number: number) => {
  const letters = "0123456789abcdefghjkmnpqrstvwxyz";
  return `${kind}_${Array.from({ length: 9 }, (_, at) => letters[typed(number * 131 + at * 7919, 0, 32)]).join("")}`;
};

/** Fifty years of a county's prices, as FHFA publishes them and a report keeps them once a place was found. */
function pricesOf(county: number): PriceGrowth {
  const index = [40 + (county % 30)];
  while (index.length < 50) {
    const growth = typed(county * 131 + index.length * 17, -5000, 11_000) / 100_000;
    index.push(Math.round(index.at(-1)! * (1 + growth) * 100) / 100);
  }
  const source = "FHFA house price index of the county, by FRED";
  return { yearly: growthOf(index), index, source, date: "2025-01-01" };
}
type PriceGrowth = { yearly: number[]; index: number[]; source: string; date: string };

const limitsOf = (county: number): CountyLimits => {
  const more = (county % 3) * 50_000;
  const [conforming, fha] = [
    [832_750, 1_066_250, 1_288_800, 1_601_750],
    [541_287, 693_050, 837_700, 1_041_125],
  ].map((byUnits) => byUnits.map((limit) => limit + more));
  const date = "2026-01-01";
  return {
    conforming: { byUnits: conforming!, source: "FHFA, conforming loan limits by county, 2026", date },
    fha: { byUnits: fha!, source: "HUD, FHA mortgage limits by county, 2026", date },
  };
};

/** What comes from outside with each home that was found, and with the first look at a loan's checks. */
function outsideOf(properties: Report["properties"], counties: number, seed: number): Report["outside"] {
  const each = <T>(of: (county: number, at: number) => T) =>
    Object.fromEntries(properties.map(({ id }, at) => [id, of(seed + (at % counties), at)]));
  const rates = (steps: readonly number[]) =>
    Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [String(at + 1), steps[[12, 17, 22].filter((year) => at >= year).length]!]),
    );
  return {
    series: each((county, at) => ({
      forecast: {
        yearly: [typed(at + seed, -1000, 6000) / 1000, typed(county, 2000, 6000) / 1000],
        source:
          "Zillow home value forecast of the ZIP code for a year, then the mean of its FHFA house price index, by FRED",
        date: "2026-10-31",
      },
      historical: pricesOf(county),
    })),
    limits: each(limitsOf),
    apor: {
      fixed: rates([5.61, 5.58, 5.97, 6.24]),
      adjustable: rates([6.02, 6.11, 6.15, 6.2]),
      source: "CFPB, average prime offer rates",
      date: "2026-11-16",
    },
  };
}

/** A report as the product keeps it: its fields in the order in which a save puts them. */
function kept({ id, status, createdAt, lastUpdated, ...draft }: Report): Report {
  const { asOf } = draft;
  return {
    ...ReportInput.parse(JSON.parse(JSON.stringify(draft))),
    id,
    asOf,
    createdAt,
    lastUpdated,
    status,
  } as Report;
}

function homeOf(number: number, at: number, prices: number): Report["properties"][number] {
  const streetNumber = String(typed(number + at, 1, 9999));
  const [route, city] = [pick(streets, number + at), pick(cities, number + at)];
  const zip = String(27500 + (number % 40));
  return {
    ...example.properties[0]!,
    id: partId("prop", number * 3 + at),
    streetNumber,
    route,
    addressDisplay: `${streetNumber} ${route}`,
    address: `${streetNumber} ${route}, ${city}, NC ${zip}`,
    city,
    state: "NC",
    zip,
    county: "Wake",
    fip: "37183",
    latitude: typed(number + at, 35_600_000, 35_999_999) / 1e6,
    longitude: -typed(number + at + 1, 78_400_000, 78_999_999) / 1e6,
    countyTaxRate: 0.84,
    monthlyAssociationFee: typed(number + at, 0, 90),
    purchaseDetails: Array.from({ length: prices }, (_, price) => ({
      ...example.properties[0]!.purchaseDetails[0]!,
      id: partId("price", number * 37 + at * 6 + price),
      price: 350_000 + 5000 * typed(number * 7 + at * 3 + price, 0, 60),
    })),
  };
}

/** Two homes and four loans, as a comparison usually has, with all that comes from outside by itself. */
export function reportOf(number: number, of: number): Report {
  const loan = example.loans[0]!;
  const properties = [homeOf(number, 0, 1), homeOf(number, 1, 1)];
  return kept({
    ...example,
    id: idOf("rpt", number),
    name: isRare(number, of) ? `Zyxton ${number}` : `Scenario ${number}`,
    createdAt: minute(number),
    lastUpdated: minute(number),
    properties,
    loans: [0, 1, 2, 3].map((at) => ({
      ...loan,
      id: partId("loan", number * 5 + at),
      propertyID: properties[at % 2]!.id,
      purchaseDetailsID: properties[at % 2]!.purchaseDetails[0]!.id,
      rate: 5 + typed(number + at, 0, 24) / 8,
      downPayment: 500 * typed(number * 7 + at, 40, 400),
      closingCosts: typed(number * 11 + at, 2000, 9000),
      points: at / 2,
    })),
    outside: outsideOf(properties, 1, number % 100),
  });
}

/** A report with a worksheet of usual fees in each of its loans. */
export function reportWithWorksheets(number: number, of: number): Report {
  const report = reportOf(number, of);
  const worksheets = [0, 1].map((at) => worksheetOf(number + at, 15));
  const loans = report.loans.map((loan, at) => ({ ...loan, closingCosts: null, closingCostObj: worksheets[at % 2] }));
  return kept({ ...report, loans } as Report);
}

function worksheetOf(seed: number, count: number) {
  const fees = Array.from({ length: count }, (_, at) => ({
    name: at < feeNames.length ? feeNames[at]! : `${pick(feeNames, at)}, ${at + 1}`,
    rate: typed(seed * 41 + at, 2000, 200_000) / 100,
    usePercent: false,
    percentOf: "property" as const,
    APR: at % 3 === 0,
    isCredit: false,
  }));
  const third = Math.ceil(count / 3);
  const data = { lender: fees.slice(0, third), title: fees.slice(third, 2 * third), other: fees.slice(2 * third) };
  return { name: `Worksheet ${seed}`, created: "2026-11-20", data };
}

/**
 * A report with all that it may have: twelve loans on six homes in three counties, with six prices each, a worksheet of its own for each loan,
 * in which no amount is another's, and fifteen debts.
 */
export function largestReport(fees: number): Report {
  const usual = reportOf(77, 1000);
  const properties = Array.from({ length: 6 }, (_, at) => homeOf(200, at, 6));
  return {
    ...usual,
    name: "Everything that the Marchettis asked about",
    properties,
    loans: Array.from({ length: 12 }, (_, at) => ({
      ...usual.loans[at % 4]!,
      id: partId("loan", 700 + at),
      name: `Option ${at + 1}, ${["no points", "with the seller's credit", "bought down"][at % 3]}`,
      propertyID: properties[at % 6]!.id,
      purchaseDetailsID: properties[at % 6]!.purchaseDetails[(at * 5) % 6]!.id,
      downPayment: 60_000 + 100 * typed(at * 3, 0, 900),
      closingCosts: null,
      ccID: partId("wks", 800 + at),
      closingCostObj: worksheetOf(at + 1, fees),
      additionalMonthlyPayments: [{ amount: typed(at, 50, 500) }],
    })) as Report["loans"],
    debts: Array.from({ length: 15 }, (_, at) => ({
      id: partId("debt", 600 + at),
      name: `${["Visa", "Car", "Student loan", "Discover", "Furniture store"][at % 5]} ${typed(at, 1000, 9999)}`,
      type: "card" as const,
      balance: typed(at, 100_000, 3_000_000) / 100,
      payment: typed(at + 3, 50, 600),
      rate: typed(at + 9, 500, 2900) / 100,
      monthsLeft: null,
      payOff: true,
    })),
    outside: {
      ...outsideOf(properties, 3, 11),
      sofr: { value: 4.31, date: "2026-11-20" },
      indexAverage: { value: 4.35, date: "2026-11-20" },
    },
  };
}
const feeNames = Object.values(usualFees).flat();
