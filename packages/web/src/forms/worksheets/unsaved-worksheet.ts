import { feeCategories } from "@highway/engine/costs/usual-fees";
import { type Keeping, keep, kept, useKeeping } from "../../lib/forms/kept";
import { useScenario } from "../../scenario/store/store";
import { type WorksheetDraft, worksheetDraftOf } from "./worksheet-draft";

/** A worksheet in its form: which one it is, what is typed, and what Cancel goes back to. */
export type OpenWorksheet = {
  /** Null until it is saved. */
  ccID: string | null;
  created?: string;
  draft: WorksheetDraft;
  last: WorksheetDraft;
};

/** Where a worksheet of a loan is kept while it is typed. */
export const useLoanKeeping = (form: "worksheet" | "credits", loanID: string): Keeping =>
  useKeeping(form, `${useScenario((state) => state.document.id)}.${loanID}`);

export const keepForm = (at: Keeping, form: OpenWorksheet | null) => keep(at, form);

export function keptForm(at: Keeping): OpenWorksheet | null {
  const form = kept<OpenWorksheet>(at, ({ draft, last }) => isDraft(draft) && isDraft(last));
  return form && { ...form, ccID: form.ccID ?? null, draft: again(form.draft), last: again(form.last) };
}

const isDraft = (value: WorksheetDraft | undefined): value is WorksheetDraft =>
  typeof value?.name === "string" && feeCategories.every((category) => Array.isArray(value.fees?.[category]));

/** Its lines are new on this page, and named so. */
const again = ({ name, fees }: WorksheetDraft) => worksheetDraftOf({ name, data: fees });
