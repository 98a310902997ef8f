import { usualEscrows } from "@highway/engine/scenario/steps/prepaid-items";
import type { FieldValue } from "../../scenario/document";
import { closingDateOf } from "../../scenario/figures/engine-input";
import { useScenario } from "../../scenario/store/store";
import { useIsCash, useLoanField } from "./use-loan";

/** Months and days that count. A figure stays as it is typed, also while it is wrong. */
type ShownEscrows = { insurance: FieldValue; tax: FieldValue; interest: FieldValue };

const noEscrows: ShownEscrows = { insurance: 0, tax: 0, interest: 0 };

/** Returns the months and days that count: the typed ones, else the defaults of the scenario's day and closing date. All cash has none. */
export function useEscrows(id: string): ShownEscrows {
  const typed = useLoanField(id, "escrows");
  const asOf = useScenario((state) => state.document.asOf);
  const closingDate = useClosingDate();
  const usual = useIsCash(id) ? noEscrows : usualEscrows({ asOf, ...(closingDate && { closingDate }) });
  return typed ? { ...typed, interest: typed.interest ?? usual.interest } : usual;
}

/** The scenario's closing date; undefined while none counts. */
export const useClosingDate = () => useScenario((state) => closingDateOf(state.document));

const part = (value: FieldValue, words: string) => (value ? `${value} ${words}` : "");

/** Writes the known part of "12 mo tax, 12 mo insurance, 10 days interest". */
export const escrowWords = ({ tax, insurance, interest }: ShownEscrows) =>
  [
    part(tax, "mo tax"),
    part(insurance, "mo insurance"),
    part(interest, interest === 1 ? "day interest" : "days interest"),
  ]
    .filter(Boolean)
    .join(", ") || "none";
