import type { FieldSentences } from "@highway/core/platform/errors";
import { useEffect, useRef, useState } from "react";
import { type FormDraftKey, keepFormDraft } from "./form-drafts";
import { useForm } from "./use-form";

/**
 * A form whose text is kept in this browser while it is not saved, and stands in it again after the page was left.
 * @param draftAt  what was kept there, where it is of this form
 * @param beside   kept with the text, and the same for as long as the form is open
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
  /** What was kept of something else stays until something is typed into this form. */
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
