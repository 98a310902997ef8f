/** The figures of a debt consolidation, derived from what was typed. */
import { debtFields } from "@highway/engine/scenario/schema/debt";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import type { Scenario } from "@highway/engine/scenario/schema/types";
import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { consolidation } from "@highway/engine/tools/consolidation/consolidation";
import { type ConsolidationInput, consolidationFields } from "@highway/engine/tools/consolidation/input";
import { consolidationProblems } from "@highway/engine/tools/consolidation/replaced";
import { consolidationOf, loanToConsolidateWith, usualConsolidation } from "../../scenario/consolidation";
import { isExisting, type WorkingLoan } from "../../scenario/document";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import { oncePerReport } from "../../scenario/figures/once-per-report";
import { readyBlock, subjectProblems, wrongFigures } from "../assumptions/ready";

export type ConsolidationFigures = {
  loan: WorkingLoan | undefined;
  /** The engine's input; null while the home, the loan or something that is paid off lacks a figure, and while nothing is paid off. */
  scenario: Scenario | null;
  input: ConsolidationInput;
  answer: Consolidation | null;
  /** What prevents an answer although the loan is known: a sentence for each field key. */
  problems: Readonly<Record<string, string>>;
};

function workedOut(basis: Basis): ConsolidationFigures {
  const { document } = basis;
  const typed = consolidationOf(document);
  const { values: input, problems: wrong } = readyBlock<ConsolidationInput>(
    "consolidation",
    consolidationFields,
    usualConsolidation,
    typed,
  );
  // The maximums are only compared with the ratios: a wrong one takes no answer away.
  const { "consolidation.maxFront": _home, "consolidation.maxBack": _all, ...blocking } = wrong;
  const loan = loanToConsolidateWith(document);
  // The loan, and whether anything is paid off, are known even while a figure is missing.
  const problems = {
    ...consolidationProblems(document as unknown as Scenario, typed.loanID),
    ...blocking,
    ...subjectProblems(document, loan),
    ...wrongFigures(loanFields, document.loans.filter(isExisting)),
    ...wrongFigures(debtFields, document.debts),
  };
  const scenario = loan ? figuresOf(basis, loan).input : null;
  const known = { loan, scenario, input };
  if (!loan || !scenario || Object.keys(problems).length > 0) return { ...known, answer: null, problems };
  const { answer, problems: lacking } = consolidation(scenario, { ...input, loanID: loan.id });
  return { ...known, answer, problems: lacking ?? {} };
}

export const consolidationFigures = oncePerReport(workedOut);
