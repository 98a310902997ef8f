/** The blanks that a typed disclaimer can have: "{year}", "{product}". */
export const blankNames = ["year", "product", "fico", "rateDate", "downPayment", "ltv", "hoa"] as const;
export type Blanks = Record<(typeof blankNames)[number], string>;

/** Fills the blanks in. Other text in braces stays as it was typed. */
export const filledIn = (text: string, blanks: Blanks): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const known = blankNames.find((blank) => blank.toLowerCase() === name.toLowerCase());
    return known ? blanks[known] : whole;
  });
