/** Whom a credit at closing comes from, by its name: a deposit is the buyer's own money. Without a name that says so it is one of the other credits. */
export type CreditKind = "lender" | "seller" | "deposit" | "other";

/** Tells whom a credit comes from by its name. */
export function creditKind(name: string): CreditKind {
  if (/lender/i.test(name)) return "lender";
  if (/seller|builder/i.test(name)) return "seller";
  return /deposit|earnest/i.test(name) ? "deposit" : "other";
}
