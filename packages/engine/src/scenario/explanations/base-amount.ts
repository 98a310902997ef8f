import { dollars } from "../../money/cents";
import type { Explanation, Loan, Scenario, Step } from "../schema/types";
import { debtsPaidOff, mortgagesPaidOff } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { applicablePriceSteps } from "./value";
import { type About, absent, amount, figure, type Line, less, percentText, rate, text, total, worked } from "./wording";

/** Lists each mortgage and debt that is paid off, with what is owed on it. */
export function payoffLines(scenario: Scenario, propertyID: string): Line[] {
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
  if (loan.program === "allCash") return [amount("Base amount", 0, { detail: "Nobody lends" })];
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
export function baseAmountSteps(working: Working): Step[] {
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
export function baseAmountInputs({ loan, property, bases }: Working): Step[] {
  const appraised = property.userAppraisedValue;
  const value = appraised === null ? [] : [amount("Appraised value", dollars(appraised))];
  if (loan.category === "existing") return [amount("Balance", dollars(loan.balance ?? 0))];
  if (loan.category === "purchase") return [amount("Price", bases.price), ...value, typedDownPayment(loan)];
  if ((loan.targetLTV ?? null) !== null) return [...value, rate("Loan-to-value to lend", loan.targetLTV!)];
  return [...value, amount("The client's cash", dollars(loan.userCashToApply ?? 0))];
}

/** Makes the input that shows the down payment as it was typed. */
export const typedDownPayment = ({ downPayment, downPaymentPercentage }: Loan): Step =>
  downPayment === null
    ? rate("Down payment", downPaymentPercentage ?? 0)
    : amount("Down payment", dollars(downPayment));

const aboutBaseAmount: About = {
  figure: "baseAmount",
  unit: "dollars",
  rule: "What is lent before anything is financed: the lower of price and appraised value less the down payment; of a refinance so much of the value, or what it pays off less the client's cash.",
  source:
    "Lending convention: loan-to-value is of the lower of price and appraised value (Fannie Mae Selling Guide B2-1.2-01)",
};

export const explainBaseAmount = (working: Working): Explanation =>
  worked(aboutBaseAmount, working.bases.baseAmount, baseAmountInputs(working), baseAmountSteps(working));

const aboutPayoffs: About = {
  figure: "payoffs",
  unit: "dollars",
  rule: "The balances of the mortgages on the home and of the debts that are marked to be paid off.",
  source: "Highway conventions for a refinance",
};

export function explainPayoffs(working: Working): Explanation {
  const { loan, bases } = working;
  if (loan.category !== "refinance") return absent(aboutPayoffs, "Only a refinance pays mortgages and debts off.");
  if (bases.payoffs === 0 && payoffLines(working.scenario, loan.propertyID).length === 0) {
    return worked(
      aboutPayoffs,
      0,
      [],
      [text("Nothing to pay off", "No mortgage on the home or debt is marked."), amount("Paid off", 0)],
    );
  }
  return worked(aboutPayoffs, bases.payoffs, [], [payoffStep(working)]);
}
