import { loanToValue } from "../../loan/ltv";
import { paymentsUntil } from "../../loan/mi-months";
import { balanceAfter } from "../../loan/schedule";
import { fhaMipDuration } from "../../rules/fha-mip";
import { miTerminationElsewhere, miTerminationOf } from "../../rules/mi-termination";
import { usdaFees } from "../../rules/usda-fees";
import { asDisclosed, miTerminations } from "../outcomes/loan-estimate";
import type { Explanation, Step } from "../schema/types";
import { originalValue } from "../steps/repayment";
import type { Working } from "../working";
import { type About, absentFigure, amount, count, rate, text, workedFigure } from "./wording";

const aboutMIMonths: About = {
  figure: "miMonths",
  unit: "months",
  rule: "The number of payments that include mortgage insurance. It ends when the scheduled balance is low enough, half the term is over, or the program's years have passed. Where more is paid than is due, it ends when the borrower may request cancellation. It never lasts longer than the loan.",
  source: "By the schedule of the contract; where more is paid than is due, on request, by actual payments",
};

/** Tells whether paying more than is due ends the insurance sooner than the contract does. */
const endsOnRequest = ({ repayment }: Working) =>
  repayment.miMonths < Math.min(repayment.scheduledMIMonths, repayment.schedule.length);

const isElsewhere = ({ loan }: Working) => miTerminationOf(loan) === miTerminationElsewhere;

/** Says why conventional insurance ends where it does. */
function conventionalEndText(working: Working): string {
  const { loan, repayment, asOf } = working;
  const { value, source } = miTerminationOf(loan).version(asOf);
  if (endsOnRequest(working))
    return `after which the balance by actual payments is at most ${value.onRequest}% of the original value and the borrower may request cancellation (${isElsewhere(working) ? source : "12 U.S.C. 4901(2), 4902(a)"})`;
  const mark = paymentsUntil(repayment.scheduled, value.automatic, originalValue(working));
  if (repayment.miMonths < mark && repayment.miMonths < repayment.schedule.length) return `half the term (${source})`;
  if (mark > repayment.miMonths) return "as long as the loan";
  return `after which the scheduled balance is at most ${value.automatic}% of the original value (${source})`;
}

/** Says until when the monthly premium is paid, and why. */
export function miDurationText(working: Working): string {
  const { loan, repayment, asOf } = working;
  const paid = `Paid with payments 1 to ${repayment.miMonths}`;
  if (loan.program === "usda") return `${paid}, for the life of the loan`;
  if (loan.program !== "fha") return `${paid}, ${conventionalEndText(working)}`;
  if (repayment.miMonths === repayment.schedule.length) return `${paid}, for the life of the loan`;
  return `${paid}, for ${fhaMipDuration.on(asOf).years} years (${fhaMipDuration.source})`;
}

/** The step of the balance that ends the insurance; none where no balance does. */
const shareOfValue = (value: number, share: number): Step[] =>
  share === 0 ? [] : [amount(`${share}% of it`, Math.floor((value * share) / 100))];

/** Steps of the balances around the end of the insurance, and of the midpoint at which the law ends it otherwise. */
function balancesAtEnd(working: Working): Step[] {
  const { loan, repayment, financing, asOf } = working;
  const { automatic, final } = miTerminationOf(loan).on(asOf);
  const { scheduled, scheduledMIMonths: miMonths } = repayment;
  const value = originalValue(working);
  const after = (payment: number) =>
    amount(`Scheduled balance after payment ${payment}`, balanceAfter(scheduled, financing.amount, payment));
  return [
    amount("Original value", value),
    ...shareOfValue(value, automatic),
    ...(miMonths > 1 ? [after(miMonths - 1)] : []),
    after(miMonths),
    count(`${final}% of the term`, Math.ceil((scheduled.length * final) / 100), "months"),
    ...(endsOnRequest(working) ? balancesOnRequest(working) : []),
  ];
}

/** Steps of the balances around the payment after which the borrower may ask for the end of the insurance, where more is paid than is due. */
function balancesOnRequest(working: Working): Step[] {
  const { loan, repayment, financing, asOf } = working;
  const { schedule, scheduled, miMonths, scheduledMIMonths } = repayment;
  const { onRequest } = miTerminationOf(loan).on(asOf);
  const value = originalValue(working);
  const after = (payment: number) =>
    amount(`Actual balance after payment ${payment}`, balanceAfter(schedule, financing.amount, payment));
  return [
    count(
      "It would end automatically after payment",
      scheduledMIMonths,
      "count",
      "Under the contract, as the Loan Estimate and the APR count it",
    ),
    count(
      "On request, by the schedule of the contract, after payment",
      Math.min(paymentsUntil(scheduled, onRequest, value), scheduledMIMonths),
      "count",
      "The borrower may also request cancellation without extra payments",
    ),
    amount(`${onRequest}% of the original value`, Math.floor((value * onRequest) / 100)),
    ...(miMonths > 1 ? [after(miMonths - 1)] : []),
    after(miMonths),
  ];
}

function miEndByProgram(working: Working): { steps: Step[]; version: string | null; source: string } {
  const { loan, financing, bases, asOf } = working;
  if (loan.program === "usda") {
    const { from, source } = usdaFees.version(asOf);
    return { steps: [text("How long", "The annual fee is paid for the life of the loan.")], version: from, source };
  }
  if (loan.program === "fha") {
    const { value, from, source } = fhaMipDuration.version(asOf);
    const steps = [
      rate("Original loan-to-value", loanToValue(financing.amountBeforeMI, bases.applicablePrice)),
      rate(`Up to this loan-to-value it ends after ${value.years} years`, value.upTo),
    ];
    return { steps, version: from, source };
  }
  const { from, source } = miTerminationOf(loan).version(asOf);
  return { steps: balancesAtEnd(working), version: from, source };
}

export function explainMIMonths(working: Working): Explanation {
  const { repayment } = working;
  const { mortgageInsurance: monthly } = working.monthly;
  const last = (detail: string) => count("Payments with mortgage insurance", repayment.miMonths, "months", detail);
  if (!monthly || repayment.miMonths === 0) {
    const why = monthly === null ? "The premium is missing." : "There is no monthly premium.";
    return workedFigure(aboutMIMonths, 0, [], [text("No monthly premium", why), last(why)]);
  }
  const { steps, version, source } = miEndByProgram(working);
  return {
    ...aboutMIMonths,
    source,
    version,
    value: repayment.miMonths,
    inputs: [amount("Monthly premium", monthly)],
    steps: [...steps, last(miDurationText(working))],
  };
}

const NOTHING_TO_END = "There is no conventional mortgage insurance to cancel.";

const aboutCancelOnRequest: About = {
  figure: "miCancelOnRequest",
  unit: "months",
  rule: "The number of payments after which the borrower may request cancellation, because the scheduled balance is low enough or the insurance ends automatically.",
  source: "Homeowners Protection Act, 12 U.S.C. 4901(2) and 4902(a)",
};
const aboutAutoTermination: About = {
  figure: "miAutoTermination",
  unit: "months",
  rule: "The number of payments after which the insurance ends automatically, because the scheduled balance is low enough or half the term is over.",
  source: "Homeowners Protection Act, 12 U.S.C. 4901(18) and 4902(b), (c)",
};

/** Explains when conventional mortgage insurance may end or ends, by the contract. */
function explainMIEnd(about: About, working: Working, payments: number | null, share: number): Explanation {
  if (payments === null) return absentFigure(about, NOTHING_TO_END);
  const { loan, bases, financing, repayment, asOf } = working;
  const { value, from, source } = miTerminationOf(loan).version(asOf);
  const after = (payment: number) =>
    amount(`Scheduled balance after payment ${payment}`, balanceAfter(repayment.scheduled, financing.amount, payment));
  const steps = [
    amount("Original value", bases.applicablePrice),
    ...shareOfValue(bases.applicablePrice, share),
    ...(payments > 0 ? [after(payments - 1)] : []),
    after(payments),
    count(`${value.final}% of the term`, Math.ceil((repayment.scheduled.length * value.final) / 100), "months"),
    {
      ...count("Payments with mortgage insurance", payments, "months"),
      formula:
        share === 0
          ? `${value.final}% of the term`
          : `the first payment after which the balance is at most ${share}% of the original value, and no later than ${value.final}% of the term`,
    },
  ];
  return {
    ...workedFigure(about, payments, [], steps),
    source: isElsewhere(working) ? source : `${about.source}; ${source}`,
    version: from,
  };
}

export function explainCancelOnRequest(chosen: Working): Explanation {
  const working = asDisclosed(chosen);
  const { miCancelOnRequestAfterPayment: payments } = miTerminations(working);
  return explainMIEnd(
    aboutCancelOnRequest,
    working,
    payments,
    miTerminationOf(working.loan).on(working.asOf).onRequest,
  );
}

export function explainAutoTermination(chosen: Working): Explanation {
  const working = asDisclosed(chosen);
  const { miAutoTerminationAfterPayment: payments } = miTerminations(working);
  return explainMIEnd(
    aboutAutoTermination,
    working,
    payments,
    miTerminationOf(working.loan).on(working.asOf).automatic,
  );
}
