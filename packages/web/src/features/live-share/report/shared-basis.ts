import type { Basis } from "../../../scenario/figures/loan-figures";
import { savedOf } from "../../../scenario/store/saved-report";
import type { OpenedReport } from "../answers";

/** What the figures of a shared report are worked out from. What its client told in confidence is not there: the server has worked out what needs it. */
export function sharedBasis({
  report,
  client,
  workedOut,
}: Pick<OpenedReport, "report" | "client" | "workedOut">): Basis {
  const { scores, taxesSaved } = workedOut;
  const { document } = savedOf({ report, client });
  const loans = document.loans.map((loan) => {
    const creditScore = scores[loan.id];
    return creditScore === undefined ? loan : { ...loan, MIWorksheet: { ...loan.MIWorksheet, creditScore } };
  });
  return { document: { ...document, loans }, client: { ...client, taxesSaved } };
}
