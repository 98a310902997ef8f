import { INSURERS_QUOTE } from "../../loan/conventional-premium";
import { loanToValue } from "../../loan/ltv";
import { type Cents, inDollars, NOTHING, sixDecimals } from "../../money/cents";
import { conventionalRateCard } from "../../rules/conventional-rate-card";
import { daysBetween } from "../../rules/day";
import { horizonsDefault, quoteAgeDefault } from "../../rules/product-defaults";
import { pricingQuote } from "../schema/insurance";
import type { Defaults, LoanResult } from "../schema/types";
import { buydownResult } from "../steps/buydown";
import { remainingLiens } from "../steps/existing-mortgage";
import { secondLoanResult } from "../steps/second-loan";
import type { Working } from "../working";
import { appreciation } from "./appreciation";
import { dti } from "./dti";
import { escrowAnalysis } from "./escrow-analysis";
import { horizons } from "./horizons";
import { dollarsOrNull, eachInDollars } from "./in-dollars";
import { loanEstimate } from "./loan-estimate";
import { prepayment } from "./prepayment";
import { qualifyingOf } from "./qualifying";
import { savings } from "./savings";

const monthlyResult = ({ monthly }: Working): LoanResult["monthly"] => ({
  principalAndInterest: inDollars(monthly.principalAndInterest),
  secondLoan: inDollars(monthly.secondLoan),
  mortgageInsurance: dollarsOrNull(monthly.mortgageInsurance),
  propertyTax: inDollars(monthly.propertyTax),
  homeInsurance: inDollars(monthly.homeInsurance),
  associationFee: inDollars(monthly.associationFee),
  total: dollarsOrNull(monthly.total),
});

function totalsResult({ financing, repayment }: Working): LoanResult["totals"] {
  const { interest, mortgageInsurance } = repayment;
  return {
    interest: inDollars(interest),
    principal: inDollars(financing.amount),
    mortgageInsurance: dollarsOrNull(mortgageInsurance),
    payments: mortgageInsurance === null ? null : inDollars((financing.amount + interest + mortgageInsurance) as Cents),
  };
}

function defaultsResult({ financing, costs, repayment }: Working): Defaults {
  const { insurance } = financing;
  return {
    MI: dollarsOrNull(repayment.defaultPremium),
    annualMIPercentage: insurance.premiums.annual,
    upfrontMI: inDollars(insurance.defaultUpfront),
    upfrontMIPercentage: insurance.premiums.upfront ?? 0,
    prepaidEscrows: inDollars(financing.defaultPrepaids),
    homeInsurance: inDollars(costs.insurance.defaultMonth),
    propertyTax: inDollars(costs.tax.defaultYear),
  };
}

/** The day of the rate card behind the monthly premium; null where something else gives it, or nothing is asked for. */
function rateCardDay({ loan, financing }: Working): string | null {
  const { rule } = financing.insurance.premiums;
  const isTyped = loan.MI !== null || loan.annualMIPercentage !== null;
  return !isTyped && rule?.label === conventionalRateCard.label ? rule.version.from : null;
}

/** The insurer's quote behind a premium; null where something else gives both, or nothing is asked for. */
function quoteResult({ loan, financing, asOf }: Working): LoanResult["insurersQuote"] {
  const { rule } = financing.insurance.premiums;
  const quote = pricingQuote(loan.MIWorksheet);
  const isTyped = (loan.MI !== null || loan.annualMIPercentage !== null) && loan.upfrontMI !== null;
  if (!quote?.date || isTyped || rule?.label !== INSURERS_QUOTE) return null;
  const { insurer, date } = quote;
  return { insurer, date, isOld: daysBetween(date, asOf) > quoteAgeDefault.on(asOf) };
}

const premiumsResult = ({ repayment }: Working): LoanResult["premiums"] =>
  (repayment.premiums?.asPaid ?? []).map(({ payment, until }, at, runs) => ({
    fromPayment: (runs[at - 1]?.until ?? 0) + 1,
    untilPayment: until,
    monthly: inDollars(payment),
  }));

const ratesResult = ({ repayment }: Working): LoanResult["rates"] =>
  repayment.levels.map(({ fromPayment, rate, payment }) => ({
    fromPayment,
    rate: sixDecimals(rate * 100),
    payment: inDollars(payment),
  }));

function qualifyingResult(working: Working): LoanResult["qualifying"] {
  const { rate, principalAndInterest, total } = qualifyingOf(working);
  return {
    rate: sixDecimals(rate * 100),
    principalAndInterest: inDollars(principalAndInterest),
    total: dollarsOrNull(total),
  };
}

/** Converts the working of one loan to the documented answer in dollars, percent and months. */
export function loanResult(working: Working, horizonYears: readonly number[] | undefined): LoanResult {
  const { loan, bases, costs, financing, buydown, repayment, asOf } = working;
  const { amount, amountBeforeMI, insurance } = financing;
  const ltv = (lent: number) => sixDecimals(loanToValue(lent as Cents, bases.applicablePrice));
  /** All loans on the home where the second one lends an amount. */
  const shareWith = (second: Cents) => ltv(amountBeforeMI + second + remainingLiens(working.scenario, loan));
  return {
    id: loan.id,
    propertyID: loan.propertyID,
    purchaseDetailsID: loan.purchaseDetailsID,
    amount: inDollars(amount),
    baseAmount: inDollars(bases.baseAmount),
    amountBeforeMI: inDollars(amountBeforeMI),
    ltv: ltv(amountBeforeMI),
    cltv: shareWith(bases.second),
    apr: repayment.disclosed.apr === null ? null : sixDecimals(repayment.disclosed.apr * 100),
    upfrontMI: inDollars(insurance.upfront),
    upfrontRefund: inDollars(insurance.refund),
    MI: dollarsOrNull(working.monthly.mortgageInsurance),
    rateCard: rateCardDay(working),
    insurersQuote: quoteResult(working),
    premiums: premiumsResult(working),
    miMonths: repayment.miMonths,
    costOfPoints: inDollars(costs.points),
    closingCosts: inDollars(costs.closing.total),
    credits: inDollars(costs.credits.total),
    prepaidEscrows: inDollars(financing.prepaids.total),
    buydownCosts: inDollars(buydown?.cost ?? NOTHING),
    applicablePrice: inDollars(bases.applicablePrice),
    finalPayment: inDollars(repayment.schedule.finalPayment),
    payoffMonths: repayment.schedule.length,
    monthly: monthlyResult(working),
    cash: eachInDollars(working.cash),
    totals: totalsResult(working),
    rates: ratesResult(working),
    horizons: horizons(working, horizonYears ?? horizonsDefault.on(asOf)),
    secondLoan: repayment.second && secondLoanResult(repayment.second, shareWith),
    buydown: buydown && buydownResult(buydown),
    prepayment: prepayment(working),
    appreciation: appreciation(working),
    savings: savings(working),
    qualifying: qualifyingResult(working),
    dti: dti(working),
    escrowAnalysis: escrowAnalysis(working.scenario, loan, costs),
    missing: [...insurance.missing],
    defaults: defaultsResult(working),
    creditScore: working.score,
    loanEstimate: loanEstimate(working),
  };
}
