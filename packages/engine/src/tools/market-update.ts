/** This file describes what a report keeps of a market update: which copy of which day its client reads. */
import type { Saved } from "../scenario/schema/documents";
import { type Fields, text } from "../scenario/schema/field";

export const marketUpdateFields = {
  /** The copy of the day, as its officer kept it. */
  copy: text("Copy of the day", { maxLength: 40, usual: "", missing: "Choose the day that your client reads" }),
} satisfies Fields;
export type SavedMarketUpdate = Saved<typeof marketUpdateFields>;

/** Lists what keeps a report of a market update from being complete: no day. */
export const marketUpdateProblems = ({ copy }: SavedMarketUpdate): Record<string, string> =>
  copy === "" ? { "marketUpdate.copy": marketUpdateFields.copy.missing } : {};
