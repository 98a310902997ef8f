/** The content of each section of a report, for every reader: its loans, its rows, and what its charts draw. */
import type { ClientSection } from "@highway/core/reports/pure/sections";
import type { LoanWords } from "../scenario/names/loan-title";
import type { Series } from "../ui/chart/series";
import type { PartKey } from "./charts/part-colors";
import { lentOf, measureSeries, savingsSeries, untilPaid, valueSeries } from "./charts/series";
import { type Column, isComputed } from "./columns";
import { type Group, isRefinance, type Reader, type Row } from "./row";
import { wayRows, waysOf } from "./rows/appreciation";
import { cashParts, cashRows } from "./rows/cash";
import { loanRows } from "./rows/loans";
import { monthlyParts, monthlyRows } from "./rows/monthly";
import { extraBars, extraRows, overTheLoanBars, overTheLoanRows } from "./rows/over-the-loan";
import { costMeasures, equityMeasures, type Measure, measureRow, taxMeasures } from "./rows/over-years";
import { rateRows, ratesByYear, ratesChange, subsidy } from "./rows/rates";
import { savingsGroups } from "./rows/savings";
import { secondLoanBars, secondLoanRows } from "./rows/second-loan";
import type { Times } from "./times";

/** The data from which sections are made. */
export type Source = {
  columns: readonly Column[];
  /** The years that the report shows. */
  years: readonly number[];
  times: Times;
  reader: Reader;
  words: LoanWords;
  /** The month of a payment: "June 2030". */
  month: (payment: number) => string;
};

/** A chart of lines over the years, or over the months of the first year. */
export type LineChartOf = {
  title: string;
  /** The name of its values, if it is not the title. */
  measure?: string;
  series: readonly Series[];
  lastYear: number;
  unit?: "percent" | "months";
};

/** A chart, and the rows of figures that say the same. */
type Part = { title?: string; chart?: LineChartOf; groups: readonly Group[] };

/** A row that is a part of a bar, with its color. */
export type BarRow = Row & { key: PartKey };

export type Section = {
  /** The loans that it covers. */
  columns: readonly Column[];
  parts: readonly Part[];
  /** The rows that make up each loan's bar. */
  bars?: readonly BarRow[];
  /** Whether each loan's bar has only the parts that apply to it, whose order the legend follows. */
  namesByLoan?: true;
  /** Why nothing is drawn: no figure is known, or all are zero. */
  lacks?: "unknown" | "nothing";
};

type Rows = readonly Row[] | Record<string, Row>;

const lines = (columns: readonly Column[], rows: Rows, bars?: readonly BarRow[] | Record<string, BarRow>): Section => ({
  columns,
  parts: [{ groups: [{ rows: Object.values(rows) }] }],
  bars: bars && Object.values(bars),
});

/** Makes a section of some of the loans; none if it covers no loan. */
export const sectionFor = (columns: readonly Column[], made: (some: readonly Column[]) => Section): Section | null =>
  columns.length > 0 ? made(columns) : null;

/** Tells whether all lines rise only in the first year and then stay level: a table says that better. */
const isLevel = (series: readonly Series[]) => series.every(({ values }) => new Set(values.slice(1)).size <= 1);

/** Makes a section over the years: for each measure its figures at the chosen years, and a chart if they change. */
function overYears({ columns, years, times, reader, words }: Source, measures: readonly Measure[]): Section {
  const { yearly, lastYear } = times;
  const parts = measures
    .filter(({ audience }) => audience === undefined || audience === reader)
    .map((measure): Part => {
      const title = words.figures[measure.words];
      const chart = { title, series: measureSeries(measure, columns, yearly), lastYear };
      return { title, chart, groups: [{ rows: years.map((each) => measureRow(measure, each, yearly)) }] };
    });
  const values = parts.flatMap(({ chart }) => chart!.series.flatMap((each) => each.values));
  const lacks = values.length === 0 ? "unknown" : values.every((value) => value === 0) ? "nothing" : undefined;
  const drawn = parts.map(({ chart, ...rest }) =>
    !lacks && isLevel(chart!.series) ? rest : { ...rest, chart: chart! },
  );
  return { columns, parts: drawn, ...(lacks && { lacks }) };
}

/** Lists the loans of the rates section. A client does not read those of a loan whose rate and payment stay, which are given above; the officer compares it with the others. */
const ofRates = ({ columns, reader }: Source) => (reader === "client" ? columns.filter(ratesChange) : columns);

function rates(source: Source): Section | null {
  const { reader, words, month } = source;
  const columns = ofRates(source);
  if (!columns.some(ratesChange)) return null;
  const shown = columns.filter(isComputed).filter(({ result }) => result.rates.length > 0);
  const lastYear = Math.max(1, ...shown.map(({ result }) => Math.ceil(result.payoffMonths / 12)));
  const series = shown.map((column) => {
    const { id, index, head } = column;
    return { id, index, name: head, values: ratesByYear(column, lastYear) };
  });
  const payments = { title: words.figures.principalAndInterest, rows: rateRows(columns, "payment", month) };
  const hasSubsidy = columns.some(({ result }) => result?.buydown?.subsidy);
  const groups: Group[] = [
    { title: words.ratesFrom, rows: rateRows(columns, "rate", month) },
    ...(reader === "client"
      ? [{ ...payments, rows: [...payments.rows, subsidy] }]
      : [payments, ...(hasSubsidy ? [{ title: words.figures.buydown, rows: [subsidy] }] : [])]),
  ];
  return { columns: shown, parts: [{ chart: { title: words.rate, series, lastYear, unit: "percent" }, groups }] };
}

/** Makes the section of balances and interest paid. Each skin chooses the year of its figures. */
function balance({ columns, times: { yearly }, words }: Source): Section | null {
  const chart = (of: "balance" | "interestPaid") => ({
    chart: { title: words.figures[of], ...untilPaid(lentOf(columns, yearly), yearly, of) },
    groups: [],
  });
  return sectionFor(lentOf(columns, yearly), (lent) => ({
    columns: lent,
    parts: [chart("balance"), chart("interestPaid")],
  }));
}

function savings({ columns, reader, words, month }: Source): Section | null {
  const { savings: title, saved: measure } = words.charts;
  return sectionFor(columns.filter(isRefinance), (refinances) => {
    const chart = { title, measure, ...savingsSeries(refinances) };
    const groups = savingsGroups(columns, reader, words, month);
    return { columns: refinances, parts: [{ ...(chart.series.length > 0 && { chart }), groups }] };
  });
}

function appreciation({ columns, words }: Source): Section | null {
  const series = valueSeries(columns, words);
  if (series.length === 0) return null;
  const lastYear = Math.max(...series.map(({ values }) => values.length - 1));
  const groups = waysOf(columns).map((type) => ({ title: words.ways[type], rows: wayRows(type) }));
  return { columns, parts: [{ chart: { title: words.figures.homeWorth, series, lastYear }, groups }] };
}

/**
 * The sections that officers and clients read. Break-evens, the sale of a home, a bid over asking and the layout of the Loan Estimate have code of their
 * own: `break-evens.ts`, `rows/move-up.ts`, `bid-over`, `estimate-form`.
 */
type TableSection = Exclude<ClientSection, "breakEven" | "moveUp" | "bidOver" | "estimateForm">;

export const sections: Record<TableSection, (source: Source) => Section | null> = {
  loans: ({ columns, reader }) => lines(columns, loanRows(columns, reader)),
  monthly: ({ columns }) => lines(columns, monthlyRows, monthlyParts),
  cash: ({ columns }) => ({ ...lines(columns, cashRows, cashParts), namesByLoan: true }),
  rates,
  secondLoan: ({ columns }) =>
    sectionFor(
      columns.filter(({ result }) => result?.secondLoan),
      (some) => lines(some, secondLoanRows, secondLoanBars),
    ),
  extraPayments: ({ columns }) =>
    sectionFor(
      columns.filter(({ result }) => result?.prepayment),
      (some) => lines(some, extraRows, extraBars),
    ),
  balance,
  overTheLoan: ({ columns, reader }) => lines(columns, overTheLoanRows(reader), overTheLoanBars),
  totalCost: (source) => overYears(source, costMeasures),
  savings,
  equity: (source) => overYears(source, equityMeasures),
  taxSavings: (source) => overYears(source, taxMeasures),
  appreciation,
};
