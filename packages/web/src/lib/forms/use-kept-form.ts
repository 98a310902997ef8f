import type { FieldSentences } from "@highway/core/platform/errors";
import { useEffect, useRef, useState } from "react";
import { type FormDraftKey, keepFormDraft } from "./form-drafts";
import { useForm } from "./use-form";

/**
 * A form whose text stays in this browser until it is saved, and is filled in again after the page was left.
 * @param draftAt the saved draft, if it belongs to this form
 * @param beside stored with the text, and unchanged for as long as the form is open
 */
export function useKeptForm<V extends Record<string, unknown>>(
  initial: V,
  check: (values: V) => FieldSentences,
  at: FormDraftKey,
  draftAt: (at: FormDraftKey) => V | null,
  beside?: object,
) {
  const [back, setBack] = useState(() => draftAt(at));
  const form = useForm(initial, check, back ?? undefined);
  const { values, dirty } = form;
  /** The draft of another subject stays until something is typed into this form. */
  const keeps = useRef(back !== null);
  useEffect(() => {
    if (dirty) keeps.current = true;
    if (keeps.current) keepFormDraft(at, dirty ? { ...values, ...beside } : null);
  }, [at, dirty, values, beside]);
  const forget = () => {
    keepFormDraft(at, null);
    setBack(null);
  };
  return { form, isBack: back !== null && dirty, forget };
}
