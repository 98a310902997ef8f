import type { ComponentType } from "react";
import { Appreciation } from "./appreciation";
import { BreakEvens } from "./break-even";
import { FigureTable, type Group } from "./figure-table";
import { cashRows, lifetimeRows, loanRows, monthlyRows } from "./loan-rows";
import { Balance, Equity, TaxSavings, TotalCost } from "./over-years";
import { ExtraPayments, MovingUp, RefinanceSavings, SecondLoan } from "./own-sections";
import { Rates } from "./rates";
import type { PrintedReport } from "./report";
import { Section } from "./section";
import { useWords, type Words } from "./words";

/** Sections that are lines of figures: those that follow one another share a table. */
const lines = {
  loans: ({ columns }: PrintedReport, words: Words): Group => ({
    title: words.loan.groups.loans,
    rows: loanRows(columns, words),
  }),
  monthly: (_: PrintedReport, words: Words): Group => ({ title: words.loan.groups.monthly, rows: monthlyRows(words) }),
  cash: (_: PrintedReport, words: Words): Group => ({ title: words.loan.groups.cash, rows: cashRows(words) }),
  overTheLoan: (_: PrintedReport, words: Words): Group => ({
    title: words.loan.groups.overTheLoan,
    rows: lifetimeRows(words),
  }),
} as const;

const bodies = {
  rates: Rates,
  secondLoan: SecondLoan,
  extraPayments: ExtraPayments,
  balance: Balance,
  totalCost: TotalCost,
  breakEven: BreakEvens,
  savings: RefinanceSavings,
  moveUp: MovingUp,
  equity: Equity,
  taxSavings: TaxSavings,
  appreciation: Appreciation,
} as const satisfies Record<string, ComponentType<{ report: PrintedReport }>>;

type LineKey = keyof typeof lines;
/** What a client reads of a report, as `toolMeta.highlightedTables` names it. */
export type PrintSection = LineKey | keyof typeof bodies;
/** What only officers read is no part of it. */
export const isPrintSection = (key: string): key is PrintSection => key in lines || key in bodies;

const isLines = (key: PrintSection): key is LineKey => key in lines;

/** Sections in the report's order, lines of figures that are neighbors together. */
function runsOf(sections: readonly PrintSection[]): (LineKey[] | Exclude<PrintSection, LineKey>)[] {
  const runs: (LineKey[] | Exclude<PrintSection, LineKey>)[] = [];
  for (const key of sections) {
    const last = runs.at(-1);
    if (!isLines(key)) runs.push(key);
    else if (Array.isArray(last)) last.push(key);
    else runs.push([key]);
  }
  return runs;
}

export const Sections = ({ report, sections }: { report: PrintedReport; sections: readonly PrintSection[] }) =>
  runsOf(sections).map((run) => {
    if (Array.isArray(run)) return <Lines key={run.join()} keys={run} report={report} />;
    const Body = bodies[run];
    return <Body key={run} report={report} />;
  });

function Lines({ keys, report }: { keys: readonly LineKey[]; report: PrintedReport }) {
  const words = useWords();
  const all = keys.map((key) => lines[key](report, words));
  // Of one alone the head of the section says what it is.
  const groups = all.length > 1 ? all : all.map(({ rows }) => ({ rows }));
  const { title, says } = headOf(keys, report, words);
  return (
    <Section title={title} {...(says && { says })}>
      <FigureTable columns={report.columns} groups={groups} />
    </Section>
  );
}

function headOf(keys: readonly LineKey[], { columns }: PrintedReport, { print }: Words) {
  const [only] = keys;
  if (keys.length === 1 && only && only !== "loans") return print.sections[only];
  const { before, shaded, after } = print.lowest;
  const { one, many } = print.sideBySide;
  return columns.length > 1 ? { title: many, says: `${before} ${shaded} ${after}` } : { title: one, says: null };
}
