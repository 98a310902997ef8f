/** The figures that can show their working. */
export type FigureName =
  | "amount"
  | "payment"
  | "apr"
  | "MI"
  | "upfrontMI"
  | "prepaidEscrows"
  | "closingCosts"
  | "cashToClose"
  | "totalPayment"
  | "totalInterest";

export type Unit = "dollars" | "percent" | "months" | "years" | "days" | "count" | "text";
export type Step = {
  label: string;
  value: number | string;
  unit: Unit;
  /** How it came about, in figures. */
  detail?: string;
  /** The equation that the step solves. */
  formula?: string;
  /** What the step adds up, or tries, line by line. */
  parts?: Step[];
};

/** The working behind one figure: `steps` lead to `value`; where a step has dollar `parts` of a sum, they add up to it. */
export type Explanation = {
  figure: FigureName;
  value: number | null;
  unit: Unit;
  /** The rule in one sentence. */
  rule: string;
  /** Law, agency letter or convention, with its address where it has one. */
  source: string;
  /** First day of the rule's version in force, when it is a dated rule. */
  version: string | null;
  inputs: Step[];
  steps: Step[];
};
