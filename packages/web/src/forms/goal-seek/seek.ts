/** Solves a goal seek's form with the engine, and puts an answer into the scenario. */
import { dollars, inDollars, sum } from "@highway/engine/money/cents";
import { limits } from "@highway/engine/scenario/schema/limits";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { Ask, Solution, Target, Vary } from "@highway/engine/scenario/solve/goal";
import { wholeDownPayment } from "@highway/engine/scenario/solve/inputs";
import { solve } from "@highway/engine/scenario/solve/solve";
import { date, moneyAsTyped, moneyWithCents, quantity, trimmedPercent } from "../../lib/format/format";
import {
  comparedLoans,
  loanOf,
  priceOf,
  propertyOf,
  type WorkingLoan,
  type WorkingReport,
} from "../../scenario/document";
import { changeLoan, type Edit, withFields } from "../../scenario/edits/change";
import { setDownPayment, setFigure } from "../../scenario/edits/loan-edits";
import { movePrice } from "../../scenario/edits/property-edits";
import { wholeInput } from "../../scenario/figures/engine-input";
import type { Basis } from "../../scenario/figures/loan-figures";
import { loanAt } from "../../scenario/names/loan-name";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import type { SoughtFigure } from "./sentence";

/** The values of the form; empty if nothing was chosen. */
export type SeekForm = { loanID: string; vary: Vary | ""; figure: SoughtFigure | ""; value: number | string | null };

export const inputNames: Record<Vary, string> = {
  price: "Price",
  downPayment: "Down payment",
  rate: "Rate",
  points: "Points",
  extraPayment: "Extra payment each month",
};

export const figureNames: Record<SoughtFigure, string> = {
  monthlyPayment: "Total payment",
  principalAndInterest: "Principal and interest",
  cashToClose: "Cash to close",
  dti: "Debt to income",
  payoffDate: "Paid off by",
  payoffMonths: "Number of payments",
};

/** Tells in which unit the target of a figure is typed. */
export const unitOf = (figure: SoughtFigure | "") =>
  figure === "payoffDate" ? "day" : figure === "payoffMonths" ? "payments" : figure === "dti" ? "percent" : "dollars";

export const inputText = (vary: Vary, value: number): string =>
  vary === "rate" || vary === "points" ? trimmedPercent(value, 9) : moneyAsTyped(value);

export function figureText(figure: SoughtFigure, reached: number | string): string {
  if (figure === "payoffDate") return date(reached);
  if (figure === "payoffMonths") return quantity(Number(reached), "payment");
  return figure === "dti" ? trimmedPercent(reached) : moneyWithCents(reached);
}

const bounds = {
  monthlyPayment: limits.target.amount,
  principalAndInterest: limits.target.amount,
  cashToClose: limits.target.cash,
  dti: limits.target.percent,
  payoffMonths: limits.target.months,
};

function targetOf(figure: SoughtFigure, value: number | string | null): Target | null {
  const { min, max } = limits.target.payoffDate;
  if (figure === "payoffDate")
    return typeof value === "string" && value >= min && value <= max ? { figure, value } : null;
  const right = validFigure(value, bounds[figure]);
  return right === null ? null : { figure, value: right };
}

type Wrong = Partial<Record<keyof SeekForm, string>>;

/** Returns the question of the form, or its errors by field. */
export function askOf({ loanID, vary, figure, value }: SeekForm): { ask: Ask } | { wrong: Wrong } {
  const target = figure && targetOf(figure, value);
  if (loanID && vary && target) return { ask: { loanID, vary, target } };
  const sentence = figure === "payoffDate" ? limits.target.payoffDate.sentence : figure && bounds[figure].sentence;
  return {
    wrong: {
      ...(!loanID && { loanID: "Choose a loan" }),
      ...(!vary && { vary: "Choose what may change" }),
      ...(!figure && { figure: "Choose a figure" }),
      ...(figure && !target && { value: sentence || "Enter the target" }),
    },
  };
}

/** Returns the engine's answer, as POST /v2/scenario/solve does; null while the loan has no figures. */
export function seek({ document, client }: Basis, ask: Ask): Solution | null {
  const scenario = wholeInput(document, client);
  return scenario.loans.some(({ id }) => id === ask.loanID) ? solve(scenario, ask) : null;
}

const sumOf = ({ additionalMonthlyPayments }: WorkingLoan) =>
  inDollars(sum(additionalMonthlyPayments.map(({ amount }) => dollars(typeof amount === "number" ? amount : 0))));

/** Returns the present value of an input; null if it is not known. */
export function inputNow(document: WorkingReport, loan: WorkingLoan, vary: Vary, result: LoanResult | null) {
  const price = priceOf(propertyOf(document, loan.propertyID), loan.purchaseDetailsID)?.price;
  const now: Record<Vary, unknown> = {
    price,
    downPayment: result && wholeDownPayment(result),
    rate: loan.rate,
    points: loan.points,
    extraPayment: sumOf(loan),
  };
  return typeof now[vary] === "number" ? now[vary] : null;
}

/** Writes the present value of a figure; null if it is not known. */
export function nowText(figure: SoughtFigure, { monthly, cash, dti, payoffMonths }: LoanResult): string | null {
  const now: Record<SoughtFigure, number | null> = {
    monthlyPayment: monthly.total,
    principalAndInterest: monthly.principalAndInterest,
    cashToClose: cash.toClose,
    dti,
    payoffDate: payoffMonths,
    payoffMonths,
  };
  return now[figure] === null ? null : figureText(figure === "payoffDate" ? "payoffMonths" : figure, now[figure]);
}

/** Returns the places, from 0, of the other loans at the loan's price, which change with it. */
export function sharingPrice(document: WorkingReport, loan: WorkingLoan): number[] {
  return comparedLoans(document).flatMap((each, at) =>
    each.id !== loan.id && each.propertyID === loan.propertyID && each.purchaseDetailsID === loan.purchaseDetailsID
      ? [at]
      : [],
  );
}

function setInput({ id, propertyID, purchaseDetailsID }: WorkingLoan, vary: Vary, value: number): Edit {
  if (vary === "price") return movePrice(propertyID, purchaseDetailsID, value);
  if (vary === "downPayment") return setDownPayment(id, "fee", value);
  if (vary !== "extraPayment") return setFigure(id, vary, value);
  const additionalMonthlyPayments = value > 0 ? [{ amount: value }] : [];
  return changeLoan(id, (loan) => withFields(loan, { additionalMonthlyPayments }));
}

/** Restores an input. */
const restoreInput =
  (id: string, vary: Vary) =>
  (before: WorkingReport): Edit => {
    const was = loanOf(before, id);
    if (!was) return (document) => document;
    if (vary === "price") {
      const price = priceOf(propertyOf(before, was.propertyID), was.purchaseDetailsID)?.price;
      return movePrice(was.propertyID, was.purchaseDetailsID, Number(price));
    }
    const { rate, points, downPayment, downPaymentPercentage, additionalMonthlyPayments } = was;
    const fields = {
      rate: { rate },
      points: { points },
      downPayment: { downPayment, downPaymentPercentage },
      extraPayment: { additionalMonthlyPayments },
    };
    return changeLoan(id, (loan) => withFields(loan, fields[vary]));
  };

/** Puts an answer into the scenario as one step of undo, and says so. */
export function applyAnswer(
  document: WorkingReport,
  { loanID, vary }: Pick<Solution, "loanID" | "vary">,
  value: number,
) {
  const loan = loanOf(document, loanID);
  if (!loan) return;
  const place = comparedLoans(document).indexOf(loan);
  const says = `${inputNames[vary]} of ${loanAt(place)} is ${inputText(vary, value)} now.`;
  editWithUndo(says, setInput(loan, vary, value), restoreInput(loanID, vary));
}
