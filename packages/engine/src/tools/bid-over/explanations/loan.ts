import { less, missingPremium } from "../../../scenario/explanations/wording";
import { monthlyAfter } from "../../../scenario/outcomes/savings";
import { amount, ofLoan, type Told, total, workedFigure } from "../../wording";
import type { BidWork } from "../work";
import { askingStep, NO_LOAN, none } from "./steps";

export function explainExtraCash(work: BidWork): Told {
  const about = {
    rule: "The cash to close at the bid, with the appraised value, minus the cash to close of the same loan at the asking price, without one.",
  };
  if (!work.loan) return none(about, NO_LOAN);
  const { atBid, atAsking } = work.loan;
  const last = total("Extra cash at closing", [
    ["Cash to close at the bid", atBid.cash.toClose],
    ["Cash to close at the asking price", less(atAsking.cash.toClose)],
  ]);
  const gap = amount("Part of it above the appraised value", atBid.cash.appraisalGap);
  const steps = [askingStep(work), ...(atBid.cash.appraisalGap > 0 ? [gap] : []), last];
  return workedFigure(about, atBid.cash.toClose - atAsking.cash.toClose, [amount("Bid", work.bid)], steps);
}

/** Says what counts as the loan's month. */
const monthText = ({ loan }: BidWork) =>
  loan?.atBid.repayment.second
    ? "principal and interest of both loans and mortgage insurance"
    : "principal, interest and mortgage insurance";

export function explainExtraMonth(work: BidWork): Told {
  const about = {
    rule: `The monthly ${monthText(work)} at the bid, minus those of the same loan at the asking price.`,
  };
  if (!work.loan) return none(about, NO_LOAN);
  const [bid, asking] = [monthlyAfter(work.loan.atBid), monthlyAfter(work.loan.atAsking)];
  if (bid === null || asking === null)
    return none(about, missingPremium(bid === null ? work.loan.atBid : work.loan.atAsking));
  const last = total("Extra each month", [
    ["Monthly at the bid", bid],
    ["Monthly at the asking price", less(asking)],
  ]);
  return workedFigure(about, bid - asking, [amount("Bid", work.bid), askingStep(work)], [last]);
}

export function explainCashAtBid({ loan }: BidWork): Told {
  return loan
    ? ofLoan(loan.atBid, "cashToClose")
    : none({ rule: "The cash to close of the loan at the bid." }, NO_LOAN);
}

export function explainMonthAtBid(work: BidWork): Told {
  const { loan } = work;
  const about = { rule: `The ${monthText(work)} of the first month at the bid.` };
  if (!loan) return none(about, NO_LOAN);
  const { principalAndInterest, secondLoan, mortgageInsurance } = loan.atBid.monthly;
  if (mortgageInsurance === null) return none(about, missingPremium(loan.atBid));
  const last = total("Monthly at the bid", [
    ["Principal and interest", principalAndInterest],
    ["Second loan", secondLoan],
    ["Mortgage insurance", mortgageInsurance],
  ]);
  return workedFigure(about, principalAndInterest + secondLoan + mortgageInsurance, [], [last]);
}
