/** The figures of buying or renting, derived from what was typed, while drawing. */
import type { Scenario } from "@highway/engine/scenario/schema/types";
import { assumptionProblems, type SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy, RentOrBuyLead } from "@highway/engine/tools/rent-or-buy/answer";
import { rentOrBuyInSteps } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import { assumptionsOf, loanToBuyWith } from "../../scenario/assumptions";
import type { WorkingLoan } from "../../scenario/document";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import { oncePerReport } from "../../scenario/figures/once-per-report";
import { readyAssumptions } from "../assumptions/ready";

/** The figures that do not depend on the rent. */
type KnownOfLoan = Pick<RentOrBuy, "breakEvenRent" | "ownerMonth1" | "cashToClose" | "growth">;

type Typed = {
  loan: WorkingLoan | undefined;
  /** What the engine was given; null while the home or the loan lacks something. */
  scenario: Scenario | null;
  assumptions: SavedAssumptions;
  /** What is known from the loan alone, before there is a rent. */
  known: KnownOfLoan | null;
  /** What keeps the answer from being known though the loan is: by field key, with its sentence. */
  problems: Readonly<Record<string, string>>;
};

export type RentOrBuyFigures = Typed & { answer: RentOrBuy | null };

/** What is said first; `whole` works out what stands below it. */
export type RentOrBuyLeadFigures = Typed & { answer: RentOrBuyLead | null; whole: () => RentOrBuy | null };

const noFigure = () => null;

function workedOut(basis: Basis): RentOrBuyLeadFigures {
  const { document } = basis;
  const { assumptions, problems } = readyAssumptions(assumptionsOf(document));
  const loan = loanToBuyWith(document);
  const scenario = loan ? figuresOf(basis, loan).input : null;
  if (!loan || !scenario) return { loan, scenario, assumptions, answer: null, known: null, problems, whole: noFigure };
  const asked = { ...assumptions, loanID: loan.id };
  const isWrong = Object.keys(problems).length > 0;
  // Beside what is out of range, what else is wrong is said too.
  const worked = isWrong
    ? { answer: null, problems: assumptionProblems("bvr", scenario, asked) }
    : rentOrBuyInSteps(scenario, asked);
  const wrong = { ...worked.problems, ...problems };
  const typed = { loan, scenario, assumptions: asked, problems: wrong };
  if (worked.answer) {
    const { lead, whole } = worked.answer;
    return { ...typed, answer: lead, known: lead, whole };
  }
  const lacksRentAlone = Object.keys(wrong).every((key) => key === "assumptions.rent");
  const atAnyRent = lacksRentAlone ? rentOrBuyInSteps(scenario, { ...asked, rent: anyRent }).answer : null;
  return { ...typed, answer: null, known: atAnyRent?.lead ?? null, whole: noFigure };
}

/** What does not depend on the rent is the same at any. */
const anyRent = 1;

export const rentOrBuyLeadFigures = oncePerReport(workedOut);

/** All of it, what stands below the answer included. */
export const rentOrBuyFigures = oncePerReport((basis): RentOrBuyFigures => {
  const { whole, ...lead } = rentOrBuyLeadFigures(basis);
  return { ...lead, answer: whole() };
});
