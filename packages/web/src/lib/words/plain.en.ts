import { capital } from "../format/format";

/** What a client's report explains in plain words beside its figures: what can change, what a refinance pays off, what is good to know. */
export const plainEn = {
  unfold: "Show every figure",
  changes: {
    title: "What can change",
    from: (payment: number, month: string) => `From payment ${payment}, ${month}`,
    atMost: (amount: string, payment: number, month: string) =>
      `Under the assumptions used here, it reaches ${amount} at most, from payment ${payment}, ${month}.`,
    buydown: "the temporary buydown steps up",
    rate: "the rate can change",
    recast: "the lump sum lowers the payment",
    interestOnly: "principal is paid too",
    second: "the second loan pays principal too",
    insurance: "mortgage insurance ends",
    fixed: (count: string) =>
      count === "1" ? "The loan has one payment." : `The loan payment is fixed for all ${count} payments.`,
    scenario: "The rates of later years are assumptions, because an index sets them.",
    taxes: "Property tax, insurance and dues can go up.",
  },
  refinance: {
    title: "What changes each month",
    today: "Today",
    with: (loan: string) => `With ${loan}`,
    change: "Change",
    mortgage: "Mortgage payment",
    rest: "Tax, insurance and dues",
    total: "In all",
    paidOff: "Paid off",
    none: "None",
    same: "Same",
    less: (amount: string) => `${amount} less`,
  },
  /** What a refinance leaves as it is. */
  stays: {
    title: "Not in the new loan.",
    says: (count: number, debts: string, balance: string, payment: string) =>
      count === 1
        ? `${capital(debts)} of ${balance} stays, at ${payment} a month.`
        : `${capital(debts)}, ${balance} in all, stay at ${payment} a month.`,
  },
  /** The monthly costs of two homes. */
  moveUp: {
    title: "Both homes, month by month",
    sold: "The home you sell",
    soldOn: (street: string) => `The home you sell, ${street}`,
    bought: (loan: string) => `The home you buy, with ${loan}`,
    boughtOn: (street: string, loan: string) => `The home you buy, ${street}, with ${loan}`,
    both: (amount: string) => `Until the sale you pay for both homes, ${amount} a month.`,
    thenMore: (amount: string) => `Once it is sold, you pay ${amount} more each month than you do today.`,
    thenLess: (amount: string) => `Once it is sold, you pay ${amount} less each month than you do today.`,
    thenSame: "Once it is sold, you pay the same each month as you do today.",
  },
  /** What is paid over the years with a refinance and without it. */
  outlay: {
    title: "What you pay over the years",
    says: "Each month's payments for the loan and these debts. Property tax, insurance and dues are extra, and are the same for every line.",
    less: "Less than today",
    more: "More than today",
    from: (amount: string, month: string) => `${amount} from ${month}`,
    until: (month: string) => `until ${month}`,
    lasts: (time: string) => `Most of the saving lasts ${time}.`,
    anyway: (month: string, debts: string) => `By ${month} you would have paid off ${debts} anyway.`,
    thenLess: (loan: string, amount: string) => `${loan} then costs ${amount} a month less than staying as you are`,
    thenMore: (loan: string, amount: string) => `${loan} then costs ${amount} a month more than staying as you are`,
    thenSame: (loan: string, _amount: string) => `${loan} then costs the same a month as staying as you are`,
    andLonger: (time: string) => `, and it runs ${time} longer`,
    andSooner: (time: string) => `, and it ends ${time} sooner`,
    longer: (loan: string, time: string) => `${loan} runs ${time} longer than what it pays off.`,
    sooner: (loan: string, time: string) => `${loan} ends ${time} sooner than what it pays off.`,
  },
  payoff: {
    title: "What is paid off, and what it costs",
    terms: (rate: string, left: string) => [rate, left].filter(Boolean).join(", "),
    left: (count: number) => (count === 1 ? "1 payment left" : `${count} payments left`),
    sum: "Paid off",
    stays: (count: number, payment: string) =>
      `${count === 1 ? "Stays as it is" : "Stay as they are"} now, at ${payment} a month`,
    newLoan: "New loan",
    cost: "Cost of refinancing",
    costSays: "Points, closing costs and insurance, less credits",
    after: (count: number, month: string) =>
      `It pays for itself after ${count === 1 ? "1 payment" : `${count} payments`}, in ${month}.`,
    afterSays: (cost: string, saved: string) => `Refinancing costs ${cost} and saves ${saved} each month.`,
    afterSaysAtFirst: (cost: string, saved: string) =>
      `Refinancing costs ${cost} and saves ${saved} each month at first.`,
    atOnce: "It pays for itself right away, because it costs nothing up front.",
    never: "Its lower payments do not earn back its cost before the loans end.",
    /** Of a refinance whose payments are not lower at first. */
    notLower: {
      afterSays: (cost: string, more: string) => `Refinancing costs ${cost}, and ${more} more each month at first.`,
      afterSaysSame: (cost: string) => `Refinancing costs ${cost}, and saves nothing each month at first.`,
      never: "It does not earn back its cost before the loans end.",
    },
    other: (loan: string, count: number) => `${loan} takes ${count === 1 ? "1 payment" : `${count} payments`}.`,
  },
  cost: {
    todayCounts: "What you pay today includes the interest on the debts that would be paid off.",
    less: (years: string, loan: string, amount: string) =>
      `After ${years}, ${loan} has cost you ${amount} less than staying as you are.`,
    more: (years: string, loan: string, amount: string) =>
      `After ${years}, ${loan} has cost you ${amount} more than staying as you are.`,
    same: (years: string, loan: string, _amount: string) =>
      `After ${years}, ${loan} has cost you the same as staying as you are.`,
    oweMore: (amount: string) => `You then owe ${amount} more on the home.`,
    oweLess: (amount: string) => `You then owe ${amount} less on the home.`,
  },
  value: {
    choose: "Value of the home",
    same: "Stays the same",
    forecast: "As assumed",
    falls: "Falls by 10%",
    title: "What you owe, and what is yours",
    says: (home: string) => `The home is worth ${home} today.`,
    withOthers: " What you owe includes every mortgage that stays on the home.",
    worth: "Value of the home",
    owed: "Still owed",
    yours: "Yours",
    lent: "Owed to the lender",
    after: "After",
    chart: (owed: string, yours: string, year: number) =>
      `After ${year === 1 ? "1 year" : `${year} years`} ${owed} is owed and ${yours} is yours.`,
  },
  known: {
    title: "Good to know",
    apr: "What the APR means",
    aprOf: (apr: string, rate: string, parts: string) =>
      `The APR of ${apr} is your rate of ${rate} with ${parts} counted in, so that you can compare offers. Your payment is calculated from the rate.`,
    aprAdjustable: (apr: string, parts: string) =>
      `The rate can change. The APR of ${apr} includes ${parts} and assumes that the index stays where it is today.`,
    aprAdjustableBare: (apr: string) =>
      `The rate can change. The APR of ${apr} assumes that the index stays where it is today.`,
    aprSecond: (rate: string) => `It covers the first loan only. The second loan, at ${rate}, is not in it.`,
    points: "points",
    fees: "the lender's charges and prepaid interest",
    typedCharge: "the finance charge",
    typedChargeSays: (amount: string) => `Your loan officer entered the finance charge as one amount, ${amount}.`,
    insurance: "mortgage insurance",
    fundingFee: "the VA funding fee",
    guaranteeFee: "the USDA guarantee fee",
    buydown: "the temporary buydown",
    amount: (amount: string) => `Why the loan is ${amount}`,
    amountOf: (base: string, added: string, name: string) =>
      `You borrow ${base}, and ${added} of ${name} is added to the loan.`,
    costs: "costs",
    upfront: "upfront mortgage insurance",
    insuranceTitle: "Why there is mortgage insurance",
    insuranceSays: "It protects the lender, not you, when the down payment is small.",
    insuranceEnds: (loan: string, count: number) =>
      `On ${loan} it ends after ${count === 1 ? "1 payment" : `${count} payments`}.`,
    insuranceStays: (loan: string) => `On ${loan} it lasts as long as the loan.`,
    secured: "Debts become part of the home loan",
    securedSays:
      "Debts such as a card or a car are not secured by your home today. In the new loan, your home secures them too. Keep a card at zero, because new debt would be added to what you owe.",
    escrow: "Why there is cash to close",
    escrowSays:
      "A new escrow account starts with several months of tax and insurance. Your current lender refunds what is left in the old account after that loan is paid off.",
    next: "What happens next",
    nextSays: (officer: string) =>
      `Tell ${officer} which loan you like. You get a Loan Estimate, the official form, within three business days of applying.`,
  },
};
