/** This file says what a check of a loan is. A check is advice for the officer: it blocks nothing, and no client is shown it. */
import type { Day } from "../../rules/day";
import type { Working } from "../working";

/** The checks that a loan may have, in the order they are shown in, with their names. */
export const checkNames = {
  loanLimit: "Loan limit",
} as const;
export type CheckName = keyof typeof checkNames;

/**
 * What a check found. `clear` holds, `attention` does not hold, and `notChecked` could not be told because something is `missing`.
 * Sentences are the officer's, in plain English; amounts in them are dollars to the cent.
 */
export type Finding = (
  | { state: "clear" | "attention" }
  | {
      state: "notChecked";
      /** What is missing, in a sentence that says what to do. */
      missing: string;
    }
) & {
  /** What came of it in a few words: "Jumbo". */
  verdict: string;
  /** What the rule says. */
  rule: string;
  /** What the loan has. */
  has: string;
  /** Where the rule stands. */
  source: string;
  /** The first day of the rule's version. */
  from: Day;
};

/** A finding and the check that it is of. */
export type Check = Finding & { check: CheckName };

/** The inputs of a loan that may be changed to clear a check. */
export type ClearingInput = "downPayment" | "cashToApply" | "targetLTV" | "term";

/** A check: what it finds of a loan, and the inputs whose change may clear it, the first that can is offered. */
export type CheckRule = {
  /** Finds what the check says of a loan; null where the loan has nothing that it is about. */
  find: (working: Working) => Finding | null;
  clearedBy: readonly ClearingInput[];
};
