/** How an idea is told to the officer, in a mail and on the screens: what each change is called and what stood in its place, and the figures in which a tool's answer is told. */
import { blockOf, type InBlock, type Movable } from "../../tools/pure/moves";
import { toldAnswers } from "../../tools/pure/told";
import type { FigureOf } from "../../tools/pure/told-answer";
import type { IdeaChanges } from "../ideas/schema";
import { extraOf } from "./idea-loan";

export type ChangeUnit = "amount" | "percent" | "years" | "months" | "ending" | "text";

export const changeNames = {
  price: { name: "Price", as: "amount" },
  downPayment: { name: "Down payment", as: "amount" },
  rate: { name: "Rate", as: "percent" },
  extraPayment: { name: "Extra payment each month", as: "amount" },
  rent: { name: "Monthly rent", as: "amount" },
  horizon: { name: "Horizon", as: "years" },
  growth: { name: "Home growth", as: "percent" },
  investmentReturn: { name: "Return on investments", as: "percent" },
  ending: { name: "At the end", as: "ending" },
  months: { name: "Wait", as: "months" },
  laterRate: { name: "Later rate", as: "percent" },
  leftOut: { name: "Left out of the loan", as: "text" },
  applied: { name: "Added payment each month", as: "amount" },
  newLoan: { name: "New loan", as: "text" },
} as const satisfies Record<Movable, { name: string; as: ChangeUnit }>;
export const changeOrder = Object.keys(changeNames) as Movable[];

type Value = number | string | null;
type Report = {
  loans: readonly {
    id: string;
    propertyID: string;
    purchaseDetailsID: string;
    name?: string | undefined;
    term?: unknown;
    rate: unknown;
    additionalMonthlyPayments: readonly { amount: unknown }[];
  }[];
  properties: readonly { id: string; purchaseDetails: readonly { id: string; price: unknown }[] }[];
  debts: readonly { id: string; name: string }[];
  assumptions?: object | undefined;
  waiting?: object | undefined;
  consolidation?: object | undefined;
};
type Known = { downPayment: number | null; growth: number | null };

type Named = Pick<Report, "loans" | "debts">;

/**
 * Writes a change. A loan or debt that the change names by its id is called what the client's page calls it.
 * @param report  undefined where it is gone, and with it what its debts and loans are called
 */
export function toldValue(report: Named | undefined, changes: IdeaChanges, name: Movable): Value {
  const { leftOut, newLoan, ...figures } = changes;
  if (name === "newLoan") return newLoan === undefined ? null : loanTold(report?.loans ?? [], newLoan);
  if (name !== "leftOut") return figures[name] ?? null;
  return leftOut ? leftOut.map((id) => owedTold(report, id)).join(", ") : null;
}

function owedTold(report: Named | undefined, id: string): string {
  const debt = report?.debts.find((each) => each.id === id);
  const owed = debt ?? report?.loans.find((each) => each.id === id);
  return owed?.name?.trim() || (owed && !debt ? "Mortgage" : "Debt");
}

/** "30 years at 6.25%" */
function loanTold(loans: Report["loans"], id: string): string {
  const loan = loans.find((each) => each.id === id);
  return loan
    ? `${loan.term} ${loan.term === 1 ? "year" : "years"} at ${loan.rate}%`
    : "a loan that is no longer in the report";
}

/** Finds what a report holds where a change would go; null where it holds nothing. */
export function valueBefore(report: Report, loanID: string, name: Movable, known: Known): Value {
  const loan = report.loans.find(({ id }) => id === loanID);
  const figure = (value: unknown): Value => (typeof value === "number" || typeof value === "string" ? value : null);
  if (name in blockOf) {
    const block: object = report[blockOf[name as InBlock]] ?? {};
    return figure(block[name as keyof typeof block]);
  }
  if (name === "leftOut") return null;
  if (name === "newLoan") return loanTold(report.loans, loanID);
  if (name === "downPayment" || name === "growth") return known[name];
  if (!loan) return null;
  if (name === "rate") return figure(loan.rate);
  if (name === "extraPayment") return extraOf(loan);
  const home = report.properties.find(({ id }) => id === loan.propertyID);
  return figure(home?.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID)?.price);
}

export type ToldFigure = Pick<FigureOf<never>, "name" | "as"> & { value: number | null };

/** The figures of a tool's answer in which an idea is told. */
export const toldOf = (tool: string, answer: object | null | undefined): ToldFigure[] =>
  answer
    ? (toldAnswers[tool]?.figures ?? []).map(({ name, as, of }) => ({ name, as, value: of(answer as never) }))
    : [];

/** The yearly growth that an answer begins with. */
export const growthIn = (tool: string, answer: object | null | undefined): number | null =>
  (answer && toldAnswers[tool]?.growth?.(answer as never)) ?? null;
