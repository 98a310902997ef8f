import { calculateLoan } from "@highway/engine/scenario/calculate";
import type { Loan, LoanResult, Scenario } from "@highway/engine/scenario/schema/types";
import type { Entry } from "../../reports/index";
import { withOwnCash } from "../../reports/pure/own-cash";
import { savedScenario } from "../../reports/saved-scenario";
import type { Movable } from "../../tools/pure/moves";
import { movedReport } from "../moved/index";
import { atPrice, extraOf, ideaFigures, isChoice, withTerms } from "../pure/idea-loan";
import { changeOrder, growthIn, type ToldFigure, toldOf, valueBefore } from "../pure/idea-told";
import { toolAnswer } from "../report/worked-out";
import type { IdeaChanges } from "./schema";

/** What an idea comes to, each figure with what it is without the idea, and what stood in the place of what the idea changes. */
export type IdeaOutcome = {
  was: Partial<Record<Movable, number | string | null>>;
  figures: (ToldFigure & { before: number | null })[];
};

/** Works an idea out on the saved report, by the engine that the client's page runs. */
export function workOutIdea(entry: Entry, loanId: string, changes: IdeaChanges): IdeaOutcome {
  const { report, client } = entry;
  const { asIs, tried, extra } = loanWithIdea(entry, loanId, changes);
  const { answer } = toolAnswer(report, client);
  const known = { downPayment: asIs.cash.downPayment, growth: growthIn(report.toolName, answer) };
  const was = Object.fromEntries(changeOrder.map((name) => [name, valueBefore(report, loanId, name, known)]));
  const toldNow = toldOf(report.toolName, answer);
  if (toldNow.length > 0) {
    const moved = toolAnswer(movedReport(report, client, loanId, changes), client);
    const then = toldOf(report.toolName, moved.answer);
    return { was, figures: then.map((figure, at) => ({ ...figure, before: toldNow[at]!.value })) };
  }
  const figures = ideaFigures.map(({ name, as, of }) => ({
    name,
    as,
    value: of(tried, changes.extraPayment ?? extra),
    // Of a loan that is chosen as it is, the figures stand alone.
    before: isChoice(changes) ? null : of(asIs, extra),
  }));
  return { was, figures };
}

/** A loan of a saved report as it is and with an idea. */
export function loanWithIdea({ report, client }: Entry, loanId: string, changes: IdeaChanges) {
  const scenario = savedScenario(report, client);
  const loan = scenario.loans.find(({ id }) => id === loanId)!;
  return {
    asIs: calculateLoan(scenario, loan),
    tried: resultWith(scenario, loan, changes),
    extra: extraOf(loan),
  };
}

function resultWith(scenario: Scenario, loan: Loan, { price, downPayment, ...terms }: IdeaChanges): LoanResult {
  const properties = price === undefined ? scenario.properties : atPrice(scenario.properties, loan, price);
  const result = (tried: Loan) => {
    const loans = scenario.loans.map((each) => (each.id === tried.id ? tried : each));
    return calculateLoan({ ...scenario, properties, loans }, tried);
  };
  const tried = withTerms(loan, terms);
  const asIs = result(tried);
  return downPayment === undefined ? asIs : result(withOwnCash(tried, downPayment, asIs));
}
