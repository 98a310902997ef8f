/**
 * What a loan held before its kind changed: its rate before it was paid in cash, or what only a refinance has. It is stored on this device, apart from
 * the report, in case that kind is chosen again. A reload, a save and an ended session do not lose it.
 */
import { type FormDraftKey, formDraftAt, keepFormDraft } from "../../lib/forms/form-drafts";
import { draftsOwner } from "./drafts";

/** The kind of loan that it was before. */
type Kind = "lent" | "refinance";

type AsideEntries = readonly (readonly [name: string, said: object])[];
type AsideForm = { waiting: AsideEntries };
/** Each entry takes about 200 bytes of storage. */
const mostAside = 200;

/** Each officer has a key of their own, so that the next officer at this browser sees nothing of it. */
const asideKeyOfOfficer = (): FormDraftKey => ({ name: ["aside", draftsOwner() ?? ""] });
/** The entries that storage refused, held only by this page. Loan ids are unique, so entries of several officers do not mix. */
let asideInPage: AsideEntries = [];

const asideKey = (kind: Kind, loanID: string) => `${kind}.${loanID}`;
/** Reads storage each time, because another tab of the same officer may have added an entry. */
const storedAside = () =>
  formDraftAt<AsideForm>(asideKeyOfOfficer(), ({ waiting }) => Array.isArray(waiting))?.waiting ?? [];

export function setAside(kind: Kind, loanID: string, said: object) {
  const name = asideKey(kind, loanID);
  const others = (of: AsideEntries) => of.filter(([other]) => other !== name);
  const waiting = [...others(storedAside()), [name, said] as const].slice(-mostAside);
  keepFormDraft(asideKeyOfOfficer(), { waiting } satisfies AsideForm);
  const isStored = JSON.stringify(storedAside()) === JSON.stringify(waiting);
  asideInPage = isStored ? others(asideInPage) : [...others(asideInPage), [name, said] as const];
}

/** Returns what the loan held when it was of that kind; undefined if nothing was set aside. */
export function setAsideOf<T extends object>(kind: Kind, loanID: string): T | undefined {
  const name = asideKey(kind, loanID);
  const found = [...storedAside(), ...asideInPage].findLast(([other]) => other === name);
  return found?.[1] as T | undefined;
}
