import { savedByYear } from "@highway/engine/scenario/outcomes/saved-by-year";
import { creditScore, pricedAsScore } from "@highway/engine/scenario/steps/insurance";
import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { consolidation } from "@highway/engine/tools/consolidation/consolidation";
import { costOfWaiting } from "@highway/engine/tools/cost-of-waiting/cost-of-waiting";
import { rentOrBuy } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import type { Client } from "../../clients/schema";
import type { FieldSentences } from "../../platform/errors";
import { savedScenario } from "../../reports/saved-scenario";
import type { Report } from "../../reports/schema";
import type { ToolWorkedOut, WorkedOut } from "./schema";

/**
 * What a client's page cannot work out without the credit score, the income or the taxes of the client, which a link does not hand out, because it may be passed on: the
 * lowest score that is priced as each loan's, the tax that each loan saves in each year, in dollars, and the answer of a report of another tool than the comparison of loans.
 */
export function workedOut({ report, client }: { report: Report; client: Client }, isTaxed: boolean): WorkedOut {
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
    ...toolAnswer(report, client).answer,
  };
}

type Worked = { answer: ToolWorkedOut; problems: FieldSentences };

/** The answer of a report's tool as a link shows it, or by path what keeps it from being known; nothing of a comparison of loans. */
export function toolAnswer(report: Report, client: Client): Worked {
  if (report.toolName === "bvr") {
    const { answer, problems } = rentOrBuy(savedScenario(report, client), report.assumptions);
    // The rate of tax on gains is what an officer may have typed of the client's taxes; the tax itself is in the answer.
    const rentOrBuyAnswer = answer && { ...answer, gainsTax: { rate: null, isTyped: false } };
    return { answer: rentOrBuyAnswer ? { rentOrBuy: rentOrBuyAnswer } : {}, problems: problems ?? {} };
  }
  if (report.toolName === "cow") {
    const { answer, problems } = costOfWaiting(savedScenario(report, client), report.assumptions, report.waiting);
    return { answer: answer ? { costOfWaiting: answer } : {}, problems: problems ?? {} };
  }
  if (report.toolName === "dc") {
    const { answer, problems } = consolidation(savedScenario(report, client), report.consolidation);
    return { answer: answer ? { consolidation: withoutIncome(answer) } : {}, problems: problems ?? {} };
  }
  return { answer: {}, problems: {} };
}

const unknownRatios = { front: null, back: null };
/** The ratios beside their payments tell the income, and the taxes tell the bracket. */
const withoutIncome = (answer: Consolidation): Consolidation => ({
  ...answer,
  ratios: { before: unknownRatios, after: unknownRatios },
  maxima: unknownRatios,
  taxes: null,
});
