/** What stands below every report: what the figures are based on, and what the law requires beside a payment. */
export const disclaimersEn = {
  title: "Please read",
  /** Stands before a text that exists only in English. */
  inEnglish: "In English.",
  estimate: {
    title: "This is not a loan approval or a commitment to lend.",
    text: (rateDate: string, place: string, fico: string) =>
      `It is an estimate as of ${rateDate}${place && ` for a home in ${place}`}${fico && `, with a credit score of ${fico}`}. Rates, fees and programs can change without notice.`,
    official: "Your Loan Estimate has the official figures.",
    assumedScore: (score: string) => `${score} (assumed)`,
    scoreFrom: (score: string) => `${score} or more`,
    scoreBelow: (score: string) => `less than ${score}`,
    and: (one: string, other: string) => `${one} and ${other}`,
  },
  assumes: {
    title: "What the figures assume.",
    loan: (product: string, downPayment: string, ltv: string) =>
      `${product}, ${downPayment ? `${downPayment} down payment, ` : ""}${ltv} loan-to-value`,
    hoa: (dues: string) => `HOA dues of ${dues} a month`,
    noHoa: "no HOA dues",
  },
  apr: {
    title: "APR.",
    text: "The annual percentage rate counts points, the lender's charges, prepaid interest and mortgage insurance. It is for comparing offers; the payment is calculated from the interest rate.",
  },
  payments: {
    title: "Example payments.",
    loan: (amount: string, term: string, rate: string, apr: string) =>
      `a loan of ${amount} over ${term} at ${rate}${apr && ` (${apr} APR)`} is repaid in `,
    level: (count: number, amount: string) => `${count} monthly ${count === 1 ? "payment" : "payments"} of ${amount}`,
    followedBy: (one: string, other: string) => `${one}, then ${other}`,
    changing: (count: number, least: string, most: string) =>
      `${count} that change with the rate, between ${least} and ${most}`,
    insurance: (amount: string, count: number) => `, plus ${amount} of mortgage insurance in the first ${count}`,
    insuranceFalling: (first: string, last: string, count: number) =>
      `, plus mortgage insurance in the first ${count}: ${first} a month in the first year, less each year after that, ${last} in the last`,
    second: (amount: string, term: string, rate: string, payment: string) =>
      `, plus a second loan of ${amount} over ${term} at ${rate} with a first payment of ${payment}`,
    /** Follows `second` where the second loan is a line of credit. */
    line: (later: string, prime: string) =>
      ` and payments of ${later} once nothing more may be drawn, if the prime rate stays at ${prime}: the rate can change each month, and the payment with it`,
    last: "The last payment can differ by a few dollars. Payments here do not include property tax, home insurance and HOA dues; what you pay each month will be higher.",
  },
  adjustable: {
    title: "Adjustable rates.",
    text: (loans: string) =>
      `The rate of ${loans} can rise after closing, and the payment with it. Later payments follow the scenario chosen for the index; actual rates may be higher or lower.`,
  },
  insurance: {
    title: "Mortgage insurance.",
    upfront: (amount: string) => `${amount} upfront`,
    fundingFee: (amount: string) => `a VA funding fee of ${amount}`,
    guaranteeFee: (amount: string) => `a USDA guarantee fee of ${amount}`,
    monthly: (amount: string, count: number) =>
      `${amount} a month for ${count} ${count === 1 ? "payment" : "payments"}`,
    falling: (first: string, last: string, count: number) =>
      `${first} a month in the first year, less each year after that, ${last} in the last, for ${count} payments`,
  },
  later: {
    title: "Projections.",
    text: "Future home values, loan balances, tax savings and net gain are estimates, not promises. This is not tax or legal advice.",
  },
  mended: {
    title: "How figures are calculated now.",
    since: (day: string, text: string) => `Since ${day}: ${text}`,
    texts: {
      occupancyPricesInsurance:
        "mortgage insurance is priced for a second home, an investment property, or three or four units when the loan is for one. It used to be priced as for a primary residence.",
      interestFromClosing:
        "prepaid interest is counted from the closing date to the end of that month. It used to be left out.",
      averageBalancePremium:
        "FHA's mortgage insurance is charged on each year's average scheduled balance. It used to be level.",
      averageBalanceFee:
        "USDA's annual fee is charged on each year's average scheduled balance, and a financed guarantee fee is 1% of the whole loan. Both used to be charged on the amount before the fee.",
      insuranceEndsByActualPayments:
        "when more is paid than is due, mortgage insurance ends on request, once 80% of the home's original value is owed. It used to end by the contract's schedule.",
      disclosedRate:
        "the APR and the Loan Estimate figures of an adjustable loan assume that its index stays where it is today. They used to follow the chosen scenario.",
      agencyCaps:
        "an FHA or VA loan's rate changes once a year, under its program's caps. It used to follow Fannie Mae's.",
      savingsAddedUp:
        "the break-even of a refinance adds up each month's savings as payments are due, until the loans that it pays off would have ended. It used to take the first month's savings for every month.",
      paymentsAddedUp:
        "the break-even by payment adds up each month's payment as it is due. It used to take the first month's payment for every month.",
      effectiveGrowth:
        "a home's value grows by its full annual rate each year, and the value of an owned home follows the price index since it was bought. The rate used to be compounded monthly.",
      feeByWholePrice:
        "where a home is appraised below its price, the down payment that decides VA's funding fee counts what is paid above the appraised value. It used to be left out.",
      insuranceEndsByHome:
        "on two to four units and on an investment property, mortgage insurance ends after half the term, or on request at 70% of the home's original value. It used to end as on a one-unit home that the borrower lives in.",
      combinedCountsEveryMortgage:
        "the combined loan-to-value of an existing mortgage counts the other mortgages on the home. It used to count only its own balance.",
      equityCountsEveryMortgage:
        "equity leaves out what is owed on other mortgages on the home. It used to include it.",
      taxesByUnits:
        "on a home with two to four units, tax savings count an equal part of interest, points, mortgage insurance and property tax for the unit that the borrower lives in. The whole home used to count.",
      taxesByOccupancy:
        "no tax savings are counted for an investment property, and the points of a second home are not deducted in its first year. Both used to be counted as those of a primary residence.",
      deductedPoints:
        "tax savings count the points of a purchase as interest of its first year. They used to be left out.",
      deductedPremiums:
        "tax savings count mortgage insurance as interest from tax year 2026 on, where income allows. It used to be left out.",
    },
  },
  /** For rules whose next value was due by the day of the report. */
  overdue: {
    title: "Values that are not published yet.",
    texts: {
      standardDeduction: (due: string) =>
        `Tax savings use the last published standard deduction; the next one was due on ${due}.`,
      federalIncomeTax: (due: string) =>
        `Tax savings use the last published federal tax brackets; the next ones were due on ${due}.`,
      primeRate: (due: string) =>
        `The line of credit uses the last prime rate known here; it may have changed since ${due}.`,
      usdaFees: (due: string) => `USDA's fees are the last ones published; the next ones were due on ${due}.`,
      vaFundingFee: (due: string) =>
        `The VA's funding fee is the last one known; it was scheduled to change on ${due}.`,
    },
  },
  licenses: "Licenses.",
  cobrand: (cobrand: string, company: string) => `${cobrand} and ${company} are not affiliated.`,
  rights: (year: string, company: string) => `© ${year} ${company}. All rights reserved.`,
  marks: {
    1: "Member FDIC",
    2: "Equal Housing Lender",
    3: "Equal Housing Opportunity",
    4: "Federally insured by NCUA",
  },
  poweredBy: "Powered by Highway",
};
