import { use, useMemo } from "react";
import { SessionContext } from "../session";

/** What is typed in a form stays in this browser until it is saved or discarded. It survives a reload, a lost network and an ended session. */
export type FormDraftKey = {
  /** The officer, the form and its subject. The next officer at this browser sees none of it. */
  name: readonly string[];
  /** "tab" if only this tab keeps the draft, as for a form about a person's identity. */
  within?: "tab" | undefined;
};

/** Returns the key of a form about one thing ("credits" of a loan), for the officer who is signed in. */
export function useFormDraftKey(form: string, of: string, within?: FormDraftKey["within"]): FormDraftKey {
  const owner = use(SessionContext)?.user.id ?? "";
  return useMemo(() => ({ name: [form, owner, of], within }), [form, owner, of, within]);
}

const storageKey = ({ name }: FormDraftKey) => ["highway", ...name].join(".");
const storageOf = ({ within }: FormDraftKey) => (within === "tab" ? sessionStorage : localStorage);

/** Keeps a form's values; null forgets them. */
export function keepFormDraft(of: FormDraftKey, form: object | null) {
  try {
    if (form) storageOf(of).setItem(storageKey(of), JSON.stringify(form));
    else storageOf(of).removeItem(storageKey(of));
  } catch {
    // If storage is full or refused, the form on the screen is the only copy.
  }
}

/** Reads a draft if it has the form's shape; null if there is none. */
export function formDraftAt<T>(of: FormDraftKey, isForm: (value: Partial<T>) => boolean): T | null {
  try {
    const form = JSON.parse(storageOf(of).getItem(storageKey(of)) ?? "null");
    return form && isForm(form) ? form : null;
  } catch {
    return null;
  }
}
