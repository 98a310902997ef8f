/**
 * What a loan said before it became one of another kind: its rate before it was paid in cash, what only a refinance says. It waits
 * on this device, apart from the report, for that kind to be chosen again: a reload, a save and an ended session lose none of it.
 */
import { type Keeping, keep, kept } from "../../lib/forms/kept";
import { draftsOwner } from "./drafts";

/** What it was before it was set aside. */
type Kind = "lent" | "refinance";

type Waiting = readonly (readonly [name: string, said: object])[];
type Kept = { waiting: Waiting };
/** A loan's is some 200 bytes. */
const most = 200;

/** By officer: the next one at this browser sees none of it. */
const place = (): Keeping => ({ name: ["aside", draftsOwner() ?? ""] });
/** What storage, full or refused, did not take: this page has it still. Loans have their own names, whoever's they are. */
let here: Waiting = [];

const nameOf = (kind: Kind, loanID: string) => `${kind}.${loanID}`;
/** Asked each time: another tab of the same officer may have set something aside. */
const stored = () => kept<Kept>(place(), ({ waiting }) => Array.isArray(waiting))?.waiting ?? [];

export function setAside(kind: Kind, loanID: string, said: object) {
  const name = nameOf(kind, loanID);
  const others = (of: Waiting) => of.filter(([other]) => other !== name);
  const waiting = [...others(stored()), [name, said] as const].slice(-most);
  keep(place(), { waiting } satisfies Kept);
  const isStored = JSON.stringify(stored()) === JSON.stringify(waiting);
  here = isStored ? others(here) : [...others(here), [name, said] as const];
}

/** What the loan said as such a one; undefined where nothing is known of it. */
export function setAsideOf<T extends object>(kind: Kind, loanID: string): T | undefined {
  const name = nameOf(kind, loanID);
  const found = [...stored(), ...here].findLast(([other]) => other === name);
  return found?.[1] as T | undefined;
}
