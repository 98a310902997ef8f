import { type Computed, isComputed, type Replaced } from "../columns";
import { firstLoanLikeness, paymentLikeness, paymentOverTime, paymentSteps } from "../payment-steps";
import { ifAny, knownReading, line, rowsOf, text } from "../row";
import { lacksTax } from "../unknown-parts";

/** Returns the payments, in dollars, that a refinance ends besides today's mortgage. */
function otherPayments({ result: { monthly } }: Computed, { monthlyBefore }: Replaced): number {
  const cents = (dollars: number | null) => Math.round((dollars ?? 0) * 100);
  return (cents(monthlyBefore) - cents(monthly.principalAndInterest) - cents(monthly.mortgageInsurance)) / 100;
}

/** Tells whether a refinance ends other payments together with today's mortgage. */
const endsDebts = (column: Computed): boolean =>
  column.replaced !== null && otherPayments(column, column.replaced) !== 0;

/** Returns the total monthly payment; for today's mortgage, of all that a refinance ends. */
export function totalPaymentOf(column: Computed): number | null {
  const { total } = column.result.monthly;
  if (total === null || !column.replaced) return total;
  return Math.round((total + otherPayments(column, column.replaced)) * 100) / 100;
}

export const monthlyParts = rowsOf({
  principalAndInterest: line.cents("payment", ({ result }) => ifAny(result.monthly.principalAndInterest), {
    ranks: true,
    likeness: firstLoanLikeness,
  }),
  secondLoan: line.cents("secondLoan", ({ result }) => ifAny(result.monthly.secondLoan), { optional: true }),
  mortgageInsurance: line.cents("MI", ({ result }) => ifAny(result.monthly.mortgageInsurance), {
    note: ({ result: { rateCard, insurersQuote: quote } }, words) => {
      if (quote) {
        const month = `${quote.date.slice(5, 7)}/${quote.date.slice(0, 4)}`;
        const when = quote.isOld ? words.oldQuoteOf(month) : words.quoteOf(month);
        return quote.insurer.trim() ? `${quote.insurer.trim()}, ${when}` : when;
      }
      return rateCard ? words.rateCard(rateCard.slice(0, 4)) : null;
    },
  }),
  propertyTax: line.cents("propertyTax", ({ result }) => ifAny(result.monthly.propertyTax)),
  homeInsurance: line.cents("homeInsurance", ({ result }) => ifAny(result.monthly.homeInsurance)),
  associationFee: line.cents("associationFee", ({ result }) => ifAny(result.monthly.associationFee), {
    optional: "client",
  }),
  otherPayments: line.cents(
    null,
    (column) => (column.replaced ? ifAny(otherPayments(column, column.replaced)) : "none"),
    {
      optional: true,
      today: {
        of: (column, replaced) => otherPayments(column, replaced) || null,
        explains: "monthlyBefore",
        part: "beside the mortgage",
      },
    },
  ),
});

export const monthlyRows = rowsOf({
  ...monthlyParts,
  /** The bars leave a tax that nobody knows out, as the payment does. */
  propertyTax: line.cents("propertyTax", (column) =>
    lacksTax(column) ? "missing" : ifAny(column.result.monthly.propertyTax),
  ),
  totalPayment: line.cents("totalPayment", ({ result }) => knownReading(result.monthly.total), {
    ranks: true,
    isSum: true,
    today: {
      of: totalPaymentOf,
      explains: "monthlyBefore",
      part: "to which property tax, insurance and dues are added",
    },
    likeness: (column) => [paymentLikeness(column), lacksTax(column) ? "without tax" : ""].filter(Boolean).join(),
    note: (column, words) => {
      const notes = [
        paymentSteps(column).length > 0 && words.atFirst,
        endsDebts(column) && words.withOtherPayments,
        lacksTax(column) && words.withoutTax,
      ];
      return notes.filter(Boolean).join(", ") || null;
    },
  }),
  /** Each run of payments, if one loan's payment changes by its own terms; beside it, how long a level payment lasts. */
  paymentSteps: line.words(
    (column, words, write) => {
      if (!isComputed(column)) return "missing";
      const said = paymentOverTime(column, words, write);
      return text(said && endsDebts(column) ? `${said}, ${words.steps.withoutOtherPayments}` : said);
    },
    {
      says: (column) => paymentSteps(column).length > 0,
      explains: "rates",
      part: "with taxes, insurance and dues",
    },
  ),
  /** The share of the client's income. Only the officer reads it, because a link can be forwarded. */
  debtToIncome: line.rate("dti", ({ result }) => result.dti ?? "none", {
    ranks: true,
    optional: true,
    audience: "officer",
    likeness: (column) => (lacksTax(column) ? "without tax" : ""),
    // Nothing is paid off today, so every mortgage and debt counts.
    today: { of: ({ result }) => result.dti, explains: "dti" },
  }),
});
