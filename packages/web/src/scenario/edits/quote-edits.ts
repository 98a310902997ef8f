import { insuranceFields, quoteFields } from "@highway/engine/scenario/schema/insurance";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { WorkingLoan } from "../document";
import { changeLoan } from "./change";

type Quotes = NonNullable<WorkingLoan["MIWorksheet"]["quotes"]>;
type Quote = Quotes[number];

function withQuotes(loan: WorkingLoan, quotes: Quotes): WorkingLoan {
  const { quotes: _, ...worksheet } = loan.MIWorksheet;
  return { ...loan, MIWorksheet: quotes.length > 0 ? { ...worksheet, quotes } : worksheet };
}

/** Removes typed premiums from a loan that a quote prices, because they would win over the quote. */
function pricedBy(loan: WorkingLoan, quotes: Quotes): WorkingLoan {
  const typed = quotes.some(({ prices }) => prices) ? { MI: null, annualMIPercentage: null, upfrontMI: null } : {};
  return withQuotes({ ...loan, ...typed }, quotes);
}

const quotesOf = ({ MIWorksheet: { quotes } }: WorkingLoan): Quotes => quotes ?? [];

/** Begins a quote of the scenario's day. The first one prices the loan, because nobody types a quote to ignore it. */
export const addQuote = (id: string, asOf: string) =>
  changeLoan(id, (loan) => {
    const quotes = quotesOf(loan);
    const begun: Quote = {
      insurer: "",
      plan: "monthly",
      annual: null,
      upfront: null,
      date: asOf,
      prices: quotes.length === 0,
    };
    return pricedBy(loan, [...quotes, begun]);
  });

/** Sets fields of a quote. Another plan shows other premiums, so wrong ones are emptied with it. */
export const setQuote = (id: string, at: number, fields: Partial<Quote>) =>
  changeLoan(id, (loan) =>
    withQuotes(
      loan,
      quotesOf(loan).map((quote, place) => {
        if (place !== at) return quote;
        const { annual, upfront, ...rest } = { ...quote, ...fields };
        const isSame = rest.plan === quote.plan;
        return {
          ...rest,
          annual: isSame ? annual : validFigure(annual, quoteFields.annual),
          upfront: isSame ? upfront : validFigure(upfront, quoteFields.upfront),
        };
      }),
    ),
  );

/** Lets one quote price the loan; null restores the rate card. */
export const priceByQuote = (id: string, at: number | null) =>
  changeLoan(id, (loan) =>
    pricedBy(
      loan,
      quotesOf(loan).map((quote, place) => ({ ...quote, prices: place === at })),
    ),
  );

export const removeQuote = (id: string, at: number) =>
  changeLoan(id, (loan) => withQuotes(loan, quotesOf(loan).toSpliced(at, 1)));

/** Restores a removed quote at its place, as far as there is still room. It prices the loan again unless another one does by now. */
export const restoreQuote = (id: string, at: number, quote: Quote) =>
  changeLoan(id, (loan) => {
    const quotes = quotesOf(loan);
    if (quotes.length >= insuranceFields.quotes.max) return loan;
    const prices = quote.prices && !quotes.some((other) => other.prices);
    return withQuotes(loan, quotes.toSpliced(at, 0, { ...quote, prices }));
  });
