import type { FigureName } from "@highway/engine/scenario/schema/types";
import type { Vary } from "@highway/engine/scenario/solve/goal";
import { create } from "zustand";
import { onBrowserStep } from "../../lib/browser-steps";
import { comparedLoans } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";
import { useEditorView } from "../fields/editor-view";
import type { SoughtFigure } from "./sentence";

/** What is known when the window opens: the loan and the figure that were pressed, the field that had the focus. */
export type GoalSeekStart = {
  loanID?: string | undefined;
  figure?: SoughtFigure | undefined;
  vary?: Vary | undefined;
  /** What was asked in the command palette. */
  sentence?: string;
};

/** The open goal seek. It is kept here because several places of a tool open it. */
export const useGoalSeek = create<{ open: GoalSeekStart | null }>(() => ({ open: null }));

export const openGoalSeek = (open: GoalSeekStart) => useGoalSeek.setState({ open });
export const closeGoalSeek = () => useGoalSeek.setState({ open: null });
onBrowserStep(closeGoalSeek);

/** The figures of the results that a goal seek can reach, by the names of their workings. */
const soughtFigures: Partial<Record<FigureName, SoughtFigure>> = {
  totalPayment: "monthlyPayment",
  payment: "principalAndInterest",
  cashToClose: "cashToClose",
  dti: "dti",
  payoff: "payoffDate",
};

/** Returns the goal for a figure; undefined if goal seek cannot reach it. */
export const soughtFigureOf = (figure: FigureName | undefined): SoughtFigure | undefined =>
  figure && soughtFigures[figure];

const fieldInputs: Partial<Record<string, Vary>> = {
  price: "price",
  downPayment: "downPayment",
  rate: "rate",
  points: "points",
};

/** Returns what has the focus: a field or a figure of a loan, or, on a phone, the visible loan. */
export function startAtFocus(): GoalSeekStart {
  const loans = comparedLoans(useScenario.getState().document);
  const focused = document.activeElement;
  const figure = focused?.closest<HTMLElement>("[data-figure]")?.dataset.figure?.split(" ");
  if (figure) return { loanID: figure[0], figure: soughtFigureOf(figure[1] as FigureName) };
  const field = focused?.closest<HTMLElement>("[data-row][data-column]")?.dataset;
  const column = field && loans[Number(field.column)];
  if (column) return { loanID: column.id, vary: fieldInputs[field.row ?? ""] };
  const shown = useEditorView.getState().loanID;
  return { loanID: loans.some(({ id }) => id === shown) ? (shown ?? undefined) : loans[0]?.id };
}
