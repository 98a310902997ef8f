import { capital } from "../format/format";

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const spellCount = (count: number) => numbers[count] ?? String(count);

/** What a client's report answers first: its headline, and each loan at a glance. */
export const answerEn = {
  /** A purchase of one of several homes. */
  homes: (homes: number, loans: number) =>
    `${capital(spellCount(homes))} homes, ${spellCount(loans)} ${loans === 1 ? "way" : "ways"} to buy`,
  less: (amount: string) => `${amount} less each month`,
  more: (amount: string) => `${amount} more each month`,
  lessAtFirst: (amount: string) => `${amount} less each month at first`,
  moreAtFirst: (amount: string) => `${amount} more each month at first`,
  sameMonth: "The same payment each month",
  refinance: "Your refinance",
  bringAfterSale: (amount: string) => `You bring ${amount} after your sale`,
  keepAfterSale: (amount: string) => `You keep ${amount} after your sale`,
  nothingAfterSale: "Your sale covers all the cash to close",
  inPlace: (debts: string) => `One loan in place of ${debts}.`,
  inPlaceOn: (street: string, debts: string) => `One loan on ${street}, in place of ${debts}.`,
  lessInterest: (amount: string) => `You pay ${amount} less interest in all.`,
  moreInterest: (amount: string) => `You pay ${amount} more interest in all.`,
  move: (old: string, home: string) => `You sell ${old} and buy ${home}.`,
  pick: "Pick a loan, and the page shows its figures.",
  /** What a client owes, by its kind and how many there are. */
  yours: {
    mortgage: (count: number) => (count === 1 ? "your mortgage" : `your ${count} mortgages`),
    card: (count: number) => (count === 1 ? "your credit card" : `your ${count} credit cards`),
    auto: (count: number) => (count === 1 ? "your car loan" : `your ${count} car loans`),
    student: (count: number) => (count === 1 ? "your student loan" : `your ${count} student loans`),
    heloc: (count: number) => (count === 1 ? "your line of credit" : `your ${count} lines of credit`),
    other: (count: number) => (count === 1 ? "another debt" : `${count} other debts`),
  },
  debts: {
    mortgage: "Mortgage",
    card: "Credit card",
    auto: "Car loan",
    student: "Student loan",
    heloc: "Line of credit",
    other: "Other debt",
  },
  debtAt: (debt: string, rate: string) => `${debt} at ${rate}`,
  today: "What you pay today",
  todaysHome: "The home you sell",
  each: "each month",
  group: "Loans",
  picker: "You are reading",
  lowestPayment: "Lowest payment",
  leastCash: "Least cash",
  lessThanToday: (amount: string) => `${amount} less`,
  moreThanToday: (amount: string) => `${amount} more`,
  sameAsToday: "Same as today",
  yearsAt: (term: string, rate: string, isFirst: boolean) => `${term} at ${rate}${isFirst ? " at first" : ""}`,
  afterSale: (cash: string) => `${cash} after the sale`,
  keptAfterSale: (cash: string) => `${cash} to you after the sale`,
  officer: "Loan officer",
  moreAbout: (officer: string) => `More ways to reach ${officer}`,
};
