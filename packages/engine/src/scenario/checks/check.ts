/** This file says what a check of a loan is. A check is advice for the officer: it blocks nothing, and no client is shown it. */
import type { Rule } from "../../rules/by-date";
import type { Day } from "../../rules/day";
import type { Working } from "../working";

/** The checks that a loan may have, in the order they are shown in, with their names. */
export const checkNames = {
  conformingLimit: "Conforming limit",
  fhaLimit: "FHA limit",
  highestLtv: "Down payment and loan-to-value",
  vaEntitlement: "VA entitlement",
  rateReduction: "VA rate reduction",
  longestTerm: "Term",
  mortgageInsurance: "Mortgage insurance",
  debtToIncome: "Debt to income",
  residualIncome: "VA residual income",
  concessions: "Seller concessions",
  creditsAndCosts: "Credits and costs",
  regularPayments: "Qualified mortgage: payments",
  pointsAndFees: "Qualified mortgage: points and fees",
  qualifiedPrice: "Qualified mortgage: price",
  higherPriced: "Higher-priced mortgage",
  higherPricedSecond: "Higher-priced second loan",
} as const;
export type CheckName = keyof typeof checkNames;

/** Whether a check holds (`clear`), does not (`attention`), or could not be told because something is missing (`notChecked`). */
export type CheckState = Finding["state"];

/** What a check found. Its sentences are the officer's, in plain English. */
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
export type ClearingInput = "downPayment" | "cashToApply" | "targetLTV" | "term" | "credits" | "points" | "rate";

/** A check: what it finds of a loan, and the inputs whose change may clear it. The first that can is offered. */
export type CheckRule = {
  /** Finds what the check says of a loan; null where the check does not apply to the loan. */
  find: (working: Working) => Finding | null;
  clearedBy: readonly ClearingInput[];
};

/** The inputs that make a loan smaller. */
export const smallerLoan = ["downPayment", "cashToApply", "targetLTV"] as const satisfies readonly ClearingInput[];

/** Finds the version of a rule on a day; null on a day before its first. */
export const versionOn = <T>(rule: Rule<T>, day: Day) => (day < rule.versions[0]!.from ? null : rule.version(day));

/** Tells whether Fannie Mae's rules apply to a loan. The interest-only programs have the insurance of conventional loans, but Fannie Mae does not buy them. */
export const isConventional = ({ program }: Working["loan"]) => program === "conventional";
/** Tells whether a loan is classed by the conforming limit. */
export const hasConformingLimit = ({ program }: Working["loan"]) =>
  program === "conventional" || program.startsWith("interest");
