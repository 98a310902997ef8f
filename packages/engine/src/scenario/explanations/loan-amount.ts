import { loanToValue } from "../../loan/ltv";
import { type Cents, dollars, sixDecimals } from "../../money/cents";
import { limitsBetween, loanLimits } from "../../rules/loan-limits";
import type { Explanation, Loan, Scenario, Step } from "../schema/types";
import { debtsPaidOff, mortgagesPaidOff, remainingLiens } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { applicablePriceSteps } from "./value";
import {
  type About,
  absentFigure,
  amount,
  figure,
  type Line,
  less,
  percentText,
  rate,
  text,
  total,
  workedFigure,
} from "./wording";

/** Lists each mortgage and debt that is paid off, with what is owed on it. */
function payoffLines(scenario: Scenario, propertyID: string): Line[] {
  const mortgages = mortgagesPaidOff(scenario, propertyID).map(
    ({ name, balance = 0 }) => [name || "Mortgage", dollars(balance)] as const,
  );
  return [
    ...mortgages,
    ...debtsPaidOff(scenario).map(({ name, balance }) => [name || "Debt", dollars(balance)] as const),
  ];
}

const payoffStep = ({ scenario, loan }: Working) => total("Paid off", payoffLines(scenario, loan.propertyID));

function refinanceBaseSteps(working: Working): Step[] {
  const { loan, bases } = working;
  const { baseAmount, payoffs, applicablePrice } = bases;
  if (loan.program === "allCash") return [amount("Base amount", 0, { detail: "All cash: no loan" })];
  const target = loan.targetLTV ?? null;
  if (target !== null) {
    const detail = `${percentText(target)} of ${figure(applicablePrice)}, to the nearest cent`;
    return [...applicablePriceSteps(working), amount("Base amount", baseAmount, { detail })];
  }
  const applied = dollars(loan.userCashToApply ?? 0);
  if (applied > payoffs) {
    const detail = "The client's cash pays off all of it";
    return [payoffStep(working), amount("Base amount", 0, { detail })];
  }
  const lines: Line[] = [
    ["Paid off", payoffs],
    ["The client's cash", less(applied)],
  ];
  return [payoffStep(working), total("Base amount", lines)];
}

/** Makes the steps that lead to the base amount, which is the last of them. */
function baseAmountSteps(working: Working): Step[] {
  const { loan, bases } = working;
  if (loan.category === "existing")
    return [amount("Base amount", bases.baseAmount, { detail: "The balance as typed" })];
  if (loan.category === "refinance") return refinanceBaseSteps(working);
  const lines: Line[] = [
    [applicablePriceSteps(working).at(-1)!.label, bases.applicablePrice],
    ["Down payment", less(bases.downPayment)],
  ];
  return [...applicablePriceSteps(working), total("Base amount", lines)];
}

/** Makes the inputs of the base amount: what was typed of price, value and down payment. */
function baseAmountInputs({ loan, property, bases }: Working): Step[] {
  const appraised = property.userAppraisedValue;
  const value = appraised === null ? [] : [amount("Appraised value", dollars(appraised))];
  if (loan.category === "existing") return [amount("Balance", dollars(loan.balance ?? 0))];
  if (loan.category === "purchase") return [amount("Price", bases.price), ...value, typedDownPayment(loan)];
  if ((loan.targetLTV ?? null) !== null) return [...value, rate("Target loan-to-value", loan.targetLTV!)];
  return [...value, amount("The client's cash", dollars(loan.userCashToApply ?? 0))];
}

/** Makes the input that shows the down payment as it was typed. */
const typedDownPayment = ({ downPayment, downPaymentPercentage }: Loan): Step =>
  downPayment === null
    ? rate("Down payment", downPaymentPercentage ?? 0)
    : amount("Down payment", dollars(downPayment));

const aboutBaseAmount: About = {
  figure: "baseAmount",
  unit: "dollars",
  rule: "What is lent before any costs are financed. In a purchase, it is the lower of the price and the appraised value, minus the down payment. In a refinance, it is the chosen share of the value, or what the loan pays off minus the client's cash.",
  source:
    "Lending convention: loan-to-value is of the lower of price and appraised value (Fannie Mae Selling Guide B2-1.2-01)",
};

export const explainBaseAmount = (working: Working): Explanation =>
  workedFigure(aboutBaseAmount, working.bases.baseAmount, baseAmountInputs(working), baseAmountSteps(working));

const aboutPayoffs: About = {
  figure: "payoffs",
  unit: "dollars",
  rule: "The balances of the mortgages on the home and of the debts that are marked to be paid off.",
  source: "Highway conventions for a refinance",
};

export function explainPayoffs(working: Working): Explanation {
  const { loan, bases } = working;
  if (loan.category !== "refinance")
    return absentFigure(aboutPayoffs, "Only a refinance pays mortgages and debts off.");
  if (bases.payoffs === 0 && payoffLines(working.scenario, loan.propertyID).length === 0) {
    return workedFigure(
      aboutPayoffs,
      0,
      [],
      [text("Nothing to pay off", "No mortgage or debt is marked to be paid off."), amount("Paid off", 0)],
    );
  }
  return workedFigure(aboutPayoffs, bases.payoffs, [], [payoffStep(working)]);
}

/** The limits between which the county's loan limit lies. Larger loans are worked out too, because the lender may lend more. */
function loanLimitInputs({ loan, property, asOf }: Working): Step[] {
  const [first] = loanLimits.versions;
  const asked = loan.program === "conventional" || loan.program === "fha";
  if (loan.category === "existing" || asOf < first!.from || !asked) return [];
  const { value, from } = loanLimits.version(asOf);
  const { lowest, highest } = limitsBetween(loan.program === "fha" ? "fha" : "conforming", value, property.state);
  const at = loan.units - 1;
  const units = loan.units === 1 ? "One unit" : `${loan.units} units`;
  const detail = `${units}, from ${from}; up to ${figure(highest[at]!)} in the most expensive counties`;
  return [amount(loan.program === "fha" ? "FHA limit" : "Conforming limit", lowest[at]!, { detail })];
}

const aboutAmount: About = {
  figure: "amount",
  unit: "dollars",
  rule: "The base amount, plus what is financed: closing costs, points, prepaids and upfront mortgage insurance.",
  source:
    "Lending convention: loan-to-value is of the lower of price and appraised value (Fannie Mae Selling Guide B2-1.2-01)",
};

export function explainAmount(working: Working): Explanation {
  const { bases, financing } = working;
  const { financed, amountBeforeMI } = financing;
  const steps = baseAmountSteps(working);
  if (amountBeforeMI !== bases.baseAmount) {
    steps.push(
      total("Amount before mortgage insurance", [
        ["Base amount", bases.baseAmount],
        ["Financed closing costs", financed.closingCosts],
        ["Financed points", financed.points],
        ["Financed prepaids and escrows", financed.prepaids],
      ]),
    );
  }
  const last = total("Loan amount", [
    [steps.at(-1)!.label, amountBeforeMI],
    ["Financed upfront mortgage insurance", financed.upfrontMI],
  ]);
  return workedFigure(
    aboutAmount,
    financing.amount,
    [...baseAmountInputs(working), ...loanLimitInputs(working)],
    [...steps, last],
  );
}

const aboutDownPayment: About = {
  figure: "downPayment",
  unit: "dollars",
  rule: "The dollars or the percentage of the applicable price that was typed, up to all of it, minus what the second loan lends.",
  source: "The down payment sizes the first loan; a percentage is of the lower of price and appraised value",
};

function downPaymentStep({ loan, bases }: Working): Step {
  const { downPayment, applicablePrice } = bases;
  if (loan.program === "allCash") return amount("Down payment", downPayment, { detail: "The whole price" });
  const share = loan.downPaymentPercentage ?? 0;
  const computed = `${percentText(share)} of ${figure(applicablePrice)}, to the nearest cent`;
  return amount("Down payment", downPayment, { detail: loan.downPayment === null ? computed : "As typed" });
}

export function explainDownPayment(working: Working): Explanation {
  const { loan, bases, cash } = working;
  if (loan.category !== "purchase") return absentFigure(aboutDownPayment, "Only a purchase has a down payment.");
  const steps = [...applicablePriceSteps(working), downPaymentStep(working)];
  if (bases.second > 0) {
    steps.push(
      total("Down payment in cash", [
        ["Down payment", bases.downPayment],
        ["Lent by the second loan", less(bases.second)],
      ]),
    );
  }
  return workedFigure(
    aboutDownPayment,
    cash.downPayment,
    [amount("Price", bases.price), typedDownPayment(loan)],
    steps,
  );
}

const loanToValueSource =
  "Fannie Mae Selling Guide B2-1.2-01 and B2-1.2-02, https://selling-guide.fanniemae.com; financed upfront mortgage insurance is left out";
const aboutLTV: About = {
  figure: "ltv",
  unit: "percent",
  rule: "The amount before financed upfront mortgage insurance, as a percentage of the applicable price.",
  source: loanToValueSource,
};
const aboutCLTV: About = {
  figure: "cltv",
  unit: "percent",
  rule: "The first loan's amount before financed upfront mortgage insurance, plus the second loan and any other mortgage owed on the home, as a percentage of the applicable price.",
  source: loanToValueSource,
};

function explainRatio(about: About, { bases }: Working, lent: Step, cents: Cents): Explanation {
  const price = amount("Applicable price", bases.applicablePrice);
  const value = sixDecimals(loanToValue(cents, bases.applicablePrice));
  const label = about.figure === "ltv" ? "Loan-to-value" : "Combined loan-to-value";
  const last: Step = { ...rate(label, value), formula: "lent ÷ applicable price, to 6 decimals of a percent" };
  return workedFigure(about, value, [price], [lent, price, last]);
}

export function explainLTV(working: Working): Explanation {
  const { amountBeforeMI } = working.financing;
  return explainRatio(aboutLTV, working, amount("Amount before mortgage insurance", amountBeforeMI), amountBeforeMI);
}

export function explainCLTV(working: Working): Explanation {
  const { amountBeforeMI } = working.financing;
  const { second } = working.bases;
  const beside = remainingLiens(working.scenario, working.loan);
  const lent = total("All loans on the home", [
    ["Amount before mortgage insurance", amountBeforeMI],
    ["Second loan", second],
    [working.loan.category === "existing" ? "Other mortgages on the home" : "Mortgages that stay", beside],
  ]);
  return explainRatio(aboutCLTV, working, lent, (amountBeforeMI + second + beside) as Cents);
}
