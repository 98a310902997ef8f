import { type ReactNode, useDeferredValue, useState } from "react";
import { axes, ChartFigure, Charts, Legend, LineChart } from "./chart-parts";
import { isComputed } from "./column";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { type Measure, measureRow, measureSeries } from "./measures";
import type { LaterProps } from "./results";
import { SectionHead } from "./section-head";

/** Where the markers stand at first: about as long as people keep a loan. */
export const usualYear = 7;

type Props = Omit<LaterProps, "forClient"> & {
  title: string;
  says: string;
  measures: readonly Measure[];
  /** Where nothing is known of any loan. */
  unknown?: ReactNode;
  /** Where all that is known is nothing: a chart would be empty. */
  nothing?: ReactNode;
};

/** What the loans come to over the years: a chart of each measure, and its figures at the chosen horizons. */
export function YearsSection({ columns, years, times, differences, title, says, measures, ...instead }: Props) {
  const [chosen, setChosen] = useState(usualYear);
  const { yearly, lastYear } = useDeferredValue(times);
  const at = Math.min(chosen, lastYear);
  const drawn = measures
    .map((measure) => ({ measure, series: measureSeries(measure, columns, yearly) }))
    .filter(({ series }) => series.length > 0);
  const isEmpty = drawn.every(({ series }) => series.every(({ values }) => values.every((value) => value === 0)));
  const sentence = drawn.length === 0 ? instead.unknown : isEmpty && instead.nothing;
  if (drawn.length === 0 || sentence)
    return (
      sentence && (
        <section aria-label={title}>
          <SectionHead title={title} says={says} />
          <p className="border-line border-y px-6 py-4 text-fg-2 @max-[560px]:px-4">{sentence}</p>
        </section>
      )
    );
  return (
    <section aria-label={title}>
      <SectionHead title={title} says={says}>
        <Legend columns={columns.filter(isComputed)} />
      </SectionHead>
      <Charts>
        {drawn.map(({ measure, series }) => (
          <ChartFigure key={measure.name} title={measure.name} untitled={measures.length === 1}>
            <LineChart measure={measure.name} {...{ series, lastYear, at, ...axes }} onAt={setChosen} />
          </ChartFigure>
        ))}
      </Charts>
      {measures.map((measure) => (
        <div key={measure.name} className="border-line border-y not-first:border-t-0">
          <LoanTable
            label={measure.name}
            columns={columns}
            lines={years.map((each) => measureRow(measure, each, times.yearly))}
            head={<LoanHeads corner={measures.length > 1 ? measure.name : "Years kept"} columns={columns} />}
            differences={differences}
          />
        </div>
      ))}
    </section>
  );
}
