import { parseAmount } from "../../../lib/format/amount";

/** A down payment is typed in dollars, or in percent: with its sign, or up to 100. */
export const readDown = (price: number) => (text: string) => {
  const typed = parseAmount(text);
  if (typed === null || text.includes("%") || (typed <= 100 && !text.includes("$")) || price <= 0) return typed;
  return (typed / price) * 100;
};
