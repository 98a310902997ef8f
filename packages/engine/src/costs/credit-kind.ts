/** Whom a credit at closing comes from, by its name: a deposit is the buyer's own money. Without a name that says so it is one of the other credits. */
export type CreditKind = "lender" | "seller" | "deposit" | "other";

/** Tells whom a credit comes from by its name. */
export function creditKind(name: string): CreditKind {
  if (/lender/i.test(name)) return "lender";
  if (/seller|builder/i.test(name)) return "seller";
  return /deposit|earnest/i.test(name) ? "deposit" : "other";
}

/** Tells whether a fee that is subtracted is by its name a credit of the lender. A lower premium for the lender's title policy is none. */
export const isNamedLendersCredit = (name: string) => creditKind(name) === "lender" && /credit/i.test(name);
/** Tells whether a fee of a worksheet is a credit of the lender. */
export const isLendersCredit = ({ name, amount }: { name: string; amount: number }) =>
  amount < 0 && isNamedLendersCredit(name);

/**
 * Tells whether a credit is by its name a gift, a grant, assistance or an employer's, which no party to the sale pays. One that names the seller too is the
 * seller's. Source: Fannie Mae Selling Guide B3-4.1-02, Interested Parties and IPC Exclusions.
 */
export const isGift = (name: string) => creditKind(name) === "other" && /gift|grant|assistance|employer/i.test(name);
