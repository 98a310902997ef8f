import { loanFields } from "@highway/engine/scenario/schema/loan";
import { priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { money, percent } from "../../lib/format/format";
import { typeNameOf } from "../../scenario/names/loan-name";
import { downShare, type LoanWords, shortMonths, spelledMonths } from "../../scenario/names/loan-title";
import type { Column, Computed } from "../columns";
import { rateLikeness, secondLikeness } from "../payment-steps";
import {
  ifAny,
  isBought,
  isCash,
  isRefinance,
  knownReading,
  line,
  type Reader,
  type Reading,
  type Row,
  rowsOf,
  text,
} from "../row";
import { cashParts } from "./cash";
import { secondLoanRows } from "./second-loan";

/** Tells whether a loan has an APR. The finance charges of an existing mortgage are not known, and a loan of nothing has none. */
const hasAPR = (column: Column) => !isCash(column) && !column.isOwed && column.result?.amount !== 0;

/** Returns the APR that the officer typed; null if there is none. */
const typedAPR = (column: Column) => (hasAPR(column) ? validFigure(column.loan.customAPR, loanFields.customAPR) : null);

/** Returns the typed price; null for an owned home. */
const typedPrice = (column: Column) => (isBought(column) ? validFigure(column.price?.price, priceFields.price) : null);

/** Returns the price, or the value of an owned home. */
export const homePrice = (column: Computed): number => typedPrice(column) ?? column.result.applicablePrice;

/** Returns the street by which a home is named in a sentence, "412 Brookhaven Dr"; empty if none was typed. */
export const streetOf = (property: Column["property"]): string =>
  property?.addressDisplay.trim() || property?.address.trim() || "";

/** Returns "Raleigh, NC 27604". */
export function townOf(home: Column["property"]): string {
  const { city = "", state = "", zip = "" } = home ?? {};
  return [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** What a loan is. */
export const loanFigures = rowsOf({
  property: line.words((column) => text(streetOf(column.property) || null)),
  priceOrValue: line.dollars(null, homePrice),
  applicablePrice: line.dollars("applicablePrice", ({ result }) => ifAny(result.applicablePrice), {
    says: (column) => isBought(column) && column.result.applicablePrice !== homePrice(column),
  }),
  /** What a refinance pays out at closing. */
  cashOut: line.dollars("cashOut", (column) =>
    isRefinance(column) ? ifAny(Math.max(0, 0 - column.result.cash.toClose)) : "none",
  ),
  baseAmount: line.amount("baseAmount", ({ result }) => ifAny(result.baseAmount), {
    says: ({ result }) => result.baseAmount !== result.amount,
  }),
  amount: line.amount("amount", ({ result }) => ifAny(result.amount)),
  ltv: line.rate("ltv", ({ result }) => ifAny(result.ltv)),
  cltv: line.rate("cltv", ({ result }) => ifAny(result.cltv), { says: ({ result }) => result.cltv !== result.ltv }),
  rate: line.rate(
    null,
    (column) => (isCash(column) ? "none" : knownReading(validFigure(column.loan.rate, loanFields.rate))),
    {
      ranks: true,
      likeness: rateLikeness,
    },
  ),
  term: line.words((column, words) => {
    const months = column.isOwed
      ? validFigure(column.loan.monthsLeft, loanFields.monthsLeft)
      : Number(column.loan.term) * 12;
    return isCash(column) ? "none" : text(months === null ? null : spelledMonths(months, words));
  }),
  apr: line.rate("apr", (column) => (hasAPR(column) ? knownReading(typedAPR(column) ?? column.result.apr) : "none"), {
    ranks: true,
    likeness: secondLikeness,
    isApart: (column) => typedAPR(column) !== null,
    note: (column, words) => (typedAPR(column) === null ? null : words.typed),
  }),
  /** The calculated APR, if a typed one replaces it. */
  aprComputed: line.rate("apr", (column) => (typedAPR(column) === null ? "none" : knownReading(column.result.apr)), {
    optional: true,
  }),
});

/** What was typed: the price in whole dollars, the rate with its term, the down payment in both units. */
const typedFigures = rowsOf({
  priceOrValue: line.words((column) => {
    const value = isBought(column) ? typedPrice(column) : column.result?.applicablePrice;
    return text(value == null ? null : money(value));
  }),
  program: line.words(({ loan }, { programs }) =>
    text((loan.program === "other" && loan.customProgram?.trim()) || programs[loan.program]),
  ),
  loanType: line.words((column) => (isCash(column) || column.isOwed ? "none" : { text: typeNameOf(column.loan) })),
  rateAndTerm: line.words(rateAndTerm),
  downPayment: line.words(
    (column) => {
      const { result } = column;
      if (!isBought(column)) return "none";
      return text(result && `${money(result.cash.downPayment)}, ${downShare(result)}`);
    },
    { explains: "downPayment" },
  ),
});

function rateAndTerm(column: Column, words: LoanWords): Reading {
  const { loan } = column;
  if (isCash(column)) return "none";
  const rateTyped = validFigure(loan.rate, loanFields.rate);
  const left = validFigure(loan.monthsLeft, loanFields.monthsLeft);
  const years = validFigure(loan.term, loanFields.term);
  const time = column.isOwed ? left !== null && words.left(shortMonths(left)) : years !== null && `${years} yr`;
  return rateTyped === null || !time ? "missing" : { text: `${percent(rateTyped)}, ${time}` };
}

const cashOutIfAny: Row = { ...loanFigures.cashOut, optional: true };

/** Returns the rows of what each loan is. If all homes are bought they name the price, if all are owned the value. */
export function loanRows(columns: readonly Column[], reader: Reader): Row[] {
  const { property, priceOrValue, applicablePrice, baseAmount, amount, ltv, cltv, rate, term } = loanFigures;
  const bought = columns.filter(isBought).length;
  const words = bought === columns.length ? "price" : bought === 0 ? "value" : "priceOrValue";
  const { downPayment, paidOff } = cashParts;
  if (reader === "officer")
    return [
      property,
      { ...typedFigures.priceOrValue, words, explains: bought === 0 ? "applicablePrice" : undefined },
      typedFigures.program,
      typedFigures.loanType,
      typedFigures.rateAndTerm,
      ...(bought > 0 ? [typedFigures.downPayment] : []),
      ...[paidOff, cashOutIfAny, applicablePrice, baseAmount, amount, ltv, cltv],
    ];
  return [
    ...(new Set(columns.map((column) => column.property?.id)).size > 1 ? [property] : []),
    { ...priceOrValue, words },
    ...[applicablePrice, downPayment, paidOff, cashOutIfAny],
    { ...secondLoanRows.secondAmount, words: "secondLoan", optional: true },
    baseAmount,
    { ...amount, isSum: true },
    ...[ltv, cltv, rate, term, loanFigures.apr, loanFigures.aprComputed],
  ];
}
