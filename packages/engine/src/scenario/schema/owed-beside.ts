type OnHome = { id: string; category: string; propertyID: string; payOff?: boolean | undefined };

/** Tells whether a mortgage is owed on the home beside a loan: beside a refinance one that it does not pay off, beside an existing mortgage any other one. */
export const isOwedBeside = (mortgage: OnHome, { id, category, propertyID }: OnHome): boolean =>
  mortgage.category === "existing" &&
  mortgage.id !== id &&
  mortgage.propertyID === propertyID &&
  (category === "existing" || (category === "refinance" && !mortgage.payOff));
