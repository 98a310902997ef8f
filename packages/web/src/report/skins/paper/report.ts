import type { Brand } from "@highway/core/branding/schema";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { clientColumns } from "../../columns";
import type { Source } from "../../sections";
import { horizonYearsOf, monthOf, timesOf } from "../../times";
import type { Words } from "./words";

/** The data of a printed report's sections, with whose report it is. */
export type PrintSource = Source & { basis: Basis; brand: Brand };

export function reportOf(basis: Basis, brand: Brand, { lang, loan: words }: Words): PrintSource {
  const years = horizonYearsOf(basis.document);
  const times = timesOf(basis, years);
  const columns = clientColumns(basis, words);
  return { basis, brand, columns, years, times, reader: "client", words, month: monthOf(times.firstPayment, lang) };
}
