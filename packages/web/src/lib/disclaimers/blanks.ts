import type { Disclosed, DisclosedLoan } from "../disclaimers";
import { money, percent } from "../format";
import { dayIn } from "../words/dates";
import { downShare, loanTitle } from "../words/loan-title";

/** What a typed disclaimer may leave blank: "{year}", "{product}". */
export const blankNames = ["year", "product", "fico", "rateDate", "downPayment", "ltv", "hoa"] as const;
export type Blanks = Record<(typeof blankNames)[number], string>;

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

/** What is in braces and no blank stays as it was typed. */
export const filledIn = (text: string, blanks: Blanks): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const known = blankNames.find((blank) => blank.toLowerCase() === name.toLowerCase());
    return known ? blanks[known] : whole;
  });
