import { limits } from "@highway/engine/scenario/schema/limits";
import { valid } from "../../scenario/issues/valid";
import { spelledMonths } from "../../scenario/names/loan-title";
import type { Column, Computed } from "./column";
import { ifAny, known, type Reading, type Row } from "./row";
import type { Words } from "./words";

const isCash = ({ loan }: Computed) => loan.program === "allCash";
const isBought = ({ loan }: Column) => loan.category === "purchase";
const text = (words: string): Reading => ({ text: words });

/** What is owed already has charges that nobody knows. */
const hasAPR = (column: Computed) => !isCash(column) && !column.isOwed;

const typedAPR = (column: Computed) => (hasAPR(column) ? valid(column.loan.customAPR, limits.customAPR) : null);

const home = ({ price, result }: Computed): Reading => {
  const typed = valid(price?.price, limits.price);
  return typed ?? result.applicablePrice;
};

const rate = ({ loan }: Computed): Reading => known(valid(loan.rate, limits.rate));

function term({ loan }: Computed, { loan: words }: Words): Reading {
  const left = valid(loan.monthsLeft, limits.monthsLeft);
  if (loan.category === "existing") return left === null ? "missing" : text(spelledMonths(left, words));
  return text(spelledMonths(Number(loan.term) * 12, words));
}

/** What each loan is. */
export function loanRows(columns: readonly Column[], words: Words): Row[] {
  const { figures, typed, none } = words.loan;
  const bought = columns.filter(isBought).length;
  const homes = new Set(columns.map(({ property }) => property?.id));
  const homeLabel = bought === columns.length ? figures.price : bought === 0 ? figures.value : figures.priceOrValue;
  const place = ({ property }: Column) => property?.addressDisplay.trim() || property?.address.trim() || none;
  return [
    ...(homes.size > 1
      ? [{ label: figures.property, precision: "dollars", of: (column) => text(place(column)) } satisfies Row]
      : []),
    {
      label: homeLabel,
      precision: "cents",
      of: (column) => (isBought(column) ? home(column) : column.result.applicablePrice),
    },
    {
      label: figures.applicablePrice,
      precision: "cents",
      of: (column) =>
        isBought(column) && column.result.applicablePrice !== home(column) ? column.result.applicablePrice : "none",
      isOptional: true,
    },
    {
      label: figures.downPayment,
      precision: "cents",
      of: (column) => (isBought(column) ? ifAny(column.result.cash.downPayment) : "none"),
      isOptional: true,
    },
    { label: figures.paidOff, precision: "cents", of: ({ result }) => ifAny(result.cash.payoffs), isOptional: true },
    {
      label: figures.cashOut,
      precision: "cents",
      of: ({ loan, result }) => (loan.category === "refinance" ? ifAny(Math.max(0, 0 - result.cash.toClose)) : "none"),
      isOptional: true,
    },
    {
      label: figures.secondLoan,
      precision: "cents",
      of: ({ result }) => ifAny(result.secondLoan?.amount ?? 0),
      isOptional: true,
    },
    {
      label: figures.baseAmount,
      precision: "cents",
      of: ({ result }) => (result.baseAmount === result.amount ? "none" : ifAny(result.baseAmount)),
      isOptional: true,
    },
    { label: figures.amount, precision: "cents", of: ({ result }) => ifAny(result.amount), isSum: true },
    { label: figures.ltv, precision: "rate", of: ({ result }) => ifAny(result.ltv) },
    {
      label: figures.cltv,
      precision: "rate",
      of: ({ result }) => (result.cltv === result.ltv ? "none" : result.cltv),
      isOptional: true,
    },
    { label: figures.rate, precision: "rate", of: (column) => (isCash(column) ? "none" : rate(column)), ranks: true },
    { label: figures.term, precision: "months", of: (column) => (isCash(column) ? "none" : term(column, words)) },
    {
      label: figures.apr,
      precision: "rate",
      of: (column) => (hasAPR(column) ? known(typedAPR(column) ?? column.result.apr) : "none"),
      ranks: true,
      note: (column) => (typedAPR(column) === null ? null : typed),
    },
    {
      label: figures.aprComputed,
      precision: "rate",
      of: (column) => (typedAPR(column) === null ? "none" : known(column.result.apr)),
      isOptional: true,
    },
  ];
}

export const monthlyRows = ({ loan: { figures } }: Words): Row[] => [
  {
    label: figures.principalAndInterest,
    precision: "cents",
    of: ({ result }) => ifAny(result.monthly.principalAndInterest),
  },
  {
    label: figures.secondLoan,
    precision: "cents",
    of: ({ result }) => ifAny(result.monthly.secondLoan),
    isOptional: true,
  },
  { label: figures.mortgageInsurance, precision: "cents", of: ({ result }) => ifAny(result.monthly.mortgageInsurance) },
  { label: figures.propertyTax, precision: "cents", of: ({ result }) => ifAny(result.monthly.propertyTax) },
  { label: figures.homeInsurance, precision: "cents", of: ({ result }) => ifAny(result.monthly.homeInsurance) },
  {
    label: figures.associationFee,
    precision: "cents",
    of: ({ result }) => ifAny(result.monthly.associationFee),
    isOptional: true,
  },
  {
    label: figures.totalPayment,
    precision: "cents",
    of: ({ result }) => known(result.monthly.total),
    ranks: true,
    isSum: true,
  },
];

/** A refinance lends what it pays off with; the down payment of a purchase is what is left to pay once its loans are in. */
const lentToPayOff = ({ loan, result }: Computed) =>
  loan.category === "refinance" ? result.baseAmount + (result.secondLoan?.amount ?? 0) : 0;

/** These add up to the cash to close, so every part of it that applies to any loan has its line. */
export function cashRows({ loan: { figures, cashOutNote } }: Words): Row[] {
  const part = (label: string, of: (column: Computed) => number): Row => ({
    label,
    precision: "cents",
    of: (column) => ifAny(of(column)),
    isOptional: true,
  });
  return [
    part(figures.downPayment, ({ loan, result }) => (loan.category === "purchase" ? result.cash.downPayment : 0)),
    part(figures.paidOff, ({ result }) => result.cash.payoffs),
    part(figures.lentToPayOff, (column) => -lentToPayOff(column)),
    part(figures.appraisalGap, ({ result }) => result.cash.appraisalGap),
    part(figures.closingCosts, ({ result }) => result.cash.closingCosts),
    part(figures.points, ({ result }) => result.cash.points),
    part(figures.prepaids, ({ result }) => result.cash.prepaidEscrows),
    part(figures.upfrontMI, ({ result }) => result.cash.upfrontMI),
    part(figures.buydown, ({ result }) => result.cash.buydown),
    part(figures.credits, ({ result }) => -result.cash.credits),
    part(figures.financed, ({ result }) => -result.cash.financed),
    {
      label: figures.cashToClose,
      precision: "cents",
      of: ({ isOwed, result }) => (isOwed ? "none" : result.cash.toClose),
      ranks: true,
      isSum: true,
      // More cash out is more owed, and no lower price.
      note: ({ result }) => (result.cash.toClose < 0 ? cashOutNote : null),
    },
  ];
}

/** "9 years 3 months", or that it never ends before the loan does. */
function insuranceEnds({ result }: Computed, { loan }: Words): Reading {
  if (result.miMonths === 0 || !result.monthly.mortgageInsurance) return "none";
  return text(result.miMonths >= result.payoffMonths ? loan.withTheLoan : spelledMonths(result.miMonths, loan));
}

/** From the first payment to the last. */
export function lifetimeRows(words: Words): Row[] {
  const { figures } = words.loan;
  return [
    {
      label: figures.interest,
      precision: "cents",
      of: (column) => (isCash(column) ? "none" : column.result.totals.interest),
      ranks: true,
    },
    {
      label: figures.mortgageInsurance,
      precision: "cents",
      of: ({ result }) => ifAny(result.totals.mortgageInsurance),
      isOptional: true,
    },
    {
      label: figures.insuranceEnds,
      precision: "months",
      of: (column) => insuranceEnds(column, words),
      isOptional: true,
    },
    {
      label: figures.allPayments,
      precision: "cents",
      of: (column) => (isCash(column) ? "none" : known(column.result.totals.payments)),
      ranks: true,
      isSum: true,
    },
    { label: figures.lastPayment, precision: "cents", of: ({ result }) => ifAny(result.finalPayment) },
    { label: figures.paidOffIn, precision: "months", of: ({ result }) => ifAny(result.payoffMonths) },
  ];
}
