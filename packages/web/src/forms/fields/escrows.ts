import { escrowDefault } from "@highway/engine/rules/product-defaults";
import type { Typed } from "../../scenario/document";
import type { Escrows } from "../../scenario/edits/loan-edits";
import { useScenario } from "../../scenario/store/store";
import { useIsCash, useLoanField } from "./use-loan";

const noEscrows: Escrows = { insurance: 0, tax: 0, interest: 0 };

/** Months and days as they count: what was typed, else the usual ones of the scenario's day. All cash has none. */
export function useEscrows(id: string): Escrows {
  const typed = useLoanField(id, "escrows");
  const asOf = useScenario((state) => state.document.asOf);
  const cash = useIsCash(id);
  return typed ?? (cash ? noEscrows : escrowDefault.on(asOf));
}

const part = (value: Typed, words: string) => (value ? `${value} ${words}` : "");

/** "12 mo tax, 12 mo insurance, 10 days interest", of what there is. */
export const escrowWords = ({ tax, insurance, interest }: Escrows) =>
  [part(tax, "mo tax"), part(insurance, "mo insurance"), part(interest, "days interest")].filter(Boolean).join(", ") ||
  "none";
