/** What a month of owning is made of, the strongest first. */
export const monthParts = [
  "principalAndInterest",
  "mortgageInsurance",
  "propertyTax",
  "homeInsurance",
  "associationFee",
  "maintenance",
] as const;
