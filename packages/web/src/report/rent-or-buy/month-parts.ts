/** The parts of a month of owning, the one with the strongest color first. */
export const monthParts = [
  "principalAndInterest",
  "mortgageInsurance",
  "propertyTax",
  "homeInsurance",
  "associationFee",
  "maintenance",
] as const;
