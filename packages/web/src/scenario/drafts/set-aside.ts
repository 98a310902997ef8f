/**
 * What a loan said before it became one of another kind: its rate before it was paid in cash, what only a refinance says. It waits
 * on this device, apart from the report, for that kind to be chosen again: a reload, a save and an ended session lose none of it.
 */
import { type FormDraftKey, formDraftAt, keepFormDraft } from "../../lib/forms/form-drafts";
import { draftsOwner } from "./drafts";

/** What it was before it was set aside. */
type Kind = "lent" | "refinance";

type Waiting = readonly (readonly [name: string, said: object])[];
type AsideForm = { waiting: Waiting };
/** A loan's is some 200 bytes. */
const mostAside = 200;

/** By officer: the next one at this browser sees none of it. */
const place = (): FormDraftKey => ({ name: ["aside", draftsOwner() ?? ""] });
/** What storage, full or refused, did not take: this page has it still. Loans have their own names, whoever's they are. */
let asideInPage: Waiting = [];

const asideKey = (kind: Kind, loanID: string) => `${kind}.${loanID}`;
/** Asked each time: another tab of the same officer may have set something aside. */
const storedAside = () => formDraftAt<AsideForm>(place(), ({ waiting }) => Array.isArray(waiting))?.waiting ?? [];

export function setAside(kind: Kind, loanID: string, said: object) {
  const name = asideKey(kind, loanID);
  const others = (of: Waiting) => of.filter(([other]) => other !== name);
  const waiting = [...others(storedAside()), [name, said] as const].slice(-mostAside);
  keepFormDraft(place(), { waiting } satisfies AsideForm);
  const isStored = JSON.stringify(storedAside()) === JSON.stringify(waiting);
  asideInPage = isStored ? others(asideInPage) : [...others(asideInPage), [name, said] as const];
}

/** What the loan said as such a one; undefined where nothing is known of it. */
export function setAsideOf<T extends object>(kind: Kind, loanID: string): T | undefined {
  const name = asideKey(kind, loanID);
  const found = [...storedAside(), ...asideInPage].findLast(([other]) => other === name);
  return found?.[1] as T | undefined;
}
