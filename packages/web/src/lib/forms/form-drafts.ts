import { use, useMemo } from "react";
import { SessionContext } from "../session";

/**
 * What is typed in a form and saved nowhere yet is kept in this browser until it is saved or discarded: it survives a
 * reload, a lost network and an ended session.
 */
export type FormDraftKey = {
  /** Names the officer, the form and what it is about: the next officer at this browser sees none of it. */
  name: readonly string[];
  /** Whether only the tab keeps the draft, as for a form that says who somebody is. */
  within?: "tab" | undefined;
};

/** Gives the key of a form about one thing ("credits" of a loan), for the officer who is signed in. */
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
    // Storage is full or refused: the form on the screen is then the only copy.
  }
}

/** Reads a kept draft where it has this shape; null where there is none. */
export function formDraftAt<T>(of: FormDraftKey, isForm: (value: Partial<T>) => boolean): T | null {
  try {
    const form = JSON.parse(storageOf(of).getItem(storageKey(of)) ?? "null");
    return form && isForm(form) ? form : null;
  } catch {
    return null;
  }
}
