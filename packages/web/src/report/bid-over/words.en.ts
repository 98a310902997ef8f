/** The words about a bid over asking for officers, clients and paper. `*` marks emphasis. */
export const bidOverEn = {
  at: (bid: string, asking: string) => `A bid of ${bid} on an asking price of ${asking}`,
  head: {
    after: (over: string, months: string, prices: string) =>
      `The ${over} over asking is earned back after ${months}, ${prices}.`,
    always: (over: string) => `The ${over} over asking is covered by the home's value from the first day.`,
    never: (over: string, prices: string) => `The ${over} over asking is not earned back within 30 years, ${prices}.`,
  },
  prices: {
    rise: (rate: string) => `if prices rise ${rate} a year`,
    fall: (rate: string) => `if prices fall ${rate} a year`,
    stay: "if prices stay where they are",
    series: "if prices change as forecast",
    past: "if prices change as they did in the past",
  },
  ifStay: {
    after: (months: string) => `If prices stay where they are, it is earned back *after ${months}*.`,
    always: "If prices stay where they are, it is covered *from the first day*.",
    never: "If prices stay where they are, it is *never* earned back.",
  },
  ifFall: {
    below: (amount: string) =>
      `If they fall 5% in the first year and then stay, the home is worth *${amount} less than the bid* after 5 years.`,
    above: (amount: string) =>
      `If they fall 5% in the first year and then stay, the home is still worth *${amount} more than the bid* after 5 years.`,
  },
  month: "1 month",
  months: (count: string) => `${count} months`,
  year: "1 year",
  years: (count: string) => `${count} years`,
  chart: {
    label: "The home's value by year, against the bid",
    month: (count: string) => `Month ${count}`,
    now: "now",
    short: (count: string) => `${count} yr`,
    value: "Value",
    bid: "Bid",
    stay: "If prices stay",
    fall: "If they fall 5%",
  },
  cells: {
    label: "What the bid depends on",
    growth: "Break-even growth, 5 years",
    growthNote: (rate: string) => `${rate} is assumed in the first year`,
    aYear: (rate: string) => `${rate} a year`,
    any: "Any growth",
    none: "No growth",
    selling: (percent: string) => `After selling costs of ${percent}`,
    sellingNote: "Until a sale pays back the bid",
    asks: "What it takes",
    asksBoth: (cash: string, month: string) => `${cash} and ${month}`,
    asksNote: "More cash at closing, and more each month",
    never: "Never",
    atOnce: "From the first day",
  },
  gains: { title: "Value less the bid", after: "After", gain: "In dollars", percent: "As a percent of the bid" },
  needed: {
    title: "Growth needed",
    says: "How much prices must rise each year to break even",
    line: (rate: string) => `The line marks the ${rate} assumed for the first year. Orange bars need more than that.`,
  },
  others: {
    title: "Other bids",
    says: "How far each bid would be ahead or behind",
    bid: "Bid",
    after: "Earned back after",
    note: "Value less the bid. The value begins at the asking price, or at the estimated or appraised value once there is one.",
    set: (bid: string) => `Bid ${bid}`,
  },
  takes: {
    title: (over: string) => `What the ${over} takes`,
    premium: "Over asking",
    premiumPct: "Over asking, in percent",
    startValue: "Value at closing",
    appraisalGap: "Above the appraised value, in cash",
    extraCash: "More cash at closing",
    cashAtBid: "Cash to close at this bid",
    extraMonth: "More each month",
    monthAtBid: "Principal, interest and mortgage insurance at this bid",
    monthWithSecond: "Principal and interest of both loans, and mortgage insurance, at this bid",
  },
  appraisal: {
    none: "If the home appraises below the bid, the difference is paid in cash, because the loan is based on the lower of the two.",
    gap: (value: string, gap: string) =>
      `The home appraises at ${value}. The ${gap} above that is paid in cash, because the loan is based on the lower of the two.`,
    covers: (value: string) => `The home appraises at ${value}, which is at least the bid.`,
  },
};
