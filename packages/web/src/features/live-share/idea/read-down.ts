import { parseAmount } from "../../../lib/format/amount";

/** Reads a down payment that is typed in dollars or in percent. It is in percent where it has the sign, or is 100 at most. */
export const readDown = (price: number) => (text: string) => {
  const typed = parseAmount(text);
  if (typed === null || text.includes("%") || (typed <= 100 && !text.includes("$")) || price <= 0) return typed;
  return (typed / price) * 100;
};
