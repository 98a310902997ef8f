import { feeCategories } from "@highway/engine/costs/usual-fees";
import { type FormDraftKey, formDraftAt, keepFormDraft, useFormDraftKey } from "../../lib/forms/form-drafts";
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
export const useWorksheetDraftKey = (form: "worksheet" | "credits", loanID: string): FormDraftKey =>
  useFormDraftKey(form, `${useScenario((state) => state.document.id)}.${loanID}`);

export const keepWorksheet = (at: FormDraftKey, form: OpenWorksheet | null) => keepFormDraft(at, form);

export function worksheetAt(at: FormDraftKey): OpenWorksheet | null {
  const form = formDraftAt<OpenWorksheet>(at, ({ draft, last }) => isDraft(draft) && isDraft(last));
  return form && { ...form, ccID: form.ccID ?? null, draft: again(form.draft), last: again(form.last) };
}

const isDraft = (value: WorksheetDraft | undefined): value is WorksheetDraft =>
  typeof value?.name === "string" && feeCategories.every((category) => Array.isArray(value.fees?.[category]));

/** Its lines are new on this page, and named so. */
const again = ({ name, fees }: WorksheetDraft) => worksheetDraftOf({ name, data: fees });
