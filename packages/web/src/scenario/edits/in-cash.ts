/** The down payment of a purchase in cash: paid whole, at whatever price. */
export const inCash = { downPayment: null, downPaymentPercentage: 100 } as const;
