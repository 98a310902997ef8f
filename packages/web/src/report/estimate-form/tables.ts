/** A loan in the layout of the Loan Estimate, as tables of text: one content for every skin, in the order of the form's three pages. */
import type { CostLine, FormCosts } from "@highway/engine/scenario/outcomes/estimate-form/costs";
import type { EstimateForm, Rise } from "@highway/engine/scenario/outcomes/estimate-form/form";
import type { Span } from "@highway/engine/scenario/outcomes/estimate-form/payments";
import type { FigureName } from "@highway/engine/scenario/schema/types";
import { capital, money, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import type { estimateFormEn } from "../../lib/words/estimate-form.en";
import type { WordsOf } from "../../lib/words/lang";
import type { LoanWords } from "../../scenario/names/loan-title";

export type EstimateFormWords = WordsOf<typeof estimateFormEn>;

/** One row: its name, its text in each column, and further words below the name. */
export type FormRow = {
  label: string;
  values: readonly string[];
  notes?: readonly string[];
  /** Whether it is the head of a section with its total, or a total. */
  isHead?: true;
  /** The figure whose working explains the value. */
  explains?: FigureName;
};
export type FormTable = { title: string; columns?: readonly string[]; rows: readonly FormRow[] };
export type FormPage = { title: string; tables: readonly FormTable[] };

const BLANK = "\u2014";
const orBlank = (amount: number) => (amount === 0 ? BLANK : money(amount));

/** Makes the three pages of a loan. */
export function formPages(form: EstimateForm, words: EstimateFormWords, loan: LoanWords): FormPage[] {
  const [first, second, third] = words.pages;
  return [
    {
      title: first!,
      tables: [
        loanTable(form, words, loan),
        termsTable(form, words),
        projectedTable(form, words),
        closingTable(form, words),
      ],
    },
    {
      title: second!,
      tables: [
        loanCosts(form.costs, words),
        otherCosts(form.costs, words),
        cashTable(form, words),
        ...adjustablePayment(form, words),
        ...adjustableRate(form, words),
      ],
    },
    { title: third!, tables: [comparisons(form, words)] },
  ];
}

/** Of several features, the form names only the first: interest only, then steps. Source: 12 CFR 1026.37(a)(10)(ii) to (iv). */
function productOf({ terms, adjustablePayments }: EstimateForm, { loan }: EstimateFormWords): string {
  const { product } = terms;
  const steps = adjustablePayments?.steps ?? 0;
  const { interestOnlyYears, fixedMonths, everyMonths } = product;
  const period = (months: number) => (months % 12 === 0 ? String(months / 12) : loan.ofMonths(months));
  const rate =
    fixedMonths === null || everyMonths === null
      ? loan.fixed
      : loan.adjustable(period(fixedMonths), period(everyMonths));
  if (interestOnlyYears !== null) return loan.interestOnly(interestOnlyYears, rate);
  return steps === 0 ? rate : loan.step(steps / 12, rate);
}

function loanTable(form: EstimateForm, words: EstimateFormWords, { programs }: LoanWords): FormTable {
  const { purpose, program, termMonths, price } = form.terms;
  const of = words.loan;
  const isAgency = program === "fha" || program === "va" || program === "usda" || program === "other";
  return {
    title: of.title,
    rows: [
      { label: of.term, values: [termMonths % 12 === 0 ? of.years(termMonths / 12) : of.months(termMonths)] },
      { label: of.purpose, values: [of[purpose]] },
      { label: of.product, values: [productOf(form, words)] },
      { label: of.type, values: [programs[isAgency ? program : "conventional"]] },
      { label: purpose === "purchase" ? of.salePrice : of.propertyValue, values: [money(price)] },
    ],
  };
}

const everyOf = (months: number, { every }: EstimateFormWords) =>
  months % 12 !== 0 ? every.months(months) : months === 12 ? every.year : every.years(months / 12);

/** Says how a figure can rise, as the points below it. */
function risesOf(rise: Rise | null, write: (most: number) => string, words: EstimateFormWords): string[] {
  if (!rise) return [];
  const { firstYear, everyMonths, most, mostYear } = rise;
  const { adjusts, adjustsOnce, asHighAs } = words.terms;
  return [
    everyMonths === null ? adjustsOnce(firstYear) : adjusts(everyOf(everyMonths, words), firstYear),
    asHighAs(write(most), mostYear),
  ];
}

function termsTable({ terms }: EstimateForm, words: EstimateFormWords): FormTable {
  const of = words.terms;
  const can = (rise: Rise | null) => (rise ? words.yes : words.no);
  const { amount, rate, rateRises, principalAndInterest, paymentRises, principalFromYear } = terms;
  const whole = Number.isInteger(amount) ? money(amount) : moneyWithCents(amount);
  const untilYear = principalFromYear === null ? [] : [of.onlyInterestUntil(principalFromYear)];
  return {
    title: of.title,
    columns: ["", of.canIncrease],
    rows: [
      { label: of.amount, values: [whole, words.no], explains: "amount" },
      {
        label: of.rate,
        values: [trimmedPercent(rate), can(rateRises)],
        notes: risesOf(rateRises, trimmedPercent, words),
      },
      {
        label: of.payment,
        values: [moneyWithCents(principalAndInterest), can(paymentRises)],
        notes: [...risesOf(paymentRises, money, words), ...untilYear],
        explains: "payment",
      },
      { label: of.penalty, values: ["", of.askLender] },
      { label: of.balloon, values: ["", words.no] },
    ],
  };
}

const spanOf = (
  { least, most }: Span,
  one: (amount: number) => string,
  range: (least: string, most: string) => string,
) => (least === most ? one(least) : range(money(least), money(most)));

function projectedTable({ projected, taxes }: EstimateForm, words: EstimateFormWords): FormTable {
  const of = words.projected;
  const included = [
    ...(taxes.hasTax ? [of.tax] : []),
    ...(taxes.hasInsurance ? [of.homeInsurance] : []),
    ...(taxes.hasDues ? [of.dues] : []),
  ];
  const payments = projected.map(({ principalAndInterest, onlyInterest }) => {
    const text = spanOf(principalAndInterest, moneyWithCents, of.minMax);
    return onlyInterest ? `${text} ${of.onlyInterest}` : text;
  });
  return {
    title: of.title,
    columns: projected.map(({ fromYear, toYear }) => of.years(fromYear, toYear)),
    rows: [
      { label: words.terms.payment, values: payments },
      { label: of.insurance, values: projected.map(({ mortgageInsurance }) => orBlank(mortgageInsurance)) },
      { label: of.escrow, values: projected.map(({ escrow }) => orBlank(escrow)), notes: [of.canRise] },
      { label: of.total, values: projected.map(({ total }) => spanOf(total, money, of.range)), isHead: true },
      {
        label: of.taxes,
        values: [of.aMonth(money(taxes.monthly)), ...projected.slice(1).map(() => "")],
        notes: [of.canRise, ...(included.length > 0 ? [of.includes(included.join("; "))] : [])],
      },
    ],
  };
}

const toCloseText = ({ cash }: EstimateForm, { closing }: EstimateFormWords) =>
  cash.toClose < 0 ? closing.toBorrower(money(-cash.toClose)) : money(cash.toClose);

function closingTable(form: EstimateForm, words: EstimateFormWords): FormTable {
  const { loanCosts: loan, otherCosts: other, lenderCredits, total } = form.costs;
  const of = words.closing;
  return {
    title: of.title,
    rows: [
      {
        label: of.costs,
        values: [money(total)],
        notes: [of.includes(money(loan), money(other), money(lenderCredits))],
      },
      { label: of.cash, values: [toCloseText(form, words)], isHead: true, explains: "cashToClose" },
    ],
  };
}

function costName(line: CostLine, { costs: { lines } }: EstimateFormWords): string {
  switch (line.kind) {
    case "fee":
      return line.name;
    case "points":
      return lines.points(trimmedPercent(line.percent));
    case "insurancePremium":
      return lines.insurancePremium(line.months);
    case "prepaidInterest":
      return lines.prepaidInterest(moneyWithCents(line.perDay), line.days, trimmedPercent(line.rate));
    case "escrowInsurance":
    case "escrowTaxes":
      return lines[line.kind](moneyWithCents(line.perMonth), line.months);
    default:
      return lines[line.kind];
  }
}

function sectionRows(
  costs: FormCosts,
  keys: readonly (keyof EstimateFormWords["costs"]["sections"])[],
  words: EstimateFormWords,
) {
  return keys.flatMap((key): FormRow[] => [
    { label: words.costs.sections[key], values: [orBlank(costs[key].total)], isHead: true },
    ...costs[key].lines.map((line) => ({ label: costName(line, words), values: [money(line.amount)] })),
  ]);
}

const loanCosts = (costs: FormCosts, words: EstimateFormWords): FormTable => ({
  title: words.costs.loan,
  rows: [
    ...sectionRows(costs, ["A", "B", "C"], words),
    { label: words.costs.loanTotal, values: [money(costs.loanCosts)], isHead: true },
  ],
});

const otherCosts = (costs: FormCosts, words: EstimateFormWords): FormTable => ({
  title: words.costs.other,
  rows: [
    ...sectionRows(costs, ["E", "F", "G", "H"], words),
    { label: words.costs.otherTotal, values: [money(costs.otherCosts)], isHead: true },
    { label: words.costs.total, values: [money(costs.total)], isHead: true },
    { label: words.costs.both, values: [money(costs.loanCosts + costs.otherCosts)] },
    { label: words.costs.lenderCredits, values: [orBlank(0 - costs.lenderCredits)] },
  ],
});

function cashTable(form: EstimateForm, words: EstimateFormWords): FormTable {
  const { cash } = form;
  const of = words.cash;
  const row = (label: string, amount: number): FormRow => ({ label, values: [orBlank(amount)] });
  const toClose: FormRow = {
    label: of.toClose,
    values: [toCloseText(form, words)],
    isHead: true,
    explains: "cashToClose",
  };
  const rows =
    cash.kind === "standard"
      ? [
          row(of.closingCosts, cash.closingCosts),
          row(of.financedOfLoan, cash.financed),
          row(of.downPayment, cash.downPayment),
          row(of.deposit, cash.deposit),
          row(of.forBorrower, cash.forBorrower),
          row(of.sellerCredits, cash.sellerCredits),
          row(of.adjustments, cash.adjustments),
          toClose,
        ]
      : [
          row(of.loanAmount, cash.loanAmount),
          row(of.closingCosts, cash.closingCosts),
          row(of.payoffs, cash.payoffs),
          toClose,
          row(of.financed, cash.financed),
        ];
  return { title: of.title, rows };
}

function adjustablePayment({ adjustablePayments: table }: EstimateForm, words: EstimateFormWords): FormTable[] {
  if (!table) return [];
  const of = words.adjustablePayment;
  const { first, everyMonths, most } = table;
  const forFirst = (payments: number) => (payments === 0 ? words.no : of.forFirst(payments));
  const later = everyMonths === null ? of.noLater : everyOf(everyMonths, words);
  const amount = spanOf(first, money, words.projected.range);
  return [
    {
      title: of.title,
      rows: [
        { label: of.interestOnly, values: [forFirst(table.interestOnly)] },
        { label: of.optional, values: [words.no] },
        { label: of.step, values: [forFirst(table.steps)] },
        { label: of.seasonal, values: [words.no] },
        { label: of.first, values: [of.at(amount, first.payment)] },
        { label: of.later, values: [capital(later)] },
        { label: of.most, values: [of.from(money(most.amount), most.payment)] },
      ],
    },
  ];
}

function adjustableRate({ adjustableRates: table }: EstimateForm, words: EstimateFormWords): FormTable[] {
  if (!table) return [];
  const of = words.adjustableRate;
  const { margin, initial, least, most, firstMonth, everyMonths, firstCap, laterCap } = table;
  return [
    {
      title: of.title,
      rows: [
        { label: of.margin, values: [of.index(trimmedPercent(margin))] },
        { label: of.initial, values: [trimmedPercent(initial)] },
        { label: of.extremes, values: [`${trimmedPercent(least)} / ${trimmedPercent(most)}`] },
        { label: of.first, values: [of.firstMonth(firstMonth)] },
        { label: of.later, values: [of.everyMonth(everyMonths)] },
        { label: of.firstCap, values: [trimmedPercent(firstCap)] },
        { label: of.laterCap, values: [trimmedPercent(laterCap)] },
      ],
    },
  ];
}

function comparisons({ comparisons: figures }: EstimateForm, words: EstimateFormWords): FormTable {
  const of = words.comparisons;
  const { paid, principal, apr, totalInterestPercentage } = figures;
  const percentage = (value: number | null) => (value === null ? BLANK : trimmedPercent(value));
  return {
    title: of.title,
    rows: [
      { label: of.inFiveYears, values: [money(paid)], notes: [of.paid], explains: "paidInFiveYears" },
      { label: of.inFiveYears, values: [money(principal)], notes: [of.principal], explains: "principalInFiveYears" },
      { label: of.apr, values: [percentage(apr)], notes: [of.aprSays], explains: "apr" },
      {
        label: of.tip,
        values: [percentage(totalInterestPercentage)],
        notes: [of.tipSays],
        explains: "totalInterestPercentage",
      },
    ],
  };
}
