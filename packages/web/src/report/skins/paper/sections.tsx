import type { ClientSection } from "@highway/core/reports/pure/sections";
import type { ComponentType } from "react";
import { cx } from "../../../lib/class-names";
import { moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { aheadLines, breakEvenSentence, breakEvensOf, breakEvenTitle } from "../../break-evens";
import { ofSecond } from "../../columns";
import { growthNotes } from "../../growth-notes";
import { isBought } from "../../row";
import { homesAndWays } from "../../rows/appreciation";
import { streetOf } from "../../rows/loans";
import { moveUpRows, saleLines } from "../../rows/move-up";
import { type Section as SectionOf, sections as sectionsOf } from "../../sections";
import { BidsOverAsking } from "./bid-over";
import { PrintLines } from "./charts";
import { EstimateForm } from "./estimate-form";
import { FigureCell, FigureLabel, FigureTable, figureTableClass } from "./figure-table";
import { Legend, LineNames, LoanKey } from "./loan-key";
import { Balance, OverYears } from "./over-years";
import type { PrintSource } from "./report";
import { Section } from "./section";
import { useWords, type Words } from "./words";

const evenClass = "border-line border-b py-5 text-left align-top";

/** When each later loan's lower payment earns its extra cash to close back, and from when it costs less. */
function BreakEvens({ report: { columns, times, month } }: { report: PrintSource }) {
  const { loan: words } = useWords();
  const lines = breakEvensOf(columns, times);
  const [line] = lines;
  if (!line) return null;
  const { title, says } = words.sections.breakEven;
  return (
    <Section title={title(line.first.within)} says={says}>
      <table className="mt-8 w-full">
        <tbody>
          {lines.map((against) => (
            <tr key={against.column.id}>
              <th scope="row" className={cx(evenClass, "w-[36%] pr-10")}>
                <LoanKey column={against.column} /> <b>{breakEvenTitle(against, words, month)}</b>
              </th>
              <td className={cx(evenClass, "text-fg-2")}>
                {breakEvenSentence(against, words, { inCents: true, withTerm: false })}{" "}
                {
                  aheadLines(against, words, { times, month }).find(({ explains }) => explains === "costBreakEven")
                    ?.text
                }
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The home being sold, and the cash then still needed for each purchase. */
function MoveUp({ report: { columns, times } }: { report: PrintSource }) {
  const { loan } = useWords();
  const sale = times.moveUp;
  if (!sale) return null;
  return (
    <Section {...loan.sections.moveUp}>
      <table className={cx(figureTableClass, "max-w-[4in]")}>
        <colgroup>
          <col className="w-[62%]" />
        </colgroup>
        <tbody>
          {saleLines(sale, loan)
            .filter(([, value]) => value !== 0)
            .map(([label, value]) => (
              <tr key={label}>
                <FigureLabel>{label}</FigureLabel>
                <FigureCell>{moneyWithCents(value)}</FigureCell>
              </tr>
            ))}
          <tr>
            <FigureLabel isSum>{loan.sale.left}</FigureLabel>
            <FigureCell isSum>{moneyWithCents(sale.proceeds)}</FigureCell>
          </tr>
        </tbody>
      </table>
      <FigureTable columns={columns.filter(isBought)} groups={[{ rows: moveUpRows(sale) }]} />
    </Section>
  );
}

/** The later values of the homes, for each chosen kind of appreciation. If none is known, the chart would be a level line. */
function Appreciation({ report }: { report: PrintSource }) {
  const { loan, lang } = useWords();
  const { columns, basis } = report;
  const part = sectionsOf.appreciation(report)?.parts[0];
  if (!part?.chart) return null;
  const { title, series, lastYear } = part.chart;
  const homes = homesAndWays(columns);
  const isKnown = homes.some(({ way }) => !way.assumed);
  return (
    <Section {...loan.sections.appreciation}>
      {isKnown && (
        <div className="break-inside-avoid break-after-avoid">
          <LineNames series={series} />
          <PrintLines measure={title} series={series} lastYear={lastYear} height={105} />
        </div>
      )}
      <FigureTable
        columns={[...new Set(homes.map(({ column }) => column))]}
        groups={part.groups}
        isBelowLegend={isKnown}
        nameOf={({ property, within, title: loanTitle }) => streetOf(property) || loan.homeOf(within, loanTitle)}
      />
      <p className="mt-5 break-before-avoid text-fg-3 text-sm">
        {growthNotes({ columns, document: basis.document, words: loan, lang }).join(" ")}
      </p>
    </Section>
  );
}

/** The sections that are rows of figures of every loan: those that follow one another share a table. */
const lineKeys = ["loans", "monthly", "cash", "overTheLoan"] as const;
type LineKey = (typeof lineKeys)[number];
type OtherKey = Exclude<ClientSection, LineKey>;

const isLines = (key: ClientSection): key is LineKey => lineKeys.some((each) => each === key);

type Props = { report: PrintSource };

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
  bidOver: BidsOverAsking,
  appreciation: Appreciation,
  estimateForm: EstimateForm,
};

/** Groups the sections in the report's order, with neighboring rows of figures together. */
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
    // If there is only one, the head of the section names it.
    return first!.groups.map(({ rows }) => (keys.length > 1 ? { title: loan.groups[key], rows } : { rows }));
  });
  const { title, says } = headOf(keys, report, { loan, print });
  return (
    <Section title={title} {...(says && { says })}>
      <FigureTable columns={report.columns} groups={groups} />
    </Section>
  );
}

function headOf(keys: readonly LineKey[], { columns }: PrintSource, { loan, print }: Pick<Words, "loan" | "print">) {
  const [only] = keys;
  const leftOut = keys.includes("overTheLoan") ? ofSecond(columns, loan.withoutSecond) : "";
  if (keys.length === 1 && only && only !== "loans") {
    const { title, says } = loan.sections[only];
    return { title, says: says + leftOut };
  }
  const { before, shaded, after } = print.lowest;
  const { one, many } = print.sideBySide;
  return columns.length > 1
    ? { title: many, says: `${before} ${shaded} ${after}${leftOut}` }
    : { title: one, says: leftOut.trimStart() };
}

/** A section of some of the loans, as a table only. */
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

/** The rates and payments of loans that change. Its long table can continue on another page. */
function Rates({ report }: Props) {
  const { loan } = useWords();
  const section = sectionsOf.rates(report);
  const part = section?.parts[0];
  if (!section || !part?.chart) return null;
  const { title, series, lastYear } = part.chart;
  return (
    <>
      <Section {...loan.sections.rates}>
        <div className="break-inside-avoid">
          <Legend columns={section.columns} />
          <PrintLines measure={title} series={series} lastYear={lastYear} height={140} formatTick={trimmedPercent} />
        </div>
      </Section>
      <FigureTable columns={section.columns} groups={part.groups} />
    </>
  );
}
