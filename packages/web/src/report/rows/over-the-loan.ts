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
  /** What the premium of a program that follows the balance has fallen to. A level one says nothing here. */
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

/** The interest where it stands by itself, away from "over the whole loan". */
export const interestInAll: Row = { ...overTheLoan.interest, words: "interestInAll" };

/** "9 years 3 months", or that it never ends before the loan does. */
const insuranceInWords = line.words(
  ({ result }, words) => {
    if (!result || result.miMonths === 0 || !result.monthly.mortgageInsurance) return "none";
    return { text: result.miMonths >= result.payoffMonths ? words.withTheLoan : spelledMonths(result.miMonths, words) };
  },
  { optional: true },
);

/** From the first payment to the last. */
export const overTheLoanRows = (reader: Reader): Row[] =>
  Object.values(reader === "officer" ? overTheLoan : rowsOf({ ...overTheLoan, insuranceEnds: insuranceInWords }));

/** What all payments go to. */
export const overTheLoanBars = rowsOf({
  principal: line.dollars(null, ({ result }) => ifAny(result.totals.principal)),
  interest: line.dollars(null, ({ result }) => ifAny(result.totals.interest)),
  mortgageInsurance: line.dollars(null, ({ result }) => ifAny(result.totals.mortgageInsurance ?? 0)),
});

/** What paying more than is due brings. */
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

/** The interest without them, as what is still paid and what is saved. */
export const extraBars = rowsOf({
  interestPaid: line.dollars(
    null,
    readPart("prepayment", ({ scheduledInterest, interestSaved }) => scheduledInterest - interestSaved),
  ),
  interestSaved: extraRows.interestSaved,
});
