import { spelledMonths } from "../../scenario/names/loan-title";
import { secondLikeness } from "../payment-steps";
import { ifAny, isCash, knownReading, line, type Reader, type Row, readPart, rowsOf } from "../row";

const overTheLoan = rowsOf({
  interest: line.dollars("totalInterest", (column) => (isCash(column) ? "none" : column.result.totals.interest), {
    ranks: true,
    likeness: secondLikeness,
    today: {
      of: (_column, { interestBefore }) => interestBefore,
      explains: "interestBefore",
      part: "all that is paid off",
    },
  }),
  mortgageInsurance: line.dollars("totalMortgageInsurance", ({ result }) => ifAny(result.totals.mortgageInsurance), {
    optional: true,
  }),
  /** The last premium of a program whose premium falls with the balance. A level one does not show. */
  lastPremium: line.cents(
    "MI",
    ({ result: { premiums } }) => (premiums.length > 1 ? premiums.at(-1)!.monthly : "none"),
    { optional: true, part: "in the last year that carries it" },
  ),
  insuranceEnds: line.months("miMonths", ({ result }) => ifAny(result.miMonths), { optional: true }),
  allPayments: line.dollars(
    "totalPayments",
    (column) => (isCash(column) ? "none" : knownReading(column.result.totals.payments)),
    { ranks: true, isSum: true, likeness: secondLikeness },
  ),
  lastPayment: line.cents("finalPayment", ({ result }) => ifAny(result.finalPayment)),
  paidOffIn: line.months("payoff", ({ result }) => ifAny(result.payoffMonths)),
});

/** The interest where it stands outside "over the whole loan". */
export const interestInAll: Row = { ...overTheLoan.interest, words: "interestInAll" };

/** How long mortgage insurance is paid: "9 years 3 months", or for as long as the loan. */
const insuranceInWords = line.words(
  ({ result }, words) => {
    if (!result || result.miMonths === 0 || !result.monthly.mortgageInsurance) return "none";
    return { text: result.miMonths >= result.payoffMonths ? words.withTheLoan : spelledMonths(result.miMonths, words) };
  },
  { optional: true },
);

/** Returns the rows of what a loan costs from the first payment to the last. */
export const overTheLoanRows = (reader: Reader): Row[] =>
  Object.values(reader === "officer" ? overTheLoan : rowsOf({ ...overTheLoan, insuranceEnds: insuranceInWords }));

/** The parts of all payments. */
export const overTheLoanBars = rowsOf({
  principal: line.dollars(null, ({ result }) => ifAny(result.totals.principal)),
  interest: line.dollars(null, ({ result }) => ifAny(result.totals.interest)),
  mortgageInsurance: line.dollars(null, ({ result }) => ifAny(result.totals.mortgageInsurance ?? 0)),
});

/** What extra payments achieve. */
export const extraRows = rowsOf({
  interestSaved: line.dollars(
    "interestSaved",
    readPart("prepayment", ({ interestSaved }) => interestSaved),
  ),
  mortgageInsuranceSaved: line.dollars(
    "mortgageInsuranceSaved",
    ({ result: { prepayment } }) => (prepayment ? ifAny(prepayment.mortgageInsuranceSaved) : "none"),
    { optional: true },
  ),
  interestWithout: line.dollars(
    "scheduledInterest",
    readPart("prepayment", (extra) => extra.scheduledInterest),
  ),
  timeSaved: line.months(
    "monthsSaved",
    readPart("prepayment", ({ monthsSaved }) => monthsSaved),
  ),
  paidOffIn: line.months("payoff", ({ result }) => (result.prepayment ? result.payoffMonths : "none")),
});

/** The interest without extra payments, split into what is still paid and what is saved. */
export const extraBars = rowsOf({
  interestPaid: line.dollars(
    null,
    readPart("prepayment", ({ scheduledInterest, interestSaved }) => scheduledInterest - interestSaved),
  ),
  interestSaved: extraRows.interestSaved,
});
