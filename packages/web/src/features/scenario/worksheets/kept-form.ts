import { feeCategories } from "@highway/core/costs/usual-fees";
import { type Draft, draftOf } from "./draft";

/** A worksheet in its form: which one it is, what is typed, and what Cancel goes back to. */
export type Opened = {
  /** Null until it is saved. */
  ccID: string | null;
  created?: string;
  draft: Draft;
  last: Draft;
};

/** Whose form it is: the next officer at this browser sees none of it. */
export type Place = { owner: string; reportID: string; loanID: string };
const keyOf = ({ owner, reportID, loanID }: Place) => `highway.worksheet.${owner}.${reportID}.${loanID}`;

/** Keeps what is typed on this device until it is saved or discarded: it survives a reload and an ended session. Null forgets it. */
export function keepForm(place: Place, form: Opened | null) {
  try {
    if (form) localStorage.setItem(keyOf(place), JSON.stringify(form));
    else localStorage.removeItem(keyOf(place));
  } catch {
    // Storage is full or refused; the form on the screen is then the only one.
  }
}

export function keptForm(place: Place): Opened | null {
  try {
    const { ccID = null, created, draft, last } = JSON.parse(localStorage.getItem(keyOf(place)) ?? "{}");
    return isDraft(draft) && isDraft(last) ? { ccID, created, draft: again(draft), last: again(last) } : null;
  } catch {
    return null;
  }
}

const isDraft = (value: Draft | undefined): value is Draft =>
  typeof value?.name === "string" && feeCategories.every((category) => Array.isArray(value.fees?.[category]));

/** Its lines are new on this page, and named so. */
const again = ({ name, fees }: Draft) => draftOf({ name, data: fees });
