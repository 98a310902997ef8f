import { type Cents, inDollars } from "../../money/cents";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";

const money = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** 1,234.50, with a real minus sign. */
export const figure = (cents: number) => money.format((cents || 0) / 100).replace("-", "\u2212");
/** A percentage without trailing zeros, at most 6 decimals. */
export const percentText = (value: number) => `${Number(value.toFixed(6))} %`;

type Extras = Pick<Step, "detail" | "formula" | "parts">;
export const amount = (label: string, cents: number, extras: Extras = {}): Step => ({
  label,
  value: inDollars(cents as Cents),
  unit: "dollars",
  ...extras,
});
export const rate = (label: string, value: number, extras: Extras = {}): Step => ({
  label,
  value: Number(value.toFixed(9)),
  unit: "percent",
  ...extras,
});
export const count = (
  label: string,
  value: number,
  unit: "count" | "months" | "years" | "days",
  detail?: string,
): Step => (detail === undefined ? { label, value, unit } : { label, value, unit, detail });
export const text = (label: string, value: string): Step => ({ label, value, unit: "text" });

export type Line = readonly [label: string, cents: number];

/** A figure that is the sum of its lines; a line of nothing says nothing and is left out. */
export function total(label: string, lines: readonly Line[], detail?: string): Step {
  const parts = lines.filter(([, cents]) => cents !== 0).map(([name, cents]) => amount(name, cents));
  const cents = lines.reduce((sum, [, each]) => sum + each, 0);
  return amount(label, cents, { ...(parts.length > 0 && { parts }), ...(detail !== undefined && { detail }) });
}

/** The negative of an amount; 0 stays 0 and not -0. */
export const less = (cents: number) => 0 - cents;

/** What is said of a figure whatever the loan: its name, its unit, the rule and who set it. */
export type About = Pick<Explanation, "figure" | "unit" | "rule" | "source">;

/** The working of a figure that no dated rule is behind. `answer` is what the last step comes to: cents, or a number. */
export const worked = (about: About, answer: number, inputs: Step[], steps: Step[]): Explanation => ({
  ...about,
  value: about.unit === "dollars" ? answer / 100 : answer,
  version: null,
  inputs,
  steps,
});

/** A figure that this loan does not have, and why. */
export const absent = (about: About, why: string): Explanation => ({
  ...about,
  value: null,
  version: null,
  inputs: [],
  steps: [text("No figure", why)],
});

/** Why a figure that needs the mortgage insurance premium is not there. */
export const missingPremium = ({ financing }: Pick<Working, "financing">) =>
  financing.insurance.missing[0]?.sentence ?? "The mortgage insurance is missing.";

/** "Payments 1 to 60", "Payment 361". */
export const span = (from: number, to: number) => (from === to ? `Payment ${from}` : `Payments ${from} to ${to}`);
