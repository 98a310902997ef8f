import { exactPayment } from "../../loan/payment";
import { type AnnualRate, dollars, type Months, sixDecimals } from "../../money/cents";
import { dti, otherObligations, remainingObligations } from "../outcomes/dti";
import { type QualifyingRule, qualifyingOf } from "../outcomes/qualifying";
import type { Explanation, Step } from "../schema/types";
import { existingMonth } from "../steps/existing-mortgage";
import type { Working } from "../working";
import {
  type About,
  absentFigure,
  amount,
  count,
  figure,
  type Line,
  percentText,
  rate,
  text,
  total,
  workedFigure,
} from "./wording";

const aboutPayment: About = {
  figure: "payment",
  unit: "dollars",
  rule: "Equal monthly payments that repay the loan amount with interest over the term, to the nearest cent; in an interest-only period, the month's interest. The figure is the borrower's part of the first payment.",
  source: "Level payment formula; 30-day months in a 360-day year, with half cents rounded up",
};

/** Makes the inputs that most figures of a loan start from: amount, rate and term. */
export const loanTermInputs = ({ loan, financing, repayment }: Working): Step[] => {
  const { term } = repayment.contract;
  const years =
    loan.category === "existing" ? count("Payments left", term, "months") : count("Term", loan.term, "years");
  return [amount("Loan amount", financing.amount), rate("Rate", loan.rate), years];
};

/** Steps that solve the payment formula, with amount, rate and number of payments as they stand in it. */
function paymentFormulaSteps(working: Working, label: string, at: AnnualRate, cents: number): Step[] {
  const { financing, repayment } = working;
  const { term, interestOnly } = repayment.contract;
  const yearly = percentText(at * 100);
  const shared = [
    amount("Loan amount P", financing.amount),
    rate("Monthly rate i", (at / 12) * 100, { detail: `${yearly} ÷ 12` }),
  ];
  if (interestOnly > 0) {
    const detail = `Interest only for payments 1 to ${interestOnly}, to the nearest cent`;
    return [...shared, amount(label, cents, { formula: "payment = P · i", detail })];
  }
  const exact = exactPayment(financing.amount, at, term as Months);
  const formula = at === 0 ? "payment = P ÷ n" : "payment = P · i ÷ (1 − (1 + i)^−n)";
  const detail = `${(exact / 100).toFixed(6)} to the nearest cent`;
  return [...shared, count("Payments n", term, "count"), amount(label, cents, { formula, detail })];
}

/** Steps of the first payment. A buydown lowers the rate that the borrower pays at; an existing mortgage may have a typed payment. */
function paymentSteps(working: Working): Step[] {
  const { loan, repayment, buydown, monthly } = working;
  const label = "Principal and interest";
  const { principalAndInterest } = monthly;
  if (repayment.schedule.length === 0) return [text("Nothing is borrowed", "There is no payment."), amount(label, 0)];
  if (loan.category === "existing" && (loan.payment ?? null) !== null) {
    const below = dollars(loan.payment!) < principalAndInterest;
    const detail = below ? "The month's interest, because the payment typed is lower" : "As typed";
    return [amount(label, principalAndInterest, { detail })];
  }
  const [first] = buydown?.years ?? [];
  if (!first) return paymentFormulaSteps(working, label, repayment.rate, principalAndInterest);
  const due = repayment.schedule.payment;
  return [
    ...paymentFormulaSteps(working, "Payment at the reduced rate", first.rate, first.payment),
    total(
      label,
      [
        ["Payment of the note", due],
        ["Subsidy of the buydown", principalAndInterest - due],
      ],
      `For the first year. The note rate is ${percentText(loan.rate)}, and the first year's rate is ${percentText(first.rate * 100)}`,
    ),
  ];
}

export const explainPayment = (working: Working): Explanation =>
  workedFigure(aboutPayment, working.monthly.principalAndInterest, loanTermInputs(working), paymentSteps(working));

const aboutTotalPayment: About = {
  figure: "totalPayment",
  unit: "dollars",
  rule: "What the first month costs: principal and interest on both loans, mortgage insurance, and one twelfth of the annual tax and insurance. Extra payments are not included.",
  source: "Highway conventions for the monthly payment",
};

export function explainTotalPayment({ monthly, costs, property, financing }: Working): Explanation {
  const { mortgageInsurance } = monthly;
  if (mortgageInsurance === null) return absentFigure(aboutTotalPayment, financing.insurance.missing[0]!.sentence);
  const step = total("Total payment", [
    ["Principal and interest", monthly.principalAndInterest],
    ["Second loan", monthly.secondLoan],
    ["Mortgage insurance", mortgageInsurance],
    ["Property tax", monthly.propertyTax],
    ["Home insurance", monthly.homeInsurance],
    ["Association fee", monthly.associationFee],
  ]);
  const inputs = [
    amount("Annual property tax", costs.tax.year),
    amount("Annual home insurance", costs.insurance.year),
    rate("County tax rate", property.countyTaxRate),
  ];
  return workedFigure(aboutTotalPayment, monthly.total!, inputs, [step]);
}

const aboutDTI: About = {
  figure: "dti",
  unit: "percent",
  rule: "The qualifying payment on the home, the debts that remain and the mortgages that remain on other homes, as a percentage of the monthly income.",
  source:
    "Fannie Mae Selling Guide B3-6-02, Debt-to-Income Ratios, and B3-6-04, Qualifying Payment Requirements, https://selling-guide.fanniemae.com; HUD Handbook 4000.1 II.A; VA Pamphlet 26-7 chapter 4; 12 CFR 1026.43(c)(5)",
};

const qualifyingSentences: Record<QualifyingRule, string> = {
  asDue: "For an existing mortgage, the payment that is due",
  "note rate": "At the note rate; a temporary buydown's lower rate does not count",
  "note rate and 1 point": "The rate is fixed for one year, so the note rate plus 1 point counts",
  "note rate and first cap, or indexed rate":
    "The rate is fixed for 5 years, so the greater of the note rate plus the first cap and today's index plus the margin counts",
  "highest rate in five years":
    "The rate is fixed for 3 years or less, so the highest rate that the caps allow within five years of the first payment counts",
  "note rate, or indexed rate where higher-priced":
    "The loan is higher-priced, so the greater of the note rate and today's index plus the margin counts",
  "note rate or indexed rate": "The greater of the note rate and today's index plus the margin",
};

/** The steps of the payment that debt to income counts, and why it is not always the first one. */
function qualifyingSteps(working: Working): Step[] {
  const { rule, rate: counted, payments, principalAndInterest, secondLoan, total: all } = qualifyingOf(working);
  const { monthly, repayment } = working;
  const interestOnly = repayment.contract.interestOnly > 0 && rule !== "asDue";
  const over = interestOnly ? `Level over the ${payments} payments after the interest-only period` : undefined;
  const repaid: Line[] =
    secondLoan === monthly.secondLoan ? [] : [["Second loan, repaid over the remaining term", secondLoan]];
  const rest = (all ?? 0) - principalAndInterest - (repaid.length > 0 ? secondLoan : 0);
  return [
    rate("Qualifying rate", counted * 100, { detail: qualifyingSentences[rule] }),
    amount("Principal and interest at that rate", principalAndInterest, over ? { detail: over } : {}),
    total(
      "Qualifying payment",
      [
        ["Principal and interest at that rate", principalAndInterest],
        ...repaid,
        ["Everything else due each month", rest],
      ],
      principalAndInterest === monthly.principalAndInterest
        ? undefined
        : `The first payment is ${figure(monthly.principalAndInterest)}`,
    ),
  ];
}

function obligationLines(working: Working): Line[] {
  const { debts, mortgages } = remainingObligations(working);
  return [
    ...debts.map(({ name, payment }) => [name || "Debt", dollars(payment)] as const),
    ...mortgages.map((each) => [each.name || "Mortgage", existingMonth(each)] as const),
  ];
}

export function explainDTI(working: Working): Explanation {
  const { scenario, monthly, financing } = working;
  const value = dti(working);
  if (monthly.total === null) return absentFigure(aboutDTI, financing.insurance.missing[0]!.sentence);
  if (value === null) return absentFigure(aboutDTI, "The client's monthly income is not known.");
  const income = dollars(scenario.client?.monthlyIncome ?? 0);
  const lines: Line[] = [
    ["Qualifying payment", qualifyingOf(working).total!],
    ["Debts and mortgages that stay", otherObligations(working)],
  ];
  const steps = [
    ...qualifyingSteps(working),
    total("Debts and mortgages that stay", obligationLines(working)),
    total("Owed each month", lines),
    amount("Monthly income", income),
    rate("Debt to income", sixDecimals(value), { formula: "owed each month ÷ monthly income" }),
  ];
  return workedFigure(aboutDTI, value, [amount("Monthly income", income)], steps);
}
