/** The colors of amounts by their purpose: each purpose has one color in every chart, and no two parts of a chart share one. None is the color of a loan or a home. */
const colors = {
  principal: "var(--part-principal)",
  interest: "var(--part-interest)",
  otherLoan: "var(--part-second)",
  tax: "var(--part-tax)",
  homeInsurance: "var(--part-insurance)",
  mortgageInsurance: "var(--part-mi)",
  dues: "var(--part-dues)",
  costs: "var(--part-costs)",
  buydown: "var(--part-buydown)",
  credit: "var(--part-credits)",
  lent: "var(--part-lent)",
  financed: "var(--part-financed)",
};

/** The color of each part, by the row from which it is drawn. */
export const partColors = {
  // The month.
  principalAndInterest: colors.principal,
  secondLoan: colors.otherLoan,
  mortgageInsurance: colors.mortgageInsurance,
  propertyTax: colors.tax,
  homeInsurance: colors.homeInsurance,
  associationFee: colors.dues,
  otherPayments: colors.costs,
  // The cash to close: prepaids are above all taxes paid ahead, points interest paid ahead.
  downPayment: colors.principal,
  paidOff: colors.otherLoan,
  lentToPayOff: colors.lent,
  appraisalGap: colors.dues,
  closingCosts: colors.costs,
  points: colors.interest,
  prepaids: colors.tax,
  upfrontMI: colors.mortgageInsurance,
  fundingFee: colors.mortgageInsurance,
  guaranteeFee: colors.mortgageInsurance,
  buydown: colors.buydown,
  credits: colors.credit,
  financed: colors.financed,
  // What all payments go to.
  principal: colors.principal,
  interest: colors.interest,
  interestPaid: colors.interest,
  interestSaved: colors.credit,
  secondAmount: colors.principal,
  interestInAll: colors.interest,
  amountFinanced: colors.principal,
  cashAfterSale: colors.principal,
  financeCharge: colors.interest,
} as const;

export type PartKey = keyof typeof partColors;
