import { type Cents, inDollars } from "../../money/cents";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";

const money = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Writes cents as dollars, 1,234.50, with a real minus sign. */
export const figure = (cents: number) => money.format((cents || 0) / 100).replace("-", "\u2212");
/** Writes a percentage with at most 6 decimals and without trailing zeros. */
export const percentText = (value: number) => `${Number(value.toFixed(6))}%`;

type Extras = Pick<Step, "detail" | "formula" | "parts">;
/** Makes a step that shows an amount of cents in dollars. */
export const amount = (label: string, cents: number, extras: Extras = {}): Step => ({
  label,
  value: inDollars(cents as Cents),
  unit: "dollars",
  ...extras,
});
/** Makes a step that shows a percentage. */
export const rate = (label: string, value: number, extras: Extras = {}): Step => ({
  label,
  value: Number(value.toFixed(9)),
  unit: "percent",
  ...extras,
});
/** Makes a step that shows a number of months, years, days or other things. */
export const count = (
  label: string,
  value: number,
  unit: "count" | "months" | "years" | "days",
  detail?: string,
): Step => (detail === undefined ? { label, value, unit } : { label, value, unit, detail });
/** Makes a step that shows words. */
export const text = (label: string, value: string): Step => ({ label, value, unit: "text" });

/** One line of a sum: its label and its cents. */
export type Line = readonly [label: string, cents: number];

/** Makes a step that is the sum of its lines, in cents. Lines of 0 are left out, unless one line alone would repeat the sum. */
export function total(label: string, lines: readonly Line[], detail?: string): Step {
  const filled = lines.filter(([, cents]) => cents !== 0);
  const parts = (filled.length === 1 ? lines : filled).map(([name, cents]) => amount(name, cents));
  const cents = lines.reduce((sum, [, each]) => sum + each, 0);
  return amount(label, cents, { ...(parts.length > 0 && { parts }), ...(detail !== undefined && { detail }) });
}

/** Negates an amount; 0 stays 0 and does not become -0. */
export const less = (cents: number) => 0 - cents;

/** What is said about a figure whatever the loan: its name, its unit, its rule and the source of the rule. */
export type About = Pick<Explanation, "figure" | "unit" | "rule" | "source">;

/** Makes the explanation of a figure without a dated rule. `answer` is what the last step comes to, in cents or as a number. */
export const workedFigure = (about: About, answer: number, inputs: Step[], steps: Step[]): Explanation => ({
  ...about,
  value: about.unit === "dollars" ? answer / 100 : answer,
  version: null,
  inputs,
  steps,
});

/** Makes the explanation of a figure that a loan does not have, with the reason. */
export const absentFigure = (about: About, why: string): Explanation => ({
  ...about,
  value: null,
  version: null,
  inputs: [],
  steps: [text("No figure", why)],
});

/** Says why a figure that needs the mortgage insurance premium is not known. */
export const missingPremium = ({ financing }: Pick<Working, "financing">) =>
  financing.insurance.missing[0]?.sentence ?? "The mortgage insurance is missing.";

/** Names a range of payments: "Payments 1 to 60", "Payment 361". */
export const span = (from: number, to: number) => (from === to ? `Payment ${from}` : `Payments ${from} to ${to}`);

/** A sum of more lines than these is not read aloud line by line. */
const LINES_READ_ALOUD = 6;

/** Writes a sum in words: "Loan amount + Points − Credits". */
function sumInWords(parts: readonly Step[]): string {
  if (parts.length > LINES_READ_ALOUD) return `the sum of the ${parts.length} lines`;
  const filled = parts.filter(({ value }) => value !== 0);
  const signed = filled.map(({ label, value }) => `${Number(value) < 0 ? "−" : "+"} ${label}`);
  return signed.join(" ").replace(/^\+ /, "");
}

/** Ends a working with its formula in words, where its last step is a sum that says nothing of how it came about. */
export function withFormula<E extends Pick<Explanation, "steps">>(explanation: E): E {
  const last = explanation.steps.at(-1);
  if (last?.unit !== "dollars" || last.formula) return explanation;
  const formula = sumInWords(last.parts ?? []);
  const said = formula ? { formula } : last.detail ? {} : { detail: "None of it applies to this loan" };
  return { ...explanation, steps: [...explanation.steps.slice(0, -1), { ...last, ...said }] };
}
