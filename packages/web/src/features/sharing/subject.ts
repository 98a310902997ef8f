import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import type { Basis } from "../../scenario/figures/loan-figures";

/** A saved report that can go to its client. */
export type Subject = {
  reportID: string;
  tool: SavedToolKey;
  name: string;
  clientID: string;
  clientName: string;
  /** "Raleigh, NC": a town, never a street. */
  place: string;
};

export type Sharing = {
  subject: Subject;
  /** The report as it would go out now, from which the answer of its tool follows. */
  basis: Basis;
  /** Set where what goes out is what was saved before, as in a review: nothing is saved first. */
  noReport?: boolean;
  /** What is open says more than was saved, and is saved first. */
  changed?: boolean;
  /**
   * The report as it goes out, saved; asked for unless `noReport` is set. Null where a person must decide something first, which the page then asks.
   * @throws with a sentence to show, where it could not be saved
   */
  saved?: () => Promise<Subject | null>;
};

type TownAndState = { city: string; state: string };

export const townOf = (properties: readonly TownAndState[]) =>
  [properties[0]?.city.trim(), properties[0]?.state.trim()].filter(Boolean).join(", ");

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
