import { type Cents, inDollars, NOTHING } from "../../money/cents";
import { chosenGrowth } from "../../scenario/outcomes/appreciation";
import { eachInDollars } from "../../scenario/outcomes/in-dollars";
import type { Scenario } from "../../scenario/schema/types";
import { runAccounts } from "../accounts";
import type { ToolAnswer } from "../answer-parts";
import type { Assumptions, SavedAssumptions } from "../assumptions";
import { assumptionProblems, chosenLoan } from "../assumptions";
import { taxGrowthOf } from "../growth-of-tax";
import { DOWNSIDES, YEARS } from "../horizon";
import { loanOutlay } from "../owner";
import { premiumProblems } from "../premium-problems";
import type { RentOrBuy, RentOrBuyLead } from "./answer";
import { breakEvenRent, breakEvenYears, growthToBreakEven } from "./break-evens";
import { type Comparison, comparison, differenceAfter, type End, endAfter, grownBy, inTodaysMoney } from "./comparison";
import { swings } from "./sensitivity";

function endInDollars(end: End, compared: Comparison, years: number): RentOrBuy["atHorizon"] {
  const { excludedGain: _, ownerAccountGain: _owners, renterAccountGain: _renters, ...shown } = end;
  const differenceToday = inTodaysMoney(end.difference, compared.assumptions, years);
  return eachInDollars({ ...shown, differenceToday });
}

/** The first month of a year. */
function monthOf({ owner, renter }: Comparison, year: number): RentOrBuy["years"][number]["month"] {
  const month = year * 12 - 11;
  const { total: _, ...costs } = owner.costs[year - 1]!;
  const { rent, insurance } = renter.years[year - 1]!;
  const saved = Math.floor((owner.taxYears?.[year - 1]?.savings ?? 0) / 12 + 0.5);
  const paid = loanOutlay(owner.loans, month) + owner.costs[year - 1]!.total;
  return eachInDollars({
    principalAndInterest: owner.loans.payments[month] as Cents,
    mortgageInsurance: (owner.loans.premiums[month]! - owner.loans.premiums[month - 1]!) as Cents,
    ...costs,
    taxSavings: saved as Cents,
    owner: (paid - saved) as Cents,
    rent,
    rentersInsurance: insurance,
    renter: (rent + insurance) as Cents,
  });
}

const outlayBetween = (outlay: Float64Array, from: number, until: number) =>
  outlay.subarray(from, until + 1).reduce((total, each) => total + each, 0) as Cents;

function yearOf(compared: Comparison, year: number): RentOrBuy["years"][number] {
  const { owner, renterOutlay } = compared;
  const [from, until] = [year * 12 - 11, year * 12];
  return {
    year,
    month: monthOf(compared, year),
    ownerOutlay: inDollars(outlayBetween(owner.outlay, from, until)),
    renterOutlay: inDollars(outlayBetween(renterOutlay, from, until)),
    taxSavings: inDollars(owner.taxYears?.[year - 1]?.savings ?? NOTHING),
    end: endInDollars(endAfter(compared, year), compared, year),
  };
}

/** Adds up what both sides pay until the horizon. */
export function totalsOf({ owner, renter, renterOutlay }: Comparison, years: number) {
  const month = years * 12;
  const inYears = <T>(list: readonly T[], amount: (of: T) => number) =>
    list.slice(0, years).reduce((total, each) => total + amount(each), 0) as Cents;
  const monthly = (amount: (of: Comparison["owner"]["costs"][number]) => number) =>
    inYears(owner.costs, (each) => amount(each) * 12);
  return {
    interest: owner.loans.interest[month] as Cents,
    mortgageInsurance: owner.loans.premiums[month] as Cents,
    propertyTax: monthly(({ propertyTax }) => propertyTax),
    homeInsurance: monthly(({ homeInsurance }) => homeInsurance),
    associationFee: monthly(({ associationFee }) => associationFee),
    maintenance: monthly(({ maintenance }) => maintenance),
    taxSavings: inYears(owner.taxYears ?? [], ({ savings }) => savings),
    rent: inYears(renter.years, ({ rent }) => rent * 12),
    rentersInsurance: inYears(renter.years, ({ insurance }) => insurance * 12),
    ownerOutlay: outlayBetween(owner.outlay, 0, month),
    renterOutlay: outlayBetween(renterOutlay, 0, month),
  };
}

/** The lines of the two falls, in cents; what lowers the difference is negative. */
const partsOf = (end: End): RentOrBuy["parts"] => {
  const signs = {
    homeValue: 1,
    sellingCosts: -1,
    owed: -1,
    escrowBack: 1,
    ownerAccount: 1,
    ownerGainsTax: -1,
    depositBack: -1,
    renterAccount: -1,
    renterGainsTax: 1,
  } as const;
  return (Object.keys(signs) as (keyof typeof signs)[]).map((part) => ({
    part,
    amount: inDollars((0 + signs[part] * end[part]) as Cents),
  }));
};

/** Computes the difference as if money that is set aside earned nothing. */
export function cashFlowOf(compared: Comparison): Cents {
  const { owner, renterOutlay, assumptions } = compared;
  const accounts = runAccounts(owner.outlay, renterOutlay, 0, assumptions.horizon * 12);
  return differenceAfter({ ...compared, accounts }, assumptions.horizon);
}

function downsideOf(compared: Comparison): RentOrBuy["downside"] {
  const { horizon } = compared.assumptions;
  const at = (growth: readonly number[]) => differenceAfter(grownBy(compared, growth, horizon), horizon);
  return eachInDollars({ flat: at(DOWNSIDES.flat), fall: at(DOWNSIDES.fall) });
}

function basisOf({ working, owner, renter, renterOutlay, assumptions, gainsTax }: Comparison) {
  const { financing, repayment, monthly, cash, loan } = working;
  return {
    loanID: loan.id,
    horizon: assumptions.horizon,
    ending: assumptions.ending,
    loanAmount: inDollars(financing.amount),
    payment: inDollars((monthly.principalAndInterest + monthly.secondLoan) as Cents),
    monthlyMI: inDollars(monthly.mortgageInsurance ?? NOTHING),
    miMonths: repayment.miMonths,
    cashToClose: inDollars(cash.toClose),
    renterAtStart: inDollars((renter.deposit + renter.fee) as Cents),
    ownerMonth1: inDollars(owner.outlay[1] as Cents),
    renterMonth1: inDollars(renterOutlay[1] as Cents),
    isTaxKnown: owner.taxYears !== null,
    growth: growthOf(working),
    taxGrowth: taxGrowthOf(working, assumptions),
    gainsTax:
      gainsTax.by === "rate" ? { rate: gainsTax.rate, isTyped: gainsTax.isTyped } : { rate: null, isTyped: false },
  };
}

const growthOf = (working: Comparison["working"]): RentOrBuy["growth"] => {
  const { type, yearly, assumed, source } = chosenGrowth(working);
  return { type, yearly: [...yearly], assumed, source };
};

/** Works out both sides, or lists what the saved block lacks. */
export function comparisonOf(scenario: Scenario, assumptions: SavedAssumptions): ToolAnswer<Comparison> {
  const loan = chosenLoan(scenario, assumptions.loanID);
  const problems = assumptionProblems("bvr", scenario, assumptions);
  if (!loan || Object.keys(problems).length > 0) return { answer: null, problems };
  const compared = comparison(scenario, loan, assumptions as Assumptions);
  const lacking = premiumProblems(scenario, compared.working);
  return lacking ? { answer: null, problems: lacking } : { answer: compared, problems: null };
}

const allYears = Array.from({ length: YEARS }, (_, before) => before + 1);

function leadOf(compared: Comparison): RentOrBuyLead {
  const { horizon } = compared.assumptions;
  return {
    ...basisOf(compared),
    atHorizon: endInDollars(endAfter(compared, horizon), compared, horizon),
    downside: downsideOf(compared),
    breakEvenYears: breakEvenYears(allYears.map((year) => differenceAfter(compared, year))),
    breakEvenRent: breakEvenRent(compared),
    breakEvenGrowth: growthToBreakEven(compared),
  };
}

/**
 * Works out whether buying or renting leaves more: both sides spend the same month by month, the side that spends less sets the difference aside, and
 * what each owns at the horizon is compared. Amounts are dollars to the cent. The input is taken to be valid; what is missing is told in `problems`.
 * It throws what `calculate` throws. The parts below the answer take longer, and are worked out when `whole` is called.
 */
export function rentOrBuyInSteps(
  scenario: Scenario,
  assumptions: SavedAssumptions,
): ToolAnswer<{ lead: RentOrBuyLead; whole: () => RentOrBuy }> {
  const { answer: compared, problems } = comparisonOf(scenario, assumptions);
  if (!compared) return { answer: null, problems };
  const lead = leadOf(compared);
  const { horizon } = compared.assumptions;
  const whole = () => ({
    ...lead,
    totals: eachInDollars(totalsOf(compared, horizon)),
    parts: partsOf(endAfter(compared, horizon)),
    years: allYears.map((year) => yearOf(compared, year)),
    cashFlow: inDollars(cashFlowOf(compared)),
    sensitivity: swings(scenario, compared.working.loan, compared),
  });
  return { answer: { lead, whole }, problems: null };
}

/**
 * Works out whether buying or renting leaves more, with all that stands below the answer. Amounts are dollars to the cent. What is missing is told in
 * `problems`. It throws what `calculate` throws.
 */
export function rentOrBuy(scenario: Scenario, assumptions: SavedAssumptions): ToolAnswer<RentOrBuy> {
  const { answer, problems } = rentOrBuyInSteps(scenario, assumptions);
  return answer ? { answer: answer.whole(), problems: null } : { answer: null, problems };
}
