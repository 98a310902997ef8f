import type { ClientSection } from "@highway/core/reports/pure/sections";
import type { ComponentType } from "react";
import { trimmedPercent } from "../../../lib/format/format";
import { type Section as SectionOf, sections as sectionsOf } from "../../sections";
import { Appreciation } from "./appreciation";
import { BreakEvens } from "./break-even";
import { FigureTable } from "./figure-table";
import { Legend } from "./legend";
import { PrintLines } from "./line-chart";
import { MoveUp } from "./move-up";
import { Balance, OverYears } from "./over-years";
import type { PrintedReport } from "./report";
import { Section } from "./section";
import { useWords, type Words } from "./words";

/** Sections that are lines of figures of every loan: those that follow one another share a table. */
const lineKeys = ["loans", "monthly", "cash", "overTheLoan"] as const;
type LineKey = (typeof lineKeys)[number];
type OtherKey = Exclude<ClientSection, LineKey>;

const isLines = (key: ClientSection): key is LineKey => lineKeys.some((each) => each === key);

type Props = { report: PrintedReport };

const bodies: Record<OtherKey, ComponentType<Props>> = {
  rates: Rates,
  secondLoan: ({ report }) => <Table name="secondLoan" report={report} />,
  extraPayments: ({ report }) => <Table name="extraPayments" report={report} />,
  savings: ({ report }) => <Table name="savings" report={report} />,
  balance: Balance,
  totalCost: ({ report }) => <OverYears name="totalCost" report={report} asBars />,
  equity: ({ report }) => <OverYears name="equity" report={report} />,
  taxSavings: ({ report }) => <OverYears name="taxSavings" report={report} />,
  breakEven: BreakEvens,
  moveUp: MoveUp,
  appreciation: Appreciation,
};

/** Sections in the report's order, lines of figures that are neighbors together. */
function runsOf(sections: readonly ClientSection[]): (LineKey[] | OtherKey)[] {
  const runs: (LineKey[] | OtherKey)[] = [];
  for (const key of sections) {
    const last = runs.at(-1);
    if (!isLines(key)) runs.push(key);
    else if (Array.isArray(last)) last.push(key);
    else runs.push([key]);
  }
  return runs;
}

export const Sections = ({ report, sections }: Props & { sections: readonly ClientSection[] }) =>
  runsOf(sections).map((run) => {
    if (Array.isArray(run)) return <Lines key={run.join()} keys={run} report={report} />;
    const Body = bodies[run];
    return <Body key={run} report={report} />;
  });

function Lines({ keys, report }: Props & { keys: readonly LineKey[] }) {
  const { loan, print } = useWords();
  const groups = keys.flatMap((key) => {
    const [first] = sectionsOf[key](report)!.parts;
    // Of one alone the head of the section says what it is.
    return first!.groups.map(({ rows }) => (keys.length > 1 ? { title: loan.groups[key], rows } : { rows }));
  });
  const { title, says } = headOf(keys, report, { loan, print });
  return (
    <Section title={title} {...(says && { says })}>
      <FigureTable columns={report.columns} groups={groups} />
    </Section>
  );
}

function headOf(keys: readonly LineKey[], { columns }: PrintedReport, { loan, print }: Pick<Words, "loan" | "print">) {
  const [only] = keys;
  if (keys.length === 1 && only && only !== "loans") return loan.sections[only];
  const { before, shaded, after } = print.lowest;
  const { one, many } = print.sideBySide;
  return columns.length > 1 ? { title: many, says: `${before} ${shaded} ${after}` } : { title: one, says: null };
}

/** A section of some of the loans, as its lines alone. */
function Table({ name, report }: Props & { name: "secondLoan" | "extraPayments" | "savings" }) {
  const { loan } = useWords();
  const section: SectionOf | null = sectionsOf[name](report);
  return (
    section && (
      <Section {...loan.sections[name]}>
        <FigureTable columns={section.columns} groups={section.parts.flatMap(({ groups }) => groups)} />
      </Section>
    )
  );
}

/** The rates and payments of loans where they change. Its table is long: it may go on over a page. */
function Rates({ report }: Props) {
  const { loan } = useWords();
  const section = sectionsOf.rates(report);
  const part = section?.parts[0];
  if (!section || !part?.chart) return null;
  const { title, series, lastYear } = part.chart;
  return (
    <>
      <Section {...loan.sections.rates}>
        <figure>
          <Legend columns={section.columns} />
          <PrintLines measure={title} series={series} lastYear={lastYear} height={180} formatTick={trimmedPercent} />
        </figure>
      </Section>
      <FigureTable columns={report.columns} groups={part.groups} />
    </>
  );
}
