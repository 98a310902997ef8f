import { loanFields } from "@highway/engine/scenario/schema/loan";
import { priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { money, percent } from "../../lib/format/format";
import { downShare, type LoanWords, shortMonths, spelledMonths } from "../../scenario/names/loan-title";
import type { Column, Computed } from "../columns";
import { ifAny, isBought, isCash, isRefinance, known, type Reader, type Reading, type Row, text } from "../row";
import { secondLoanAmount } from "./second-loan";

/** What is owed already has charges that nobody knows. */
const hasAPR = (column: Column) => !isCash(column) && !column.isOwed;

/** What the officer typed in place of the computed APR; null where nothing was, or there is no APR. */
const typedAPR = (column: Column) => (hasAPR(column) ? validFigure(column.loan.customAPR, loanFields.customAPR) : null);

export const apr: Row = {
  key: "apr",
  words: "apr",
  precision: "rate",
  explains: "apr",
  of: (column) => (hasAPR(column) ? known(typedAPR(column) ?? column.result.apr) : "none"),
  ranks: true,
  note: (column, words) => (typedAPR(column) === null ? null : words.typed),
};

/** The APR that the engine computes, where a typed one stands in its place. */
export const computedAPR: Row = {
  key: "computedAPR",
  words: "aprComputed",
  precision: "rate",
  explains: "apr",
  of: (column) => (typedAPR(column) === null ? "none" : known(column.result.apr)),
  optional: true,
};

/** The price that is paid, or what an owned home is worth. */
export const homePrice = (column: Computed): number =>
  (isBought(column) ? validFigure(column.price?.price, priceFields.price) : null) ?? column.result.applicablePrice;

/** "412 Brookhaven Dr": what a home is called in a sentence; nothing where nobody said. */
export const streetOf = (property: Column["property"]): string =>
  property?.addressDisplay.trim() || property?.address.trim() || "";

/** "Raleigh, NC 27604". */
export function townOf(home: Column["property"]): string {
  const { city = "", state = "", zip = "" } = home ?? {};
  return [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** A rate without zeros at its end: "6.5%". */
const property: Row = {
  key: "property",
  words: "property",
  precision: "words",
  of: (column) => text(streetOf(column.property) || null),
};

const paidOff: Row = {
  key: "paidOff",
  words: "paidOff",
  precision: "dollars",
  explains: "payoffs",
  of: ({ result }) => ifAny(result.cash.payoffs),
  optional: true,
};

const cashOut: Row = {
  key: "cashOut",
  words: "cashOut",
  precision: "dollars",
  explains: "cashOut",
  of: (column) => (isRefinance(column) ? ifAny(Math.max(0, 0 - column.result.cash.toClose)) : "none"),
  optional: true,
};

const applicablePrice: Row = {
  key: "applicablePrice",
  words: "applicablePrice",
  precision: "dollars",
  explains: "applicablePrice",
  of: ({ result }) => ifAny(result.applicablePrice),
  says: (column) => isBought(column) && column.result.applicablePrice !== homePrice(column),
};

const baseAmount: Row = {
  key: "baseAmount",
  words: "baseAmount",
  precision: "amount",
  explains: "baseAmount",
  of: ({ result }) => ifAny(result.baseAmount),
  says: ({ result }) => result.baseAmount !== result.amount,
};

const amount: Row = {
  key: "amount",
  words: "amount",
  precision: "amount",
  explains: "amount",
  of: ({ result }) => ifAny(result.amount),
};

const ltv: Row = {
  key: "ltv",
  words: "ltv",
  precision: "rate",
  explains: "ltv",
  of: ({ result }) => ifAny(result.ltv),
};

const cltv: Row = {
  key: "cltv",
  words: "cltv",
  precision: "rate",
  explains: "cltv",
  of: ({ result }) => ifAny(result.cltv),
  says: ({ result }) => result.cltv !== result.ltv,
};

const downPayment: Row = {
  key: "downPayment",
  words: "downPayment",
  precision: "dollars",
  of: (column) => (isBought(column) ? ifAny(column.result.cash.downPayment) : "none"),
  optional: true,
};

const home: Row = { key: "home", words: "priceOrValue", precision: "dollars", of: homePrice };

const rate: Row = {
  key: "rate",
  words: "rate",
  precision: "rate",
  of: (column) => (isCash(column) ? "none" : known(validFigure(column.loan.rate, loanFields.rate))),
  ranks: true,
};

const term: Row = {
  key: "term",
  words: "term",
  precision: "words",
  of: (column, words) => {
    if (isCash(column)) return "none";
    const months = column.isOwed
      ? validFigure(column.loan.monthsLeft, loanFields.monthsLeft)
      : Number(column.loan.term) * 12;
    return text(months === null ? null : spelledMonths(months, words));
  },
};

/** What was typed, as the officer typed it: the price in whole dollars, the rate with its term, the down payment in both units. */
const typed = {
  home: {
    key: "home",
    words: "priceOrValue",
    precision: "words",
    of: (column) => {
      const value = isBought(column)
        ? validFigure(column.price?.price, priceFields.price)
        : column.result?.applicablePrice;
      return text(value == null ? null : money(value));
    },
  },
  program: {
    key: "program",
    words: "program",
    precision: "words",
    of: ({ loan }, words) =>
      text((loan.program === "other" && loan.customProgram?.trim()) || words.programs[loan.program]),
  },
  rateAndTerm: { key: "rateAndTerm", words: "rateAndTerm", precision: "words", of: rateAndTerm },
  downPayment: {
    key: "downPayment",
    words: "downPayment",
    precision: "words",
    explains: "downPayment",
    of: (column) => {
      if (!isBought(column)) return "none";
      const { result } = column;
      return text(result && `${money(result.cash.downPayment)}, ${downShare(result)}`);
    },
  },
} satisfies Record<string, Row>;

function rateAndTerm(column: Column, words: LoanWords): Reading {
  const { loan } = column;
  if (isCash(column)) return "none";
  const rateTyped = validFigure(loan.rate, loanFields.rate);
  const left = validFigure(loan.monthsLeft, loanFields.monthsLeft);
  const years = validFigure(loan.term, loanFields.term);
  const time = column.isOwed ? left !== null && words.left(shortMonths(left)) : years !== null && `${years} yr`;
  return rateTyped === null || !time ? "missing" : { text: `${percent(rateTyped)}, ${time}` };
}

/** What each loan is. Of homes that are all bought it says the price, of homes that are all owned the value. */
export function loanRows(columns: readonly Column[], reader: Reader): Row[] {
  const bought = columns.filter(isBought).length;
  const words = bought === columns.length ? "price" : bought === 0 ? "value" : "priceOrValue";
  if (reader === "officer")
    return [
      property,
      { ...typed.home, words, ...(bought === 0 && { explains: "applicablePrice" as const }) },
      typed.program,
      typed.rateAndTerm,
      ...(bought > 0 ? [typed.downPayment] : []),
      ...[paidOff, cashOut, applicablePrice, baseAmount, amount, ltv, cltv],
    ];
  return [
    ...(new Set(columns.map((column) => column.property?.id)).size > 1 ? [property] : []),
    { ...home, words },
    ...[applicablePrice, downPayment, paidOff, cashOut, { ...secondLoanAmount, words: "secondLoan", optional: true }],
    ...[baseAmount, { ...amount, isSum: true }, ltv, cltv, rate, term, apr, computedAPR],
  ] as Row[];
}
