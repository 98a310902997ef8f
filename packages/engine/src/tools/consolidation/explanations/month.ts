import { less } from "../../../scenario/explanations/wording";
import { homeSale } from "../../../scenario/outcomes/move-up";
import { savedSoFar } from "../../../scenario/outcomes/savings";
import type { Step } from "../../../scenario/schema/types";
import { workOut } from "../../../scenario/working";
import { amount, count, figure, ofLoan, rate, type Told, text, total, workedFigure, workedOut } from "../../wording";
import { blendedAfter, blendedBefore } from "../consolidation";
import type { ConsolidationWork } from "../work";
import { none, overItems, premiumMissing } from "./parts";

export const explainPaidOff = (work: ConsolidationWork): Told =>
  overItems(
    { rule: "The balances of the mortgages and debts that are paid off." },
    work,
    "Paid off",
    (item) => item.balance,
  );

export function explainPayment({ working: { monthly } }: ConsolidationWork): Told {
  const rule = "The principal and interest on the new loans in the first month.";
  const last = total("Principal and interest", [
    ["New loan", monthly.principalAndInterest],
    ["Second loan", monthly.secondLoan],
  ]);
  return workedFigure({ rule }, monthly.principalAndInterest + monthly.secondLoan, [], [last]);
}

export const explainMonthlyBefore = (work: ConsolidationWork): Told =>
  overItems(
    {
      rule: "The principal, interest and mortgage insurance of the mortgages and the payments on the debts that are paid off.",
    },
    work,
    "Monthly before",
    (item) => item.payment,
  );

export function explainMonthlyAfter(work: ConsolidationWork): Told {
  const about = { rule: "Principal, interest and mortgage insurance of the new loans in the first month." };
  const { monthly } = work.working;
  if (work.month.after === null) return none(about, premiumMissing(work));
  const last = total("Monthly after", [
    ["Principal and interest", monthly.principalAndInterest],
    ["Second loan", monthly.secondLoan],
    ["Mortgage insurance", monthly.mortgageInsurance ?? 0],
  ]);
  return workedFigure(about, work.month.after, [], [last]);
}

const savingsStep = ({ month }: ConsolidationWork): Step =>
  total("Freed up each month", [
    ["Monthly before", month.before],
    ["Monthly after", less(month.after ?? 0)],
  ]);

export function explainMonthlySavings(work: ConsolidationWork): Told {
  const about = {
    rule: "The payments that end, minus the principal, interest and mortgage insurance of the new loans.",
  };
  if (work.month.saved === null) return none(about, premiumMissing(work));
  return workedFigure(about, work.month.saved, [], [savingsStep(work)]);
}

const costStep = ({ working: { cash } }: ConsolidationWork): Step =>
  total("Cost of the new loan", [
    ["Points", cash.points],
    ["Closing costs", cash.closingCosts],
    ["Upfront mortgage insurance", cash.upfrontMI],
    ["The borrower's buydown", cash.buydown],
    ["Credits", less(cash.credits)],
  ]);

export function explainCost(work: ConsolidationWork): Told {
  const rule =
    "Points, closing costs, upfront mortgage insurance and the borrower's buydown, minus the credits. Cash that lowers the loan is not a cost, and prepaids would be due without it too.";
  return workedFigure({ rule }, work.cost, [], [costStep(work)]);
}

export function explainCash(work: ConsolidationWork): Told {
  const { working, replaced, cashToClose } = work;
  if (!replaced.isSale) return ofLoan(working, "cashToClose");
  const { proceeds } = homeSale(workOut(working.scenario, replaced.mortgages[0]!));
  const last = total("Cash after the sale", [
    ["Cash to close", working.cash.toClose],
    ["Net proceeds of the sale", less(proceeds)],
  ]);
  return workedFigure(
    { rule: "Cash to close, minus the net proceeds of the home that is sold." },
    cashToClose,
    [],
    [last],
  );
}

const rateSteps = ({ before }: ConsolidationWork): Step[] =>
  before.items.map(({ name, balance, rate: yearly }) =>
    yearly === null
      ? { ...text(name, "Rate not known"), detail: `Balance ${figure(balance)}` }
      : rate(name, yearly, { detail: `Balance ${figure(balance)}` }),
  );

export function explainBlendedBefore(work: ConsolidationWork): Told {
  const about = { rule: "The average rate of what is paid off, each weighted by its balance, to 3 decimals." };
  const blended = blendedBefore(work);
  if (blended === null)
    return none({ ...about, unit: "percent" }, "Not known, because a rate is missing, or nothing is owed.");
  const last = rate("Blended rate", blended, { formula: "the sum of balance × rate ÷ the sum of the balances" });
  return workedOut(about, blended, [], [...rateSteps(work), amount("Paid off", work.paidOff), last]);
}

export function explainRateAfter(work: ConsolidationWork): Told {
  const { loan, repayment } = work.working;
  const value = blendedAfter(work);
  const rule =
    "The rate of the new loan. With a second loan it is the average of both rates, weighted by their amounts.";
  const last = rate("Rate after", value, { detail: repayment.second ? "Of both loans" : "The rate of the new loan" });
  return workedOut({ rule }, value, [], [rate("New loan", loan.rate), last]);
}

const breakEvenTexts = {
  never: "Never, because the savings do not earn back the cost before the loans are repaid",
  always: "Immediately, because there is no cost to earn back",
  after: "The number of payments that earns back the cost",
  until: "How long the savings last",
} as const;

export function explainBreakEven(work: ConsolidationWork): Told {
  const { breakEven, working, replaced } = work;
  const about = {
    rule: "The first payment after which the monthly savings, added up as payments are due, have paid back the cost. The answer is “never” if they have not done so by the last payment of the old and new loans. Payments of a debt whose rate and months are not known count only as long as its balance alone takes.",
    unit: "months" as const,
  };
  if (!breakEven) return none(about, premiumMissing(work));
  if (breakEven.kind === "never")
    return workedOut(about, null, [], [costStep(work), savingsStep(work), text("Break-even", breakEvenTexts.never)]);
  const payments = breakEven.kind === "always" ? 0 : breakEven.months;
  const saved = savedSoFar(working, replaced);
  const around = [payments - 1, payments].filter((month) => month > 0);
  const steps = [
    costStep(work),
    savingsStep(work),
    ...around.map((month) => amount(`Saved up to payment ${month}`, saved[month]!)),
    count("Break-even", payments, "months", breakEvenTexts[breakEven.kind]),
  ];
  return workedOut(about, payments, [], steps);
}
