/** The assumptions of rent or buy and the cost of waiting, a row each: the value in words, whether it was typed, and the source of a default. */
import type { Rule } from "@highway/engine/rules/by-date";
import {
  inflationDefault,
  investmentReturnDefault,
  maintenanceDefault,
  rentalStartDefault,
  rentersInsuranceDefault,
  rentGrowthDefault,
} from "@highway/engine/rules/tool-defaults";
import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { moneyAsTyped, quantity, trimmedPercent } from "../../lib/format/format";
import { usualAssumptions } from "../../scenario/assumptions";

/** The assumptions that are typed as figures. */
export type TypedAssumption = Exclude<keyof SavedAssumptions, "loanID" | "ending">;

export type AssumptionRow = {
  name: TypedAssumption;
  label: string;
  value: string;
  /** Whether the officer typed it. */
  isTyped: boolean;
  source: string;
};

const yearly = (rate: number) => `${trimmedPercent(rate)} a year`;
const monthly = (amount: number) => `${moneyAsTyped(amount)} a month`;
const ofYear = (amount: number) => `${moneyAsTyped(amount)} a year`;

type Described = {
  label: string;
  /** Writes a figure with its unit: "3% a year". */
  write: (value: number) => string;
  from: Pick<Rule<unknown>, "source"> | string;
};

const product = "Highway product defaults";
/** The assumptions, in the order of the page. */
const descriptions: Record<TypedAssumption, Described> = {
  rent: { label: "Monthly rent", write: monthly, from: "" },
  horizon: { label: "Years", write: (years) => quantity(years, "year"), from: product },
  rentGrowth: { label: "Rent grows", write: yearly, from: rentGrowthDefault },
  inflation: { label: "Inflation", write: yearly, from: inflationDefault },
  taxGrowth: { label: "Property tax grows", write: yearly, from: "" },
  maintenance: {
    label: "Upkeep",
    write: (rate) => `${trimmedPercent(rate)} of the price a year`,
    from: maintenanceDefault,
  },
  investmentReturn: { label: "Return on investments", write: yearly, from: investmentReturnDefault },
  rentersInsurance: { label: "Renter's insurance", write: monthly, from: rentersInsuranceDefault },
  depositMonths: {
    label: "Rent deposit",
    write: (months) => quantity(months, "month of rent", "months of rent"),
    from: rentalStartDefault,
  },
  rentUpfront: { label: "Fee when renting begins", write: moneyAsTyped, from: rentalStartDefault },
  otherStateTaxes: { label: "Other state and local taxes", write: ofYear, from: "None unless entered" },
  otherItemized: { label: "Other itemized deductions", write: ofYear, from: "None unless entered" },
  gainsTax: { label: "Tax on gains", write: (rate) => trimmedPercent(rate), from: "" },
};

const taxGrowthSources = {
  typed: "Entered",
  report: "The home's own property tax increase",
  inflation: "Inflation, because the state's cap is not lower",
  cap: "The state's cap on assessed values",
} as const;

/** All assumptions that are typed, in the order of the page. */
export const typedAssumptions = Object.keys(descriptions) as TypedAssumption[];

/** The assumptions that an answer calculates itself. A tax on gains belongs only to a sale. */
type Found = Pick<RentOrBuy, "taxGrowth"> & Partial<Pick<RentOrBuy, "gainsTax">>;

/** Returns what shows in place of a value whose default follows from the answer. */
function insteadOf(name: TypedAssumption, answer: Found | null): Pick<AssumptionRow, "value" | "source"> | null {
  if (name === "taxGrowth" && answer)
    return { value: yearly(answer.taxGrowth.rate), source: taxGrowthSources[answer.taxGrowth.from] };
  if (name === "gainsTax" && answer?.gainsTax)
    return answer.gainsTax.rate === null
      ? {
          value: "By brackets",
          source: "The brackets of the year, 26 USC 1(h) and 1411; the exclusion on the home, 26 USC 121",
        }
      : { value: trimmedPercent(answer.gainsTax.rate), source: "Used while income and filing status are not known" };
  return null;
}

/** Returns the rows of some assumptions. */
export function assumptionRows(
  names: readonly TypedAssumption[],
  assumptions: SavedAssumptions,
  answer: Found | null,
): AssumptionRow[] {
  return names.map((name) => {
    const { label, write, from } = descriptions[name];
    const value = assumptions[name];
    const isTyped = value !== usualAssumptions[name];
    const usualSource = typeof from === "string" ? from : from.source;
    const stands = value === null ? insteadOf(name, answer) : null;
    return {
      name,
      label,
      value: value === null ? (stands?.value ?? "\u2014") : write(value),
      isTyped,
      source: isTyped ? "Entered" : (stands?.source ?? usualSource),
    };
  });
}
