import { useDeferredValue, useState } from "react";
import { officerSections } from "../../../lib/words/officer";
import type { Column } from "../../columns";
import { measureRow, principalMeasure, yearRows } from "../../rows/over-years";
import type { Section } from "../../sections";
import type { Yearly } from "../../times";
import { Charts, Legend } from "./chart-parts";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { usualYear, YearChart } from "./section";
import { SectionHead } from "./section-head";

type Props = { section: Section; columns: readonly Column[]; yearly: Yearly; differences: boolean };

/** What is owed and what interest has been paid, year by year: two charts on one year, and the figures at it. */
export function Balance({ section, columns, yearly, differences }: Props) {
  const [chosen, setChosen] = useState(usualYear);
  const drawn = useDeferredValue(section);
  const charts = drawn.parts.flatMap(({ chart }) => chart ?? []);
  const lastYear = Math.max(...charts.map((chart) => chart.lastYear));
  const at = Math.min(chosen, lastYear);
  const principal = { ...measureRow(principalMeasure, at, yearly), words: principalMeasure.words };
  const { title } = officerSections.balance;
  return (
    <section aria-label={title}>
      <SectionHead title={title} says={`Markers show year ${at}.`}>
        <Legend columns={drawn.columns} />
      </SectionHead>
      <Charts>
        {charts.map((chart) => (
          <YearChart key={chart.title} chart={chart} chosen={chosen} onChosen={setChosen} />
        ))}
      </Charts>
      <div className="border-line border-y">
        <LoanTable
          label={`Loans at year ${at}`}
          columns={columns}
          groups={[{ rows: [...yearRows(at, yearly), principal] }]}
          head={<LoanHeads corner={`Loan, at year ${at}`} columns={columns} />}
          differences={differences}
        />
      </div>
      <EveryYear columns={drawn.columns} yearly={yearly} lastYear={lastYear} />
    </section>
  );
}

/** The charts as figures: every year of every loan, drawn only when it is opened. */
function EveryYear({ columns, yearly, lastYear }: { columns: readonly Column[]; yearly: Yearly; lastYear: number }) {
  const [open, setOpen] = useState(false);
  const rows = open ? Array.from({ length: lastYear + 1 }, (_, year) => yearRows(year, yearly)) : [];
  const groups = [0, 1].map((measure) => ({
    title: measure === 0 ? "Balance" : "Interest paid",
    rows: rows.map((row, year) => {
      const { compares: _compares, ranks: _ranks, ...plain } = row[measure]!;
      return { ...plain, key: `${plain.key}`, words: () => `Year ${year}` };
    }),
  }));
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="border-line border-b">
      <summary className="flex h-row items-center px-6 text-accent-text hover:underline @max-[560px]:px-4">
        {open ? "Hide the years" : "Every year as figures"}
      </summary>
      {open && (
        <LoanTable
          label="Every year"
          columns={columns}
          groups={groups}
          head={<LoanHeads corner="Year" columns={columns} />}
        />
      )}
    </details>
  );
}
