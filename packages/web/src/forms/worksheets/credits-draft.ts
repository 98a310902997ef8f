import { type Keeping, keep, kept } from "../../lib/forms/kept";
import type { WorkingLoan } from "../../scenario/document";
import { listedCredits } from "../../scenario/edits/worksheet-edits";
import { type AdditionalLine, isAdditionalWrong } from "./additional-credit";
import { type FeeLine, feesOf, lineOf, newLine, wrongWith } from "./draft";

/** The credits of a loan while they are typed. */
export type CreditsDraft = { fees: readonly FeeLine[]; additional: readonly AdditionalLine[] };

/** What the loan lists. A typed total becomes a line of its own, so that nothing of it is lost. */
export function creditsDraftOf(loan: WorkingLoan | undefined): CreditsDraft {
  if (!loan) return { fees: [], additional: [] };
  const listed = listedCredits(loan).map(lineOf);
  const total = typeof loan.credits === "number" && loan.credits > 0 ? loan.credits : null;
  const typed = total === null ? [] : [{ ...newLine("credits", "Credits"), rate: total }];
  const additional = loan.additionalCredits.map(({ name, amount }, at) => ({
    key: `listed-${at}`,
    name,
    amount: typeof amount === "number" ? amount : null,
  }));
  return { fees: listed.length > 0 ? listed : typed, additional };
}

export const contentOf = ({ fees, additional }: CreditsDraft) => ({
  fees: feesOf(fees),
  additional: additional.flatMap(({ name, amount }) =>
    amount === null ? [] : [{ name: name.trim() || "Credit", amount }],
  ),
});

/** Dollars; null while an amount is wrong. */
export const additionalTotal = (draft: CreditsDraft): number | null =>
  draft.additional.some(isAdditionalWrong)
    ? null
    : contentOf(draft).additional.reduce((sum, { amount }) => sum + amount, 0);

export const isWrong = ({ fees, additional }: CreditsDraft) =>
  fees.some((line) => wrongWith(line) !== null) || additional.some(isAdditionalWrong);

/** Lines without an amount say nothing. */
export const sameCredits = (one: CreditsDraft, other: CreditsDraft) =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

export const keepCredits = (at: Keeping, draft: CreditsDraft | null) => keep(at, draft);

/** Its lines are new on this page, and named so. */
export function keptCredits(at: Keeping): CreditsDraft | null {
  const draft = kept<CreditsDraft>(at, ({ fees, additional }) => Array.isArray(fees) && Array.isArray(additional));
  if (!draft) return null;
  return {
    fees: draft.fees.map(lineOf),
    additional: draft.additional.map((line, place) => ({ ...line, key: `back-${place}` })),
  };
}
