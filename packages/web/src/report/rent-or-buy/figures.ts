/** The figures of buying or renting, derived from what was typed, while drawing. */
import type { Scenario } from "@highway/engine/scenario/schema/types";
import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { rentOrBuy } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import { assumptionsOf, loanToBuyWith } from "../../scenario/assumptions";
import type { WorkingLoan } from "../../scenario/document";
import { engineInput } from "../../scenario/figures/engine-input";
import type { Basis } from "../../scenario/figures/loan-figures";
import { oncePerReport } from "../../scenario/figures/once-per-report";
import { readyAssumptions } from "../assumptions/ready";

/** The figures that do not depend on the rent. */
type KnownOfLoan = Pick<RentOrBuy, "breakEvenRent" | "ownerMonth1" | "cashToClose" | "growth">;

export type RentOrBuyFigures = {
  loan: WorkingLoan | undefined;
  /** What the engine was given; null while the home or the loan lacks something. */
  scenario: Scenario | null;
  assumptions: SavedAssumptions;
  answer: RentOrBuy | null;
  /** What is known from the loan alone, before there is a rent. */
  known: KnownOfLoan | null;
  /** What keeps the answer from being known though the loan is: by field key, with its sentence. */
  problems: Readonly<Record<string, string>>;
};

function workedOut({ document, client }: Basis): RentOrBuyFigures {
  const { assumptions, problems } = readyAssumptions(assumptionsOf(document));
  const loan = loanToBuyWith(document);
  const scenario = loan ? engineInput(document, loan, client) : null;
  if (!loan || !scenario) return { loan, scenario, assumptions, answer: null, known: null, problems };
  const asked = { ...assumptions, loanID: loan.id };
  const isWrong = Object.keys(problems).length > 0;
  const worked = isWrong ? { answer: null, problems } : rentOrBuy(scenario, asked);
  const wrong = { ...problems, ...worked.problems };
  const lacksRentAlone = Object.keys(wrong).every((key) => key === "assumptions.rent");
  const known = worked.answer ?? (lacksRentAlone ? rentOrBuy(scenario, { ...asked, rent: anyRent }).answer : null);
  return { loan, scenario, assumptions: asked, answer: worked.answer, known, problems: wrong };
}

/** What does not depend on the rent is the same at any. */
const anyRent = 1;

export const rentOrBuyFigures = oncePerReport(workedOut);
