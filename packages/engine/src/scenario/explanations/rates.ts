import { fullyIndexed } from "../../loan/arm";
import type { PaymentLevel } from "../../loan/schedule";
import { armDefaults } from "../../rules/arm-defaults";
import { buydowns } from "../../rules/buydowns";
import type { Explanation, Step } from "../schema/types";
import type { AdjustableRate } from "../steps/adjustable-rate";
import type { Working } from "../working";
import { loanTermInputs } from "./payment";
import { type About, absentFigure, amount, count, figure, percentText, rate, text, total } from "./wording";

const aboutRates: About = {
  figure: "rates",
  unit: "percent",
  rule: "The note rate, then each change of the rate or payment, with the payment where it begins. The last rate holds to the end.",
  source:
    "The note; no rate exceeds its caps (12 CFR 1026.30), and each change recalculates the payment over the remaining term",
};
const rateCourseTexts: Record<AdjustableRate["scenario"], string> = {
  worst: "the rate rises as far as the caps allow",
  current: "the rate moves to today's index plus the margin, as far as the caps allow",
  histAVG: "the rate moves to the index's average plus the margin, as far as the caps allow",
  custom: "the rates are as typed, one for each period",
};

/** Says where the index comes from: typed with the loan, or fetched for the scenario. */
function indexOrigin({ loan, scenario }: Working, mean: boolean, assumed: boolean): string {
  if (assumed) return mean ? "Today's index, because the average is not known" : "Assumed, because it is not known";
  const typed = mean ? loan.ARM?.indexAverage : loan.ARM?.sofrToday;
  const fetched = mean ? scenario.outside?.indexAverage : scenario.outside?.sofr;
  return (typed ?? null) === null && fetched ? `The 30-day average SOFR, ${fetched.date}` : "As typed";
}

function rateInputs(working: Working): Step[] {
  const note = rate("Note rate", working.loan.rate);
  const { adjustable } = working.repayment.contract;
  if (!adjustable) return [note];
  const { terms, index, average } = adjustable;
  const mean = adjustable.scenario === "histAVG";
  const known = mean ? average : index;
  const from = indexOrigin(working, mean, known.assumed);
  return [
    note,
    {
      label: "Rate scenario",
      value: adjustable.scenario,
      unit: "text",
      detail: rateCourseTexts[adjustable.scenario],
    },
    rate(mean ? "Average of the index" : "Index today", known.value * 100, { detail: from }),
    rate("Margin", terms.margin * 100),
    rate("Rounded to the nearest", terms.rounding * 100),
    rate("Floor", terms.floor * 100),
    rate("Cap on the first change", terms.initialCap * 100),
    rate("Cap on each later change", terms.adjustmentCap * 100),
    rate("Lifetime cap, above the note rate", terms.lifetimeCap * 100),
    count("Payments before the first change", terms.fixedMonths, "months"),
    count("Payments between changes", terms.frequency, "months"),
  ];
}

/** The step of the fully indexed rate; none where no index leads the rate. */
function fullyIndexedStep({ contract }: Working["repayment"]): Step[] {
  const { adjustable } = contract;
  if (!adjustable || adjustable.scenario === "worst" || adjustable.scenario === "custom") return [];
  const { terms, index, average, scenario } = adjustable;
  const from = scenario === "histAVG" ? average.value : index.value;
  const formula = "index + margin, rounded to the nearest step, no less than the floor";
  return [rate("Fully indexed rate", fullyIndexed(terms, from) * 100, { formula })];
}

/** Says why the rate or the payment is different from a payment on. */
function rateChangeCause({ loan, repayment, buydown }: Working, { fromPayment }: PaymentLevel): string {
  const { contract, schedule } = repayment;
  const year = buydown?.years.findIndex((each) => each.fromPayment === fromPayment) ?? -1;
  if (year >= 0) return `Year ${year + 1} of the buydown, at the borrower's rate`;
  if (fromPayment === 1) return contract.interestOnly > 0 ? "The note rate; interest only" : "The note rate";
  if (contract.adjustable?.path.some((each) => each.fromPayment === fromPayment))
    return rateCourseText(contract.adjustable);
  if (schedule.recasts.includes(fromPayment - 1)) return "After the lump sum, the payment is recalculated";
  if (fromPayment === contract.interestOnly + 1)
    return "The interest-only period is over, and the payment is level over the remaining term";
  if (fromPayment <= contract.interestOnly) return "Interest on the balance after the lump sum";
  return buydown ? "The buydown is over, and the note rate applies" : `The note rate, ${percentText(loan.rate)}`;
}

const rateCourseText = ({ scenario }: AdjustableRate) => `The rate changes: ${rateCourseTexts[scenario]}`;

function ratesVersion({ repayment, loan, asOf }: Working): Pick<Explanation, "version" | "source"> {
  const rule = repayment.contract.adjustable ? armDefaults : repayment.buydown ? buydowns : null;
  if (!rule || loan.category === "existing") return { version: null, source: aboutRates.source };
  const { from, source } = rule.version(asOf);
  return { version: from, source: `${source}. ${aboutRates.source}` };
}

export function explainRates(working: Working): Explanation {
  const { levels } = working.repayment;
  const last = levels.at(-1);
  if (!last) return absentFigure(aboutRates, "Nothing is borrowed, so there is no rate.");
  const steps = levels.map((level) =>
    rate(`From payment ${level.fromPayment}`, level.rate * 100, {
      detail: rateChangeCause(working, level),
      parts: [amount("Principal and interest", level.payment)],
    }),
  );
  const value = steps.at(-1)!.value as number;
  return {
    ...aboutRates,
    ...ratesVersion(working),
    value,
    inputs: rateInputs(working),
    steps: [...fullyIndexedStep(working.repayment), ...steps],
  };
}

const aboutBuydown: About = {
  figure: "buydown",
  unit: "dollars",
  rule: "In the first years the borrower pays what a lower rate would cost on the full amount and term. The loan amortizes at the note rate, and the difference between the payments is paid in advance.",
  source: "Fannie Mae Selling Guide B2-1.4-04, Temporary Interest Rate Buydowns",
};
const payers = { seller: "The seller", lender: "The lender", borrower: "The borrower, as part of the cash to close" };

export function explainBuydown(working: Working): Explanation {
  const { loan, buydown, asOf } = working;
  if (!buydown) return absentFigure(aboutBuydown, "The loan has no buydown.");
  const { from, source } = buydowns.version(asOf);
  const years = buydown.years.map(({ months, rate, payment, subsidy }, at) =>
    amount(`Year ${at + 1}, at ${percentText(rate * 100)}`, subsidy * months, {
      detail: `${months} payments of ${figure(payment)} instead of ${figure(payment + subsidy)}`,
    }),
  );
  const cents = ({ value }: Step) => Math.round(Number(value) * 100);
  const subsidy = total(
    loan.buydownCosts === null ? "Cost of the buydown" : "Subsidy",
    years.map((each) => [each.label, cents(each)] as const),
  );
  const typed = amount("Cost of the buydown", buydown.cost, { detail: "As typed, instead of the subsidy" });
  return {
    ...aboutBuydown,
    source,
    version: from,
    value: buydown.cost / 100,
    inputs: [...loanTermInputs(working), text("Paid by", payers[buydown.paidBy])],
    steps: [...years, subsidy, ...(loan.buydownCosts === null ? [] : [typed])],
  };
}
