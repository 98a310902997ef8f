import { loanToValue } from "../../loan/ltv";
import { balancesOfYear, type MonthlyPremium } from "../../loan/monthly-premiums";
import { type Cents, roundCents } from "../../money/cents";
import type { Explanation, Program, Step } from "../schema/types";
import { type EarlierPremium, earlierPremium } from "../steps/earlier-premium";
import type { Working } from "../working";
import { miDurationText } from "./mi-months";
import { amount, count, figure, less, rate, text, total } from "./wording";

const PROGRAM_NAMES: Record<Program, string> = {
  conventional: "Conventional",
  fha: "FHA",
  usda: "USDA",
  va: "VA",
  allCash: "All cash",
  interest5: "Interest only 5 years",
  interest7: "Interest only 7 years",
  interest10: "Interest only 10 years",
  other: "Other",
};

/** The programs whose premium depends on the credit score. The rate card applies to interest-only programs too. */
const PRICED_BY_SCORE = new Set<Program>(["conventional", "interest5", "interest7", "interest10"]);

function scoreOrigin({ MIWorksheet }: Working["loan"], { assumed }: Working["score"]): string {
  if (assumed) return "Assumed, because the client has no credit score";
  return MIWorksheet.creditScore === undefined ? "The client's" : "Chosen for this loan";
}

function premiumInputs({ loan, bases, financing, score }: Working): Step[] {
  const asked: Step[] = [
    text("Program", loan.program === "other" && loan.customProgram ? loan.customProgram : PROGRAM_NAMES[loan.program]),
    rate("Loan-to-value", loanToValue(financing.amountBeforeMI, bases.applicablePrice)),
    count("Term", loan.term, "years"),
  ];
  if (loan.category !== "existing" && PRICED_BY_SCORE.has(loan.program)) {
    asked.push(count("Credit score", score.value, "count", scoreOrigin(loan, score)));
  }
  return asked;
}

/** The text, source and version of the rule behind a premium; without a rule, the text says why there is none. */
function appliedRule({ loan, financing }: Working) {
  const { rule } = financing.insurance.premiums;
  if (rule)
    return { rule: `${rule.label}. ${rule.picked()}.`, source: rule.version.source, version: rule.version.from };
  const sentence = financing.insurance.missing[0]?.sentence;
  if (loan.category === "existing")
    return { rule: "As shown on the mortgage statement.", source: "As typed", version: null };
  const none = loan.selfInsured
    ? "The loan is self-insured, so there is no mortgage insurance."
    : "No mortgage insurance is required.";
  return { rule: sentence ?? none, source: "Highway conventions for mortgage insurance", version: null };
}

/** Says how a typed premium compares with the premium of the rule. */
const typedPremiumText = (usual: number | null) =>
  usual === null ? "As typed; no rule gives a premium" : `As typed; the rule gives ${figure(usual)}`;

function monthlyPremiumSteps(working: Working): Step[] {
  const { loan, financing, repayment } = working;
  const { monthly: counted, premiums, missing } = financing.insurance;
  const { mortgageInsurance: monthly } = working.monthly;
  const defaultMonthly = loan.category === "existing" ? null : repayment.defaultPremium;
  if (counted === null || monthly === null)
    return [text("No figure", missing[0]?.sentence ?? "The premium is not known.")];
  if (monthly === 0) return [amount("Monthly premium", 0)];
  if (loan.MI !== null) {
    return [
      amount("Monthly premium", monthly, { detail: `${typedPremiumText(defaultMonthly)}. ${miDurationText(working)}` }),
    ];
  }
  if (counted.kind === "averageBalance") return averageBalanceSteps(working, counted, monthly);
  const annual = loan.annualMIPercentage ?? premiums.annual ?? 0;
  return [
    amount("Amount before mortgage insurance", financing.amountBeforeMI),
    rate(
      "Annual premium",
      annual,
      loan.annualMIPercentage === null ? {} : { detail: typedPremiumText(defaultMonthly) },
    ),
    amount("Monthly premium", monthly, {
      formula: "amount × percentage ÷ 12, to the nearest cent",
      detail: miDurationText(working),
    }),
  ];
}

/** Steps of a premium that is taken of the average balance of each year: those of the first year, and what it is in later ones. */
function averageBalanceSteps(
  working: Working,
  { annual, financedUpfront }: Extract<MonthlyPremium, { kind: "averageBalance" }>,
  monthly: number,
): Step[] {
  const { loan, financing, repayment } = working;
  const { schedule, amount: lent } = repayment.original;
  const balances = balancesOfYear(schedule, lent, 1);
  const year = roundCents((balances * annual) / 1200);
  const shared = financedUpfront === 0 ? year : roundCents((year * 100) / (100 + financedUpfront));
  const typed = loan.annualMIPercentage === null ? {} : { detail: typedPremiumText(repayment.defaultPremium) };
  const divided = amount("Without the financed upfront premium's share", shared, {
    formula: "year's premium ÷ (1 + upfront percentage), to the nearest cent",
    detail: `${figure(year)} ÷ ${Number((1 + financedUpfront / 100).toFixed(8))}`,
  });
  return [
    amount("Loan amount", financing.amount),
    amount("Average balance of the first year", roundCents(balances / 12), {
      formula: "the twelve balances before payments 1 to 12 ÷ 12",
      detail: "By the original schedule at the first rate; extra payments do not change it",
    }),
    rate("Annual premium", annual, typed),
    amount("The first year's premium", year, { formula: "average balance × percentage, to the nearest cent" }),
    ...(financedUpfront === 0 ? [] : [divided]),
    amount("Monthly premium of the first year", monthly, {
      formula: "÷ 12, to the nearest cent",
      detail: `${laterPremiumsText(working)}. ${miDurationText(working)}`,
    }),
  ];
}

/** Says what the premium is in the second year and in the last one: "175.93 at first, 173.70 in the second year, 6.74 in the last". */
function laterPremiumsText({ repayment }: Working): string {
  const [, second, ...later] = repayment.premiums?.scheduled ?? [];
  const last = later.at(-1);
  const then = second ? `${figure(second.payment)} in the second year` : "The same in every year";
  return last ? `${then}, ${figure(last.payment)} in the last` : then;
}

export function explainMI(working: Working): Explanation {
  const monthly = working.monthly.mortgageInsurance;
  return {
    figure: "MI",
    value: monthly === null ? null : monthly / 100,
    unit: "dollars",
    ...appliedRule(working),
    inputs: premiumInputs(working),
    steps: monthlyPremiumSteps(working),
  };
}

/** Steps of what FHA refunds of the premium of its loan that is paid off, and of what is then left to pay. */
function refundSteps({ financing }: Working, earlier: EarlierPremium, before: Cents, paid: string): Step[] {
  const { refund } = financing.insurance;
  const isCapped = refund < earlier.refund;
  return [
    amount("Upfront premium of the loan paid off", earlier.paid, { detail: earlier.name }),
    count(
      "Months since it closed",
      earlier.month,
      "count",
      "From the month of its closing to the month of the new one",
    ),
    rate("Refunded", earlier.percentage, {
      detail: "80% in the first month, 2 points less each month, 10% in month 36",
    }),
    amount("Refund of the earlier premium", refund, {
      formula: "premium paid × percentage, to the nearest cent",
      detail: isCapped
        ? `${figure(earlier.refund)}, of which no more than the new premium is credited`
        : "FHA Connection states the refund for each case",
    }),
    total(
      "Upfront premium",
      [
        ["Premium of this loan", before],
        ["Refund of the earlier premium", less(refund)],
      ],
      paid,
    ),
  ];
}

export function explainUpfrontMI(working: Working): Explanation {
  const { loan, financing } = working;
  const { upfront, premiums, defaultUpfront } = financing.insurance;
  const computes = !loan.selfInsured && loan.program !== "allCash" && loan.category !== "existing";
  const isTyped = loan.upfrontMI !== null && computes;
  const paid = financing.financed.upfrontMI > 0 ? "Financed: added to the loan" : "Paid at closing";
  const ofTotal = loan.program === "usda" && loan.MIWorksheet.isFinanced;
  const formula = ofTotal
    ? "amount ÷ (1 − percentage) − amount, to the nearest cent: the fee is a percentage of the whole loan"
    : "amount × percentage, to the nearest cent";
  const earlier = financing.insurance.refund > 0 ? earlierPremium(working.scenario, loan) : null;
  const before = (upfront + financing.insurance.refund) as Cents;
  const asked = [
    amount("Amount before mortgage insurance", financing.amountBeforeMI),
    rate("Premium", premiums.upfront ?? 0),
  ];
  const computed = earlier
    ? [...asked, amount("Premium of this loan", before, { formula }), ...refundSteps(working, earlier, before, paid)]
    : [...asked, amount("Upfront premium", upfront, { formula, detail: paid })];
  const usual = premiums.upfront === null ? null : defaultUpfront;
  return {
    figure: "upfrontMI",
    value: upfront / 100,
    unit: "dollars",
    ...appliedRule(working),
    inputs: premiumInputs(working),
    steps: isTyped ? [amount("Upfront premium", upfront, { detail: `${typedPremiumText(usual)}. ${paid}` })] : computed,
  };
}
