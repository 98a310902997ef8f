/** What the printed report says around its figures. */
export const printEn = {
  title: (place: string) => `Your loans for ${place}`,
  titleOne: (place: string) => `Your loan for ${place}`,
  titleCash: (place: string) => `Your purchase of ${place}`,
  titleOwned: (place: string) => `Your choices for ${place}`,
  titleMany: "Your loans, side by side",
  prepared: (name: string, day: string) => `Prepared for ${name} on ${day}.`,
  /** At the foot of each page. */
  foot: (report: string, name: string, day: string) => `${report}. Prepared for ${name}, ${day}`,
  /** On the first page, below its figures. */
  estimate:
    "These figures are an estimate, not a loan approval or a commitment to lend. The last page says what they assume, with the APR and the payments of each loan.",
  /** The summary of a report on one page. */
  summary: {
    scan: "Scan to see the whole report",
    until: (day: string) => `It works through ${day}.`,
    code: "QR code that opens this report",
    years: "What each loan costs over time",
    cost: (years: string) => `Cost in ${years}`,
    owed: (years: string) => `Owed after ${years}`,
    estimate: "These figures are an estimate, not a loan approval or a commitment to lend.",
  },
  page: "Page",
  of: "of",
  four: {
    paysFor: (hasLoan: boolean, hasTax: boolean) =>
      hasTax
        ? `${hasLoan ? "Loan, property" : "Property"} tax, insurance`
        : `${hasLoan ? "Loan, insurance" : "Insurance"}, without property tax`,
    down: "Down payment included",
    today: (payment: string, isAlone: boolean) => `Today ${payment}${isAlone ? "" : ", debts included"}`,
    loan: (loan: string, name: string) => `These four are for ${loan}, ${name}.`,
  },
  ways: {
    one: "Your loan",
    cash: "Your purchase",
    buy: (count: number) => `${inWords[count] ?? count} ways to buy`,
    own: (count: number) => `${inWords[count] ?? count} ways forward`,
    rate: "Rate",
  },
  sideBySide: { one: "Your loan by the numbers", many: "The loans, side by side" },
  lowest: {
    before: "The",
    shaded: "shaded",
    after: "figure in a row is the lowest of the loans on that home at that price.",
  },
  loansPart: (from: string, to: string) => `Loans ${from} to ${to}`,
  theLoan: "The loan",
  readAfter: (amount: string, years: string) => `${amount} after ${years}`,
  today: "Today",
  year: "Year",
  total: "Total",
  plain: {
    apr: {
      title: "What the APR means",
      text: "The APR is your rate with the lender's charges counted in, so you can compare offers fairly; your payment is calculated from the rate.",
    },
    insurance: {
      title: "Why there is mortgage insurance",
      text: "It protects the lender when less than 20% is put down. Some of it ends on its own, and some lasts for the whole loan. The table shows when.",
    },
    change: {
      title: "What can change",
      text: "Property tax and insurance can go up.",
      rate: "Your rate can move until you lock it. A fixed rate does not change for the life of the loan.",
    },
  },
  roles: { officer: "Loan officer", advisor: "Certified Mortgage Advisor" },
  logoOf: (company: string) => `Logo of ${company}`,
  photoOf: (name: string) => `Photo of ${name}`,
  failed: "This report could not be opened.",
};

const inWords = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];
