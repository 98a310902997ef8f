import { balanceAfter } from "../../loan/schedule";
import { miTermination } from "../../rules/mi-termination";
import { miTerminations } from "../outcomes/loan-estimate";
import type { Explanation } from "../schema/types";
import type { Working } from "../working";
import { type About, absent, amount, count, worked } from "./wording";

const NOTHING_TO_END = "There is no conventional mortgage insurance to end.";

const aboutCancelOnRequest: About = {
  figure: "miCancelOnRequest",
  unit: "months",
  rule: "Payments after which the borrower may ask for the end of the insurance: the scheduled balance is low enough, or it ends by itself.",
  source: "Homeowners Protection Act, 12 U.S.C. 4901(2) and 4902(a)",
};
const aboutAutoTermination: About = {
  figure: "miAutoTermination",
  unit: "months",
  rule: "Payments after which the insurance ends by itself: the scheduled balance is low enough, or half the term is over.",
  source: "Homeowners Protection Act, 12 U.S.C. 4901(18) and 4902(b), (c)",
};

/** Explains when conventional mortgage insurance may end or ends, by the contract. */
function explainMIEnd(about: About, working: Working, payments: number | null, share: number): Explanation {
  if (payments === null) return absent(about, NOTHING_TO_END);
  const { bases, financing, repayment, asOf } = working;
  const { value, from, source } = miTermination.version(asOf);
  const after = (payment: number) =>
    amount(`Scheduled balance after payment ${payment}`, balanceAfter(repayment.scheduled, financing.amount, payment));
  const steps = [
    amount("Original value", bases.applicablePrice),
    amount(`${share} % of it`, Math.floor((bases.applicablePrice * share) / 100)),
    ...(payments > 0 ? [after(payments - 1)] : []),
    after(payments),
    count(`${value.final} % of the term`, Math.ceil((repayment.scheduled.length * value.final) / 100), "months"),
    count("Payments with the insurance", payments, "months"),
  ];
  return { ...worked(about, payments, [], steps), source: `${about.source}; ${source}`, version: from };
}

export const explainCancelOnRequest = (working: Working): Explanation =>
  explainMIEnd(
    aboutCancelOnRequest,
    working,
    miTerminations(working).miCancelOnRequestAfterPayment,
    miTermination.on(working.asOf).onRequest,
  );

export const explainAutoTermination = (working: Working): Explanation =>
  explainMIEnd(
    aboutAutoTermination,
    working,
    miTerminations(working).miAutoTerminationAfterPayment,
    miTermination.on(working.asOf).automatic,
  );
