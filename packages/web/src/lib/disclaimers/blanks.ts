import type { Disclosed, DisclosedLoan } from "../disclaimers";
import { money, percent } from "../format";
import { dayIn } from "../words/dates";
import { downShare, loanTitle } from "../words/loan-title";
import type { Blanks } from "./filled-in";

/** What fills the blanks, of all loans; where they differ each is said once, in the loans' order. */
export function blanksOf({ report, loans, lang, words }: Disclosed): Blanks {
  const each = (of: (loan: DisclosedLoan) => string | null) =>
    [...new Set(loans.flatMap((loan) => of(loan) ?? []))].join(", ");
  const dues = ({ property }: DisclosedLoan) => money(property?.monthlyAssociationFee, { cents: true });
  return {
    year: report.asOf.slice(0, 4),
    product: each(({ loan }) => loanTitle({ ...loan, name: "" }, words.loan)),
    fico: each(({ result }) => String(result.creditScore.value)),
    rateDate: dayIn(lang, report.asOf),
    downPayment: each(({ loan, result }) => (loan.category === "purchase" ? downShare(result) : null)),
    ltv: each(({ result }) => percent(result.ltv, { trim: true })),
    hoa: each(dues),
  };
}
