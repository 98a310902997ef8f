import { homesAndWays } from "../../rows/appreciation";
import { sections } from "../../sections";
import { FigureTable } from "./figure-table";
import { PrintLines } from "./line-chart";
import type { PrintedReport } from "./report";
import { Section } from "./section";
import { useWords } from "./words";

/** What the homes may be worth, by each way that was chosen for them. Where nothing is known of any, a chart would be a level line. */
export function Appreciation({ report }: { report: PrintedReport }) {
  const { loan } = useWords();
  const part = sections.appreciation(report)?.parts[0];
  if (!part?.chart) return null;
  const { title, series, lastYear } = part.chart;
  const ways = homesAndWays(report.columns).map(({ way }) => way);
  const sources = ways.map(({ type, assumed }) =>
    loan.source(loan.ways[type], assumed ? loan.sources.assumed : loan.sources[type]),
  );
  return (
    <Section {...loan.sections.appreciation}>
      {ways.some(({ assumed }) => !assumed) && (
        <figure>
          <p className="names">{series.map(({ name }) => name).join("; ")}</p>
          <PrintLines measure={title} series={series} lastYear={lastYear} height={150} />
        </figure>
      )}
      <FigureTable columns={report.columns} groups={part.groups} />
      <p className="names">{[...new Set(sources)].join(" ")}</p>
    </Section>
  );
}
