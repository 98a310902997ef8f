import { savedByYear } from "@highway/engine/scenario/outcomes/saved-by-year";
import { creditScore, pricedAsScore } from "@highway/engine/scenario/steps/insurance";
import type { Client } from "../../clients/schema";
import type { FieldSentences } from "../../platform/errors";
import { savedScenario } from "../../reports/saved-scenario";
import type { Report } from "../../reports/schema";
import { toolAnswers } from "../../tools/answers";
import type { AnswerOfTool } from "../../tools/tool-report.schema";
import type { WorkedOut } from "./schema";

/**
 * What a client's page cannot work out without the credit score, the income or the taxes of the client, which a link does not hand out, because it may be passed on: the
 * lowest score that is priced as each loan's, the tax that each loan saves in each year, in dollars, and the answer of a report of another tool than the comparison of loans.
 */
export function workedOut(
  { report, client }: { report: Report; client: Client },
  { isTaxed, answer }: { isTaxed: boolean; answer: AnswerOfTool | null },
): WorkedOut {
  const scenario = savedScenario(report, client);
  const scores = scenario.loans.flatMap((loan) => {
    const { value, assumed } = creditScore(loan, client.ficoMin, report.asOf);
    return assumed ? [] : [[loan.id, pricedAsScore(value, report.asOf)] as const];
  });
  const taxes = scenario.loans.flatMap((loan) => {
    const years = isTaxed ? savedByYear(scenario, loan) : null;
    return years ? [[loan.id, years] as const] : [];
  });
  return {
    scores: Object.fromEntries(scores),
    taxesSaved: Object.fromEntries(taxes),
    ...(answer && { answer }),
  };
}

type Worked = { answer: AnswerOfTool | null; problems: FieldSentences };

/** Works out the answer of a report's tool as a link shows it, or by path what keeps it from being known. The answer is null for a tool that has none, such as the comparison of loans. */
export function toolAnswer(report: Report, client: Client): Worked {
  const worked = toolAnswers[report.toolName]?.work(savedScenario(report, client), report as never);
  return { answer: worked?.answer ?? null, problems: worked?.problems ?? {} };
}
