/** The disclosures of each loan: its assumptions, its payments with their number and the APR, its insurance, whether its rate may rise. */

import type { Day } from "@highway/engine/rules/day";
import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import { mendedConventions, mendedForLoan } from "@highway/engine/scenario/schema/mended-conventions";
import { overdueKeysOf, type RenewedKey } from "@highway/engine/scenario/schema/overdue-rules";
import type { FigureName, LoanResult } from "@highway/engine/scenario/schema/types";
import { capital, dayIn, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import { downShare, productName, spelledMonths } from "../../scenario/names/loan-title";
import type { DisclosedLoan, DisclosureBasis, Paragraph } from "./disclosed-loan";

/** Says since when the engine calculates figures differently, if the report is older. */
function mendedSaid({ report, loans, lang, words: { disclaimers } }: DisclosureBasis): string {
  const keys = new Set(loans.flatMap(({ loan }) => mendedForLoan(loan, report)));
  const { since, texts } = disclaimers.mended;
  return [...keys].map((key) => since(dayIn(lang, mendedConventions[key].since), texts[key])).join(" ");
}

/** Says which figures are based on a rule's last value, because its next value was due by the report's day and is not known. */
function overdueSaid({ report, loans, lang, words: { disclaimers } }: DisclosureBasis): string {
  const due = new Map<RenewedKey, Day>();
  for (const { loan, result } of loans)
    for (const figure of figuresShown(result))
      for (const each of overdueKeysOf(figure, loan, report.asOf)) due.set(each.key, each.due);
  return [...due].map(([key, day]) => disclaimers.overdue.texts[key](dayIn(lang, day))).join(" ");
}

/** Lists the loan's figures that follow rules with yearly values. */
const figuresShown = ({ horizons, secondLoan, upfrontMI, premiums }: LoanResult): FigureName[] => [
  ...(horizons.some(({ taxSavings }) => taxSavings !== null) ? (["taxSavings"] as const) : []),
  ...(secondLoan ? (["secondLoan"] as const) : []),
  ...(premiums.length > 0 ? (["MI"] as const) : []),
  ...(upfrontMI > 0 ? (["upfrontMI"] as const) : []),
];

/** If an adjustable rate leads to more levels than these, their range is said. */
const mostLevels = 4;
const adjusts = ({ type }: DisclosedLoan["loan"]) => type === "armHalf" || fixedYears(type) > 0;

export function aboutLoans(disclosed: DisclosureBasis): Paragraph[] {
  const { loans, words } = disclosed;
  const { assumes, apr, payments, adjustable, insurance } = words.disclaimers;
  if (loans.length === 0) return [];
  const said = (of: (loan: DisclosedLoan) => string | null) => sentences(disclosed, of);
  const adjusting = loans.filter(({ loan }) => adjusts(loan));
  const paragraphs = [
    { id: "assumes", title: assumes.title, text: said((loan) => assumedTerms(loan, disclosed)) },
    { id: "apr", ...apr },
    {
      id: "payments",
      title: payments.title,
      text: `${said((loan) => repayment(loan, disclosed))} ${payments.last}`,
    },
    { id: "insurance", title: insurance.title, text: said((loan) => insuranceTerms(loan, disclosed)) },
    { id: "mended", title: words.disclaimers.mended.title, text: mendedSaid(disclosed) },
    { id: "overdue", title: words.disclaimers.overdue.title, text: overdueSaid(disclosed) },
    {
      id: "adjustable",
      title: adjustable.title,
      text:
        adjusting.length > 0
          ? adjustable.text(
              listOf(
                adjusting.map(({ letter }) => words.loan.loan(letter)),
                words.disclaimers.estimate.and,
              ),
            )
          : "",
    },
  ];
  return paragraphs.filter(({ text }) => text !== "");
}

/** Joins names: "loan A, loan B and loan C". */
const listOf = (names: readonly string[], and: (one: string, other: string) => string) =>
  names.length < 2 ? names.join("") : and(names.slice(0, -1).join(", "), names.at(-1)!);

/** Joins the sentences of loans: "Loan A: …. Loan B: ….". A single loan's letter is left out. */
function sentences({ loans, words }: DisclosureBasis, of: (loan: DisclosedLoan) => string | null): string {
  return loans
    .flatMap((loan) => {
      const said = of(loan);
      if (said === null) return [];
      const begun = loans.length > 1 ? `${words.loan.loanHead(loan.letter)}: ${said}` : capital(said);
      return [`${begun}.`];
    })
    .join(" ");
}

function assumedTerms({ loan, property, result }: DisclosedLoan, { words }: DisclosureBasis): string {
  const { assumes } = words.disclaimers;
  const down = loan.category === "purchase" ? downShare(result) : "";
  const dues = Number(property?.monthlyAssociationFee ?? 0);
  const terms = assumes.loan(productName(loan, words.loan), down, trimmedPercent(result.ltv));
  return `${terms}, ${dues > 0 ? assumes.hoa(moneyWithCents(dues)) : assumes.noHoa}`;
}

/** Says the terms of repayment over the whole loan, and the APR, under 12 CFR 1026.24(d)(2). */
function repayment({ loan, result }: DisclosedLoan, { words }: DisclosureBasis): string {
  const { payments } = words.disclaimers;
  const apr = result.apr === null ? "" : trimmedPercent(result.apr);
  const term = spelledMonths(Number(loan.term) * 12, words.loan);
  const insured = insuranceSaid(result, payments.insurance, payments.insuranceFalling) || "";
  const { secondLoan: second } = result;
  const beside = second
    ? payments.second(
        moneyWithCents(second.amount),
        spelledMonths(Number(loan.secondLoan?.term ?? 0) * 12, words.loan),
        trimmedPercent(second.rate),
        moneyWithCents(second.payment),
      ) +
      (second.line ? payments.line(moneyWithCents(second.amortizingPayment), trimmedPercent(second.line.index)) : "")
    : "";
  return `${payments.loan(moneyWithCents(result.amount), term, trimmedPercent(Number(loan.rate)), apr)}${levels(loan, result, words.disclaimers.payments)}${insured}${beside}`;
}

/** Says the monthly mortgage insurance, level or falling from year to year; false where there is none. */
function insuranceSaid(
  { premiums, miMonths }: LoanResult,
  level: (monthly: string, payments: number) => string,
  falling: (first: string, last: string, payments: number) => string,
): string | false {
  const [first, ...later] = premiums;
  if (!first || first.monthly === 0) return false;
  const last = later.at(-1);
  return last
    ? falling(moneyWithCents(first.monthly), moneyWithCents(last.monthly), miMonths)
    : level(moneyWithCents(first.monthly), miMonths);
}

type PaymentWords = DisclosureBasis["words"]["disclaimers"]["payments"];

function levels(loan: DisclosedLoan["loan"], result: LoanResult, words: PaymentWords): string {
  const { rates, prepayment, payoffMonths } = result;
  const last = prepayment?.scheduledMonths ?? payoffMonths;
  const all = rates.map(({ fromPayment, payment }, at) => ({
    count: (rates[at + 1]?.fromPayment ?? last + 1) - fromPayment,
    payment,
  }));
  const [first, ...later] = all;
  if (!first) return words.level(last, moneyWithCents(result.monthly.principalAndInterest));
  if (!adjusts(loan) || all.length <= mostLevels)
    return all
      .map(({ count, payment }) => words.level(count, moneyWithCents(payment)))
      .reduce((one, other) => words.followedBy(one, other));
  const amounts = later.map(({ payment }) => payment);
  const changing = words.changing(
    last - first.count,
    moneyWithCents(Math.min(...amounts)),
    moneyWithCents(Math.max(...amounts)),
  );
  return words.followedBy(words.level(first.count, moneyWithCents(first.payment)), changing);
}

function insuranceTerms({ loan, result }: DisclosedLoan, { words }: DisclosureBasis): string | null {
  const { insurance } = words.disclaimers;
  const upfront =
    { va: insurance.fundingFee, usda: insurance.guaranteeFee }[loan.program as string] ?? insurance.upfront;
  const parts = [
    result.upfrontMI > 0 && upfront(moneyWithCents(result.upfrontMI)),
    insuranceSaid(result, insurance.monthly, insurance.falling),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join("; ") : null;
}
