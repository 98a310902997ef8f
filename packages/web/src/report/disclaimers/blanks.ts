import { money, percent } from "../../lib/format/format";
import { dayIn } from "../../lib/words/dates";
import type { Blanks } from "../../lib/words/disclaimer-blanks";
import { downShare, loanTitle } from "../../scenario/names/loan-title";
import type { DisclaimerWords, Disclosed, DisclosedLoan } from "./disclosed-loan";

/** One that nobody has given is said to be assumed, wherever it stands. */
export const scoreSaid = ({ value, assumed }: DisclosedLoan["result"]["creditScore"], { estimate }: DisclaimerWords) =>
  assumed ? estimate.assumedScore(String(value)) : String(value);

/**
 * What fills the blanks, of all loans; where they differ each is said once, in the loans' order. A sentence has no hole where no loan
 * has such a figure: a refinance no down payment, cash nothing at all.
 */
export function blanksOf({ report, loans, lang, words }: Disclosed): Blanks {
  const each = (of: (loan: DisclosedLoan) => string | null) =>
    [...new Set(loans.flatMap((loan) => of(loan) ?? []))].join(", ") || words.loan.none;
  const dues = ({ property }: DisclosedLoan) => money(Number(property?.monthlyAssociationFee ?? 0), { cents: true });
  return {
    year: report.asOf.slice(0, 4),
    product: each(({ loan }) => loanTitle({ ...loan, name: "" }, words.loan)),
    fico: each(({ result }) => scoreSaid(result.creditScore, words.disclaimers)),
    rateDate: dayIn(lang, report.asOf),
    downPayment: each(({ loan, result }) => (loan.category === "purchase" ? downShare(result) : null)),
    ltv: each(({ result }) => percent(result.ltv, { trim: true })),
    hoa: each(dues),
  };
}
