import type { FigureName } from "@highway/engine/scenario/schema/types";
import type { Vary } from "@highway/engine/scenario/solve/goal";
import { create } from "zustand";
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

/** More than one place of the tool opens it. */
export const useGoalSeek = create<{ open: GoalSeekStart | null }>(() => ({ open: null }));

export const openGoalSeek = (open: GoalSeekStart) => useGoalSeek.setState({ open });
export const closeGoalSeek = () => useGoalSeek.setState({ open: null });

/** Which figures of the results a goal seek reaches, by what their working is called. */
const soughtFigures: Partial<Record<FigureName, SoughtFigure>> = {
  totalPayment: "monthlyPayment",
  payment: "principalAndInterest",
  cashToClose: "cashToClose",
  dti: "dti",
  payoff: "payoffDate",
};

/** The goal that a figure may be; undefined where no goal seek reaches it. */
export const soughtFigureOf = (figure: FigureName | undefined): SoughtFigure | undefined =>
  figure && soughtFigures[figure];

const fieldInputs: Partial<Record<string, Vary>> = {
  price: "price",
  downPayment: "downPayment",
  rate: "rate",
  points: "points",
};

/** What has the focus: a field or a figure of a loan; on a phone, the loan that is in sight. */
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
