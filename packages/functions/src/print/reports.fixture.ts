/** Reports as the print page gets them, and what the engine says of each. */

import { brand } from "@highway/core/branding/example";
import type { Brand } from "@highway/core/branding/schema";
import type { Drawing } from "@highway/core/exports/index";
import { imageAddress } from "@highway/core/files/pure/image-address";
import { entry } from "@highway/core/reports/examples";
import { ScenarioInput } from "@highway/core/reports/scenario.schema";
import { ReportInput, statusOf } from "@highway/core/reports/schema";
import { calculate } from "@highway/engine/scenario/calculate";
import { PNG } from "pngjs";

type Parts = {
  properties: object[];
  loans: object[];
  name: string;
  highlightedTables?: string[];
  debts?: object[];
  outside?: object;
  toolName?: string;
  chapters?: object[];
  assumptions?: object;
  waiting?: object;
  note?: string;
};
type Wanted = Partial<Pick<Drawing, "lang" | "format" | "kind" | "link">> & { brand?: Partial<Brand> };

const asOf = "2026-11-20";
const client = { ...entry.client, name: "Elena Marchetti", ficoMin: 752 };

const home = {
  id: "home",
  address: "412 Brookhaven Dr",
  city: "Raleigh",
  state: "NC",
  zip: "27612",
  county: "Wake",
  countyTaxRate: 0.84,
  monthlyAssociationFee: 40,
  purchaseDetails: [{ id: "asked", price: 500_000 }],
};
const other = {
  id: "other",
  address: "98 Pullen Ct",
  city: "Cary",
  state: "NC",
  zip: "27511",
  county: "Wake",
  countyTaxRate: 0.82,
  monthlyAssociationFee: 65,
  purchaseDetails: [{ id: "offer", price: 465_000 }],
};
const at = { propertyID: "home", purchaseDetailsID: "asked", type: "fixed", term: 30, closingCosts: 5688 };
const conventional = { ...at, program: "conventional", rate: 6.5, downPaymentPercentage: 20 };

export const shapes = {
  /** A report of several pages: two homes and four ways to buy. */
  fourLoans: {
    name: "Raleigh o Cary",
    properties: [home, other],
    loans: [
      { ...conventional, id: "a" },
      { ...conventional, id: "b", rate: 6.125, points: 1, credits: 3000 },
      { ...at, id: "c", program: "fha", rate: 6.125, downPaymentPercentage: 3.5 },
      {
        ...conventional,
        id: "d",
        propertyID: "other",
        purchaseDetailsID: "offer",
        term: 15,
        rate: 5.75,
        downPaymentPercentage: 10,
      },
    ],
  },
  /** A report of figures that change over the years: adjustable, bought down, interest only, with a second loan and more than is due. */
  changing: {
    name: "Cambia",
    highlightedTables: ["loans", "monthly", "cash", "rates", "secondLoan", "extraPayments", "overTheLoan"],
    properties: [home],
    loans: [
      { ...conventional, id: "a", type: "arm5", rate: 5.875, downPaymentPercentage: 10 },
      { ...conventional, id: "b", type: "bd21", buydownCosts: 9000, buydownPaidBy: "borrower" },
      { ...at, id: "c", program: "va", rate: 5.875, downPaymentPercentage: 0 },
      { ...conventional, id: "d", secondLoan: { type: "float10", rate: 8.5, term: 20, ltv: 90 } },
      { ...conventional, id: "e", additionalMonthlyPayments: [{ amount: 300 }] },
    ],
  },
  refinance: {
    name: "Refinanciar",
    highlightedTables: ["savings", "loans", "monthly", "cash", "totalCost"],
    properties: [{ ...home, userEstimatedValue: 520_000 }],
    loans: [
      {
        id: "now",
        category: "existing",
        propertyID: "home",
        program: "conventional",
        type: "fixed",
        term: 30,
        balance: 310_000,
        rate: 7.5,
        payment: 2350,
        monthsLeft: 290,
        payOff: true,
      },
      { ...at, id: "a", category: "refinance", program: "conventional", rate: 5.875, targetLTV: 65 },
    ],
  },
  /** One payment in place of a mortgage, a car's and a card's, and all that is said of it. */
  debts: {
    name: "Deudas",
    properties: [
      {
        ...home,
        userEstimatedValue: 398_000,
        purchaseDate: { month: 10, year: 2023 },
        appreciationTypes: ["forecast", "custom"],
        customAppreciation: 3,
      },
    ],
    outside: {
      series: { home: { forecast: { yearly: [2.6, 4.1], source: "Zillow", date: "2026-10-31" } } },
    },
    debts: [
      { id: "car", name: "Auto", type: "auto", balance: 18_400, payment: 512, rate: 8.9, monthsLeft: 42, payOff: true },
      { id: "card", name: "Visa", type: "card", balance: 9700, payment: 310, rate: 22.9, monthsLeft: 50, payOff: true },
    ],
    loans: [
      {
        id: "now",
        category: "existing",
        propertyID: "home",
        type: "fixed",
        rate: 7.625,
        balance: 262_940.18,
        monthsLeft: 323,
        payment: 1918.8,
        payOff: true,
      },
      { ...at, id: "a", category: "refinance", program: "conventional", rate: 6.125, isFinancedCC: true },
      { ...at, id: "b", category: "refinance", program: "conventional", rate: 5.875, term: 20, isFinancedCC: true },
    ],
  },
  /** As many loans as a report holds, on two homes, of every kind, with long names. */
  sixLoans: {
    name: "Seis",
    properties: [home, other],
    loans: [
      { ...conventional, id: "a" },
      { ...conventional, id: "b", rate: 6.125, points: 1, credits: 3000 },
      { ...at, id: "c", program: "fha", rate: 6.125, downPaymentPercentage: 3.5 },
      { ...at, id: "d", program: "va", rate: 5.875, downPaymentPercentage: 0 },
      { ...conventional, id: "e", type: "arm7", rate: 5.875, downPaymentPercentage: 10 },
      { ...conventional, id: "f", propertyID: "other", purchaseDetailsID: "offer", term: 15, rate: 5.75 },
    ],
  },
} as const satisfies Record<string, Parts>;

/** Makes a picture of one color, as large as somebody may upload. */
function picture(red: number, green: number, blue: number, height = 600) {
  const image = new PNG({ width: 600, height });
  for (let at = 0; at < image.data.length; at += 4) image.data.set([red, green, blue, 255], at);
  return { bytes: PNG.sync.write(image), type: "image/png", tag: "1" };
}
const partner: NonNullable<Brand["cobrand"]> = {
  cbID: "cbr_1",
  name: "Marcus Lee",
  title: "",
  license: "NC 900417",
  company: "Oakline Realty",
  email: "",
  phone: null,
  hasHeadshot: true,
  position: "right" as const,
};
/** An officer with pictures, a partner and colors of their own. */
const whole: Partial<Brand> = {
  hasHeadshot: true,
  logo: "corp",
  cobrand: partner,
  title: "",
  colors: { primary: "#0f766e", secondary: "#b45309" },
};
/** The address of the picture of a home. */
export const homeImage = imageAddress(`fil_${"0".repeat(26)}`);
const pictures: Drawing["pictures"] = new Map([
  [homeImage, picture(120, 150, 110, 375)],
  ["/v1/user/headshot", picture(200, 120, 80)],
  ["/v1/corp/logo", picture(20, 90, 160)],
  ["/v1/user/cobrand-headshot?cbID=cbr_1", picture(90, 140, 90)],
]);

export function drawingOf(shape: Parts, wanted: Wanted = {}): Drawing {
  const { lang = "en", format = "pdf", kind = "report", link = null, brand: changed = whole } = wanted;
  const { highlightedTables = [], ...parts } = shape;
  const draft = ReportInput.parse({ debts: [], outside: {}, ...parts, toolMeta: { highlightedTables } });
  const saved = { id: entry.report.id, asOf, createdAt: entry.report.createdAt, lastUpdated: entry.report.lastUpdated };
  const report = { ...draft, ...saved, status: statusOf(draft) } as Drawing["printed"]["report"];
  return { printed: { report, client, brand: { ...brand, ...changed } }, pictures, lang, format, kind, link };
}

/** Works out the engine's results of the report's loans. */
export const resultsOf = ({ properties, loans, debts = [], outside = {} }: Parts) =>
  calculate({
    ...ScenarioInput.parse({ properties, loans, debts, outside, client: { ficoMin: client.ficoMin } }),
    asOf,
  }).loans;
