import type { Working } from "../../scenario/working";
import type { Consolidation } from "./answer";
import type { Item } from "./items";
import type { Replaced } from "./replaced";

const sentences = {
  balanceGrows: "This payment does not cover the interest, so the balance grows.",
  aboveValue: "The new loan is more than the home is worth.",
  securedByHome: "This is secured by your home. If it is not paid, you could lose the home.",
} as const;

type Warning = Consolidation["warnings"][number];
const warning = (kind: Warning["kind"], id: string | null): Warning => ({ kind, id, sentence: sentences[kind] });

const isAboveValue = ({ bases, financing }: Working) => financing.amount + bases.second > bases.applicablePrice;

/** Lists what to know before signing. A debt that a sale pays off is not secured by the home that is bought. */
export function warningsOf(working: Working, items: readonly Item[], { isSale, debts }: Replaced): Warning[] {
  return [
    ...items.filter(({ grows }) => grows).map(({ id }) => warning("balanceGrows", id)),
    ...(isAboveValue(working) ? [warning("aboveValue", working.loan.id)] : []),
    ...(debts.length > 0 && !isSale ? [warning("securedByHome", null)] : []),
  ];
}

/** Writes the sentence that asks for what is not known of an item. */
export const missingSentence = ({ name, notKnown }: Item): string =>
  notKnown === "rate"
    ? `Add the rate of ${name} to see its interest`
    : `Add the months left of ${name}, because its payment never pays it off`;
