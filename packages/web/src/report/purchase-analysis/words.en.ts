/** What officers and clients read about a purchase analysis and its chapters, on screen and on paper. */
export const purchaseAnalysisEn = {
  yours: "Your purchase",
  title: (street: string, count: string) => `${street}, in ${count}`,
  untitled: (count: string) => `Your home, in ${count}`,
  oneChapter: "one chapter",
  chapters: (count: string) => `${count} chapters`,
  counts: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  contents: "Contents",
  list: "Chapters",
  cover: "Cover",
  close: "Close",
  chapter: (place: string) => `Chapter ${place}`,
  names: {
    loans: "Loan comparison",
    rentOrBuy: "Buy or rent",
    waiting: "The cost of waiting",
    bidOver: "A bid over asking",
    reportCard: "The county's report card",
    appreciation: "What the home may be worth",
    reinvestment: "Paying more each month",
  },
  loans: {
    head: (name: string, payment: string, cash: string) => `${name}: ${payment} a month and ${cash} at closing.`,
    headPaysOut: (name: string, payment: string, cash: string) =>
      `${name}: ${payment} a month, and ${cash} is paid out at closing.`,
    half: (apr: string) => `The APR is ${apr}.`,
    withoutTax: "The payment does not include property tax.",
    uninsured: (name: string) => `${name}: the payment is not known while its mortgage insurance is missing.`,
    cash: (cash: string) => `Paid in cash: ${cash} at closing.`,
    several: (count: string) => `It is one of ${count} that are compared.`,
  },
  bids: { several: (bid: string, count: string) => `This is the bid of ${bid}, one of ${count} that are compared.` },
  appreciation: {
    head: (now: string, later: string) => `A home of ${now} today may be worth ${later} in 10 years.`,
    half: (rate: string) => `This assumes ${rate} a year. If prices stay where they are, it gains nothing.`,
    series: "This assumes that prices change as forecast. If they stay where they are, it gains nothing.",
  },
  reinvestment: {
    head: (interest: string, time: string) =>
      `Paying more saves ${interest} of interest and ends the loan ${time} sooner.`,
    sameEnd: (interest: string) => `Paying more saves ${interest} of interest.`,
    half: "What is paid in stays in the home until it is sold or borrowed against.",
    month: "1 month",
    months: (count: string) => `${count} months`,
  },
};
