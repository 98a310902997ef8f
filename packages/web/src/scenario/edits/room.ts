import { reportFields } from "@highway/engine/scenario/schema/report";
import { comparedLoans, mostLoans, type WorkingReport } from "../document";

/** Says why no further loan can be compared: as many are compared as fit, or there are as many as a scenario holds, mortgages included; undefined while there is room. */
export function whyFull(document: Pick<WorkingReport, "loans">): string | undefined {
  if (comparedLoans(document).length >= mostLoans) return `At most ${mostLoans} loans can be compared`;
  return document.loans.length >= reportFields.loans.max ? reportFields.loans.sentence : undefined;
}
