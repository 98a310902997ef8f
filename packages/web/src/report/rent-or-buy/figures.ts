/** The figures of rent or buy, derived from what was typed. */
import type { Scenario } from "@highway/engine/scenario/schema/types";
import { assumptionProblems, type SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy, RentOrBuyLead } from "@highway/engine/tools/rent-or-buy/answer";
import { rentOrBuyInSteps } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import { assumptionsOf, loanToBuyWith } from "../../scenario/assumptions";
import type { WorkingLoan } from "../../scenario/document";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import { oncePerReport } from "../../scenario/figures/once-per-report";
import { byFieldKey, readyAssumptions, subjectProblems } from "../assumptions/ready";

/** The figures that do not depend on the rent. */
type KnownOfLoan = Pick<RentOrBuy, "breakEvenRent" | "ownerMonth1" | "cashToClose" | "growth">;

type Typed = {
  loan: WorkingLoan | undefined;
  /** The engine's input; null while the home or the loan lacks something. */
  scenario: Scenario | null;
  assumptions: SavedAssumptions;
  /** What is known from the loan before a rent is typed. */
  known: KnownOfLoan | null;
  /** What prevents an answer although the loan is known: a sentence for each field key. */
  problems: Readonly<Record<string, string>>;
};

export type RentOrBuyFigures = Typed & { answer: RentOrBuy | null };

/** The figures of the first sentences; `whole` calculates those below them. */
export type RentOrBuyLeadFigures = Typed & { answer: RentOrBuyLead | null; whole: () => RentOrBuy | null };

const noFigure = () => null;

function workedOut(basis: Basis): RentOrBuyLeadFigures {
  const { document } = basis;
  const { assumptions, problems: assumed } = readyAssumptions(assumptionsOf(document));
  const loan = loanToBuyWith(document);
  const problems = { ...assumed, ...subjectProblems(document, loan) };
  const scenario = loan ? figuresOf(basis, loan).input : null;
  if (!loan || !scenario) return { loan, scenario, assumptions, answer: null, known: null, problems, whole: noFigure };
  const asked = { ...assumptions, loanID: loan.id };
  const isWrong = Object.keys(problems).length > 0;
  // Other problems are said in addition to values out of range.
  const worked = isWrong
    ? { answer: null, problems: assumptionProblems("bvr", scenario, asked) }
    : rentOrBuyInSteps(scenario, asked);
  const wrong = { ...byFieldKey(scenario, worked.problems), ...problems };
  const typed = { loan, scenario, assumptions: asked, problems: wrong };
  if (worked.answer) {
    const { lead, whole } = worked.answer;
    return { ...typed, answer: lead, known: lead, whole };
  }
  const lacksRentAlone = Object.keys(wrong).every((key) => key === "assumptions.rent");
  const atAnyRent = lacksRentAlone ? rentOrBuyInSteps(scenario, { ...asked, rent: anyRent }).answer : null;
  return { ...typed, answer: null, known: atAnyRent?.lead ?? null, whole: noFigure };
}

/** Any rent will do for figures that do not depend on it. */
const anyRent = 1;

export const rentOrBuyLeadFigures = oncePerReport(workedOut);

/** Returns all figures, those below the answer included. */
export const rentOrBuyFigures = oncePerReport((basis): RentOrBuyFigures => {
  const { whole, ...lead } = rentOrBuyLeadFigures(basis);
  return { ...lead, answer: whole() };
});
