import type { AppreciationType, Appreciation as Way } from "@highway/engine/scenario/schema/types";
import { type Column, type Computed, isComputed } from "./column";
import { FigureTable, type Group } from "./figure-table";
import { PrintLines } from "./line-chart";
import type { PrintedReport } from "./report";
import { Section } from "./section";
import { useWords, type Words } from "./words";

const yearsAhead = [5, 10, 15];

const wayOf = ({ result }: Computed, type: AppreciationType) => result.appreciation.find((way) => way.type === type);

/** One loan of each home at each price stands for all that are on it. */
function homesOf(columns: readonly Column[]): Computed[] {
  const homes = new Map<string, Computed>();
  for (const column of columns.filter(isComputed)) {
    const home = `${column.loan.propertyID} ${column.loan.purchaseDetailsID}`;
    if (!homes.has(home)) homes.set(home, column);
  }
  return [...homes.values()];
}

/** What the homes may be worth, by each way that was chosen for them. Where nothing is known of any, a chart would be a level line. */
export function Appreciation({ report: { columns } }: { report: PrintedReport }) {
  const words = useWords();
  const { print, loan } = words;
  const lines = homesOf(columns).flatMap((column) => column.result.appreciation.map((way) => ({ column, way })));
  if (lines.length === 0) return null;
  const types = [...new Set(lines.map(({ way }) => way.type))];
  const series = lines.map(({ column, way }, index) => ({ id: `${column.id} ${way.type}`, index, values: way.values }));
  return (
    <Section title={print.sections.appreciation.title} says={print.sections.appreciation.says}>
      {lines.some(({ way }) => !way.assumed) && (
        <figure>
          <p className="names">{lines.map(({ column, way }) => nameOf(column, way, words)).join("; ")}</p>
          <PrintLines
            measure={loan.figures.homeWorth}
            series={series}
            lastYear={Math.max(...series.map(({ values }) => values.length - 1))}
            height={150}
          />
        </figure>
      )}
      <FigureTable columns={columns} groups={types.map((type) => groupOf(type, words))} />
      <p className="names">{[...new Set(lines.map(({ way }) => sourceOf(way, words)))].join(" ")}</p>
    </Section>
  );
}

const nameOf = ({ property, title }: Computed, { type }: Way, { loan }: Words) =>
  `${property?.addressDisplay.trim() || property?.address.trim() || title}, ${loan.ways[type].toLowerCase()}`;

const sourceOf = ({ type, assumed }: Way, { print, loan }: Words) =>
  print.source(loan.ways[type], assumed ? print.sources.assumed : print.sources[type]);

function groupOf(type: AppreciationType, { loan, print }: Words): Group {
  return {
    title: loan.ways[type],
    rows: [
      { label: loan.figures.growth, precision: "rate", of: (column) => wayOf(column, type)?.rate ?? "none" },
      ...yearsAhead.map((years) => ({
        label: print.after(loan.years(years)),
        precision: "dollars" as const,
        of: (column: Computed) => wayOf(column, type)?.values[years] ?? ("none" as const),
      })),
    ],
  };
}
