import { describe, expect, it } from "vitest";
import type { NamedLoan } from "./named-loan";
import { readSentence } from "./sentence";

const loans: readonly NamedLoan[] = [
  { id: "one", names: ["Conventional 30"], years: 30 },
  { id: "two", names: ["Low rate", "Conventional 30"], years: 30 },
  { id: "fha", names: ["FHA 30"], years: 30 },
  { id: "short", names: ["Conventional 15"], years: 15 },
];
const alone = loans.slice(0, 1);

type Line = [sentence: string, vary: string, figure: string, value: number | string, loanID?: string];

/** What is understood whole: nothing is left to say. */
const understood: readonly Line[] = [
  // A price.
  ["What price keeps the payment under 3,200?", "price", "monthlyPayment", 3200],
  ["what price gets them to $3,200 a month", "price", "monthlyPayment", 3200],
  ["What purchase price keeps PITI at or below $2,850.50?", "price", "monthlyPayment", 2850.5],
  ["How much house can they afford at 3.5k a month", "price", "monthlyPayment", 3500],
  ["How much house for thirty-two hundred a month?", "price", "monthlyPayment", 3200],
  ["What can they offer and still stay under 3,000 monthly", "price", "monthlyPayment", 3000],
  ["What should the offer be so the total payment is 2,900", "price", "monthlyPayment", 2900],
  ["Which price keeps DTI under 43%?", "price", "dti", 43],
  ["What price at a debt-to-income of 45", "price", "dti", 45],
  ["Find the price where cash to close is 60k", "price", "cashToClose", 60_000],
  ["Price for a $2,500 P&I", "price", "principalAndInterest", 2500],
  ["Drop the price until they only need 75,000 at closing", "price", "cashToClose", 75_000],
  ["how high can they bid with $100k out of pocket", "price", "cashToClose", 100_000],
  ["What list price keeps the monthly under four thousand dollars", "price", "monthlyPayment", 4000],
  // A rate.
  ["What rate gets cash to close to 40,000?", "rate", "cashToClose", 40_000],
  ["what rate do I need for a 2900 payment", "rate", "monthlyPayment", 2900],
  ["What interest rate makes principal and interest $2,400?", "rate", "principalAndInterest", 2400],
  ["How low does the rate have to go to get the payment to 2,750", "rate", "monthlyPayment", 2750],
  ["Buy down the rate to get the payment to 2,700", "rate", "monthlyPayment", 2700],
  ["how far do we need to buy it down so P and I is under 2,300", "rate", "principalAndInterest", 2300],
  ["What rate qualifies them at 45% DTI", "rate", "dti", 45],
  ["Get the payment down to 2,800 by changing the rate", "rate", "monthlyPayment", 2800],
  ["at what rate is the payment $3,000/mo", "rate", "monthlyPayment", 3000],
  ["Solve for rate: payment 3,100", "rate", "monthlyPayment", 3100],
  // Points.
  ["How many points bring cash to close to 112,000?", "points", "cashToClose", 112_000],
  ["What points keep cash-to-close under $45k", "points", "cashToClose", 45_000],
  ["How many discount points can they pay with 50,000 due at closing", "points", "cashToClose", 50_000],
  ["points for cash to close of 110000", "points", "cashToClose", 110_000],
  // A down payment.
  ["What down payment keeps the payment under 2,900?", "downPayment", "monthlyPayment", 2900],
  ["How much down to get the payment to 3,000", "downPayment", "monthlyPayment", 3000],
  ["how much do they need to put down to stay under 2,900 a month", "downPayment", "monthlyPayment", 2900],
  ["How much more down for a $2,600 payment?", "downPayment", "monthlyPayment", 2600],
  ["What down payment gets DTI to 36 percent", "downPayment", "dti", 36],
  ["How much can they put down with 80 grand cash to close?", "downPayment", "cashToClose", 80_000],
  ["Raise the down payment until P&I is 2,000", "downPayment", "principalAndInterest", 2000],
  ["How much extra money do they need to put down for a payment of 2500", "downPayment", "monthlyPayment", 2500],
  ["What down payment means they bring $90,000 to the table?", "downPayment", "cashToClose", 90_000],
  // A payoff.
  ["How much extra pays it off by June 2041?", "extraPayment", "payoffDate", "2041-06-01"],
  ["How much extra a month pays it off in 20 years?", "extraPayment", "payoffMonths", 240],
  ["What extra payment pays the loan off by 6/2041", "extraPayment", "payoffDate", "2041-06-01"],
  ["how much more a month to be mortgage-free by 09/15/2045", "extraPayment", "payoffDate", "2045-09-15"],
  ["extra principal to have it paid off in 180 payments", "extraPayment", "payoffMonths", 180],
  ["What do they have to pay to be paid off by the end of 2040?", "extraPayment", "payoffDate", "2040-12-01"],
  ["How much extra each month so it's paid off before 2044", "extraPayment", "payoffDate", "2044-01-01"],
  ["How much additional per month for a payoff in fifteen years", "extraPayment", "payoffMonths", 180],
  ["What rate lets them pay it off in 216 months", "rate", "payoffMonths", 216],
  ["Pay it off by Sept. 1, 2039 with extra payments", "extraPayment", "payoffDate", "2039-09-01"],
  ["They only have 62,000 for closing. What's the highest price?", "price", "cashToClose", 62_000],
  ["what would the rate have to be for a pmt of 3100", "rate", "monthlyPayment", 3100],
  ["keep total housing expense under 3250 by changing the price", "price", "monthlyPayment", 3250],
  ["if the budget is $3,500/month, what can they buy", "price", "monthlyPayment", 3500],
  ["want to be done in 22 years, what extra", "extraPayment", "payoffMonths", 264],
  ["How much do I need down so I don't pay more than $2,700 a month?", "downPayment", "monthlyPayment", 2700],
  ["reduce the down payment so that they bring in 70,000", "downPayment", "cashToClose", 70_000],
  ["cuánto más al mes para pagar la casa en 15 años", "extraPayment", "payoffMonths", 180],
  ["hasta qué precio pueden ofrecer con 3,000 al mes", "price", "monthlyPayment", 3000],
  // A loan by its place, letter, name or program.
  ["What price keeps the payment of loan B under 3,200?", "price", "monthlyPayment", 3200, "two"],
  ["What price keeps the payment of loan 2 under 3,200?", "price", "monthlyPayment", 3200, "two"],
  ["What price keeps the payment of loan A under 3,200?", "price", "monthlyPayment", 3200, "one"],
  ["How much down on loan A keeps the payment under 3,200?", "downPayment", "monthlyPayment", 3200, "one"],
  ["On loan B what rate gets the payment to 2,900", "rate", "monthlyPayment", 2900, "two"],
  ["what rate for option A?  Payment 2,900", "rate", "monthlyPayment", 2900, "one"],
  ["How much down on the FHA to keep the payment under 3,000", "downPayment", "monthlyPayment", 3000, "fha"],
  ["What rate on the 15-year gets the payment to 3,900", "rate", "monthlyPayment", 3900, "short"],
  ["With Low rate, what price is 3,000 a month?", "price", "monthlyPayment", 3000, "two"],
  ["What price for the third option at 43% DTI", "price", "dti", 43, "fha"],
  ["Pay loan four off in 10 years: how much extra?", "extraPayment", "payoffMonths", 120, "short"],
  ["How much extra pays off the FHA 30 eight years early?", "extraPayment", "payoffMonths", 264, "fha"],
  // In Spanish.
  ["precio para un pago de 3,200", "price", "monthlyPayment", 3200],
  ["¿Qué precio mantiene el pago por debajo de $3,200?", "price", "monthlyPayment", 3200],
  ["¿Qué tasa deja el efectivo para el cierre en 40.000?", "rate", "cashToClose", 40_000],
  ["¿Cuánto enganche para una mensualidad de 2,900?", "downPayment", "monthlyPayment", 2900],
  ["Cuánto pago inicial necesitan para pagar tres mil doscientos al mes", "downPayment", "monthlyPayment", 3200],
  ["¿Cuántos puntos para 45 mil al cierre?", "points", "cashToClose", 45_000],
  ["¿Cuánto adicional al mes para liquidarla en junio de 2041?", "extraPayment", "payoffDate", "2041-06-01"],
  ["cuánto extra para terminar de pagar en 20 años", "extraPayment", "payoffMonths", 240],
  ["precio con deuda a ingreso de 43 por ciento", "price", "dti", 43],
  ["tasa para capital e intereses de 2,400 en el préstamo 3", "rate", "principalAndInterest", 2400, "fha"],
];

describe("a sentence that is understood whole", () => {
  it.each(understood)("%s", (sentence, vary, figure, value, loanID = undefined) => {
    const read = readSentence(sentence, loans);
    expect(read).toEqual({ loanID: loanID ?? null, vary, figure, value, unclear: [] });
  });
});

describe("what a sentence does not say, or no goal seek does", () => {
  it.each<[string, object, RegExp]>([
    [
      "What rate drops the payment by $200?",
      { figure: "monthlyPayment", value: null },
      /“\$200” is a change, not a target/,
    ],
    ["What rate saves them 150 a month", { figure: "monthlyPayment", value: null }, /“150” is a change, not a target/],
    ["¿Qué tasa baja el pago en 200?", { figure: "monthlyPayment", value: null }, /“200” is a change, not a target/],
    ["What price keeps it under 3,200?", { vary: "price", figure: null, value: 3200 }, /could not tell which figure/],
    ["Make the payment 3,200", { vary: null, figure: "monthlyPayment", value: 3200 }, /could not tell what may change/],
    [
      "What rate gets the payment down?",
      { vary: "rate", figure: "monthlyPayment", value: null },
      /what the total payment should be/,
    ],
    ["What rate gets the APR under 6.5%?", { vary: "rate", figure: null, value: null }, /cannot target the APR/],
    ["What price gives 80% LTV?", { vary: "price", figure: null }, /cannot target loan-to-value/],
    ["What rate gets them $20,000 cash out", { vary: "rate", figure: null }, /cannot target cash out/],
    [
      "How much can they borrow at 3,000 a month",
      { vary: null, figure: "monthlyPayment", value: 3000 },
      /what may change/,
    ],
    ["hello", { vary: null, figure: null, value: null }, /could not tell which figure/],
    ["", { vary: null, figure: null, value: null }, /could not tell/],
    ["What price on loan 7 is 3,000 a month", { loanID: null, value: 3000 }, /no loan 7/],
    [
      "What conventional rate gets the payment to 2,900",
      { loanID: null, value: 2900 },
      /More than one loan is “conventional”/,
    ],
    ["What VA price for a 3,000 payment", { loanID: null, value: 3000 }, /No loan here is “VA”/],
    [
      "What price with 20% down keeps the payment under 3,200",
      { vary: "price", figure: "monthlyPayment", value: 3200 },
      /“20%” was left out/,
    ],
    ["What price at a rate of 6% is 3,000 a month", { vary: "price", value: 3000 }, /rate stays as it is/],
    [
      "What price keeps the payment under 3,200 and DTI under 43%",
      { figure: "monthlyPayment", value: 3200 },
      /debt to income was left out/,
    ],
    ["What price makes the payment at least 3,000", { value: 3000 }, /“At least” was read as an exact target/],
    [
      "How much extra to pay it off 5 years early",
      { figure: "payoffMonths", value: null },
      /depends on the loan's term/,
    ],
    [
      "Pay it off by the time she is 65",
      { vary: "extraPayment", figure: "payoffDate", value: null },
      /the payoff should be/,
    ],
  ])("%s", (sentence, part, says) => {
    const read = readSentence(sentence, loans);
    expect(read).toMatchObject(part);
    expect(read.unclear.join(" ")).toMatch(says);
  });

  it("takes the term of the only loan where time is to be saved", () =>
    expect(readSentence("How much extra to pay it off 5 years early", alone)).toMatchObject({
      figure: "payoffMonths",
      value: 300,
      unclear: [],
    }));

  it("reads any text without failing", () => {
    for (const text of ["$", "%%%", "loan", "1/1/1", "99/99/2041 paid off", "3,2,0,0", "¿?", "a".repeat(5000)])
      expect(readSentence(text, loans).unclear.length).toBeGreaterThan(0);
  });
});
