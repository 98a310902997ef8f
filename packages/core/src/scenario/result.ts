import { loanToValue } from "../loan/ltv";
import { type Cents, inDollars, sixDecimals } from "../money/cents";
import { horizonsDefault } from "../rules/product-defaults";
import { appreciation } from "./appreciation";
import { horizons } from "./horizons";
import { loanEstimate } from "./loan-estimate";
import type { Defaults, LoanResult } from "./types";
import type { Working } from "./working";

const known = (cents: Cents | null) => (cents === null ? null : inDollars(cents));
/** All amounts of a record, in dollars. */
const eachInDollars = <K extends string>(record: Record<K, Cents>) => {
  const answer = {} as Record<K, number>;
  for (const key in record) answer[key] = inDollars(record[key]);
  return answer;
};

const monthlyResult = ({ monthly }: Working): LoanResult["monthly"] => ({
  principalAndInterest: inDollars(monthly.principalAndInterest),
  secondLoan: 0,
  mortgageInsurance: known(monthly.mortgageInsurance),
  propertyTax: inDollars(monthly.propertyTax),
  homeInsurance: inDollars(monthly.homeInsurance),
  associationFee: inDollars(monthly.associationFee),
  total: known(monthly.total),
});

function totals({ financing, repayment }: Working): LoanResult["totals"] {
  const { interest, mortgageInsurance } = repayment;
  return {
    interest: inDollars(interest),
    principal: inDollars(financing.amount),
    mortgageInsurance: known(mortgageInsurance),
    payments: mortgageInsurance === null ? null : inDollars((financing.amount + interest + mortgageInsurance) as Cents),
  };
}

function defaults({ financing, costs }: Working): Defaults {
  const { insurance } = financing;
  return {
    MI: known(insurance.defaultMonthly),
    annualMIPercentage: insurance.premiums.annual,
    upfrontMI: inDollars(insurance.defaultUpfront),
    upfrontMIPercentage: insurance.premiums.upfront ?? 0,
    prepaidEscrows: inDollars(financing.defaultPrepaids),
    homeInsurance: inDollars(costs.insurance.defaultMonth),
    propertyTax: inDollars(costs.tax.defaultYear),
  };
}

function rates({ repayment }: Working): LoanResult["rates"] {
  const { schedule, rate } = repayment;
  if (schedule.length === 0) return [];
  return [{ fromPayment: 1, rate: sixDecimals(rate * 100), payment: inDollars(schedule.payment) }];
}

/** One loan's figures as the documented answer: dollars, percent, months. */
export function loanResult(working: Working, horizonYears: readonly number[] | undefined): LoanResult {
  const { loan, bases, costs, financing, repayment, asOf } = working;
  const { amount, amountBeforeMI, insurance } = financing;
  const ltv = sixDecimals(loanToValue(amountBeforeMI, bases.applicablePrice));
  return {
    id: loan.id,
    propertyID: loan.propertyID,
    purchaseDetailsID: loan.purchaseDetailsID,
    amount: inDollars(amount),
    baseAmount: inDollars(bases.baseAmount),
    amountBeforeMI: inDollars(amountBeforeMI),
    ltv,
    cltv: ltv,
    apr: repayment.apr === null ? null : sixDecimals(repayment.apr * 100),
    upfrontMI: inDollars(insurance.upfront),
    MI: known(insurance.monthly),
    miMonths: repayment.miMonths,
    costOfPoints: inDollars(costs.points),
    closingCosts: inDollars(costs.closing.total),
    credits: inDollars(costs.credits.total),
    prepaidEscrows: inDollars(financing.prepaids.total),
    buydownCosts: 0,
    applicablePrice: inDollars(bases.applicablePrice),
    finalPayment: inDollars(repayment.schedule.finalPayment),
    payoffMonths: repayment.schedule.length,
    monthly: monthlyResult(working),
    cash: eachInDollars(working.cash),
    totals: totals(working),
    rates: rates(working),
    horizons: horizons(working, horizonYears ?? horizonsDefault.on(asOf)),
    secondLoan: null,
    buydown: null,
    prepayment: null,
    appreciation: appreciation(working),
    savings: null,
    dti: null,
    escrowAnalysis: null,
    missing: [...insurance.missing],
    defaults: defaults(working),
    creditScore: working.score,
    loanEstimate: loanEstimate(working),
  };
}
