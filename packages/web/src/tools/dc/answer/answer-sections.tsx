import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import { useState } from "react";
import { moneyWithCents, shortMoney } from "../../../lib/format/format";
import { AsFigures } from "../../../report/answer/as-figures";
import { CostCourses } from "../../../report/answer/cost-courses";
import { CostViews } from "../../../report/answer/cost-views";
import { TimeBars } from "../../../report/answer/time-bars";
import type { ConsolidationFigures } from "../../../report/consolidation/figures";
import { type CostView, costTable, coursesOf, shadesOf, timesOf, totalsOf } from "../../../report/consolidation/lines";
import { dash } from "../../../report/consolidation/text";
import { consolidationEn as words } from "../../../report/consolidation/words.en";
import { drawnSections } from "../../every/answer/drawn-sections";
import { Section } from "../../every/answer/section";
import { Figure } from "../../every/answer/working";
import { Items } from "./items";
import { Ratios } from "./ratios";

/** The sections of a debt consolidation report below its answer, in order; the skins draw them. `audience`: who reads them. */
const consolidationSections = [
  { key: "costs", audience: "everyone", chart: "courses" },
  { key: "items", audience: "everyone", chart: null },
  { key: "time", audience: "everyone", chart: "bars" },
  { key: "ratios", audience: "officer", chart: "bars" },
  { key: "totals", audience: "officer", chart: null },
  { key: "counting", audience: "everyone", chart: null },
] as const;
type ConsolidationSection = (typeof consolidationSections)[number]["key"];

type Props = { figures: ConsolidationFigures; answer: Consolidation };

/** The sections below the answer. */
export const AnswerSections = drawnSections<ConsolidationSection, ConsolidationFigures, Consolidation>(
  consolidationSections,
  {
    costs: Costs,
    items: Items,
    time: TimesAndRatios,
    // The ratios are drawn beside the times.
    ratios: () => null,
    totals: Totals,
    counting: Counting,
  },
  ({ answer }) => answer,
);

function Costs({ answer }: Props) {
  const { costs } = words;
  const [view, show] = useState<CostView>("soFar");
  const isYear = view === "year";
  const { heads, rows, all } = costTable(answer, words, view);
  return (
    <Section
      title={isYear ? costs.yearTitle : costs.title}
      note={isYear ? costs.yearSays : costs.says}
      aside={<CostViews words={costs} value={view} onChange={show} />}
    >
      <div className="px-6 phone:px-4">
        <CostCourses
          words={{ ...costs, label: isYear ? costs.yearLabel : costs.label }}
          courses={coursesOf(answer, words, view)}
          shades={isYear ? [] : shadesOf(answer, words)}
          writeTick={shortMoney}
        />
        <AsFigures
          label={costs.figures}
          heads={heads}
          rows={all ? [...rows, { key: "all", name: costs.whole, figures: all.map(explainedFigure(heads)) }] : rows}
        />
      </div>
    </Section>
  );
}

/** The total of a course, at its place among the heads, the first of which is of the rows. */
const explainedFigure =
  (heads: readonly string[]) =>
  ({ of, figure }: { of: ConsolidationFigure; figure: string }, at: number) => (
    <Figure key={of} of={of} name={`${words.costs.whole}, ${heads[at + 1]}`}>
      {figure}
    </Figure>
  );

const explains = { before: "monthsBefore", after: "monthsAfter", same: "samePaymentMonths" } as const;

function Times({ answer }: Props) {
  return (
    <Section title={words.time.title}>
      <TimeBars
        rows={timesOf(answer, words).map(({ key, figure, ...row }) => ({
          ...row,
          key,
          figure: (
            <Figure of={explains[key]} name={row.name}>
              {figure}
            </Figure>
          ),
        }))}
      />
    </Section>
  );
}

/** The times and, if there is room, the debt-to-income ratios beside them. */
function TimesAndRatios(props: Props) {
  return (
    <div className="grid border-line border-b @min-[800px]:grid-cols-2 @min-[800px]:*:border-b-0 @min-[800px]:*:first:border-r">
      <Times {...props} />
      <Ratios {...props} />
    </div>
  );
}

/** Both sides row by row, each figure with its working. */
function Totals({ answer }: Props) {
  const { totals } = words;
  return (
    <Section title={totals.title} note={totals.says}>
      <div className="overflow-x-auto px-6 phone:px-4">
        <table className="num w-full whitespace-nowrap text-right">
          <thead className="text-fg-3 text-xs">
            <tr>
              <td />
              {[totals.before, totals.after].map((name) => (
                <th key={name} scope="col" className="pb-1 pl-6 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totalsOf(answer, words).map(({ key, label, before, after, isTotal = false }) => (
              <tr key={key} className={isTotal ? "font-semibold" : ""}>
                <th
                  scope="row"
                  className={`h-8 touch:h-11 whitespace-normal border-line border-t text-left ${isTotal ? "font-semibold" : "font-normal text-fg-2"}`}
                >
                  {label}
                </th>
                {[before, after].map((side, at) => (
                  <td key={at === 0 ? "before" : "after"} className="border-line border-t pl-6">
                    {side && (
                      <Figure of={side.of} name={`${label}, ${at === 0 ? totals.before : totals.after}`}>
                        {side.amount === null ? dash : moneyWithCents(side.amount)}
                      </Figure>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Counting() {
  return (
    <Section title={words.counting.title}>
      <p className="max-w-[80ch] px-6 text-fg-2 text-sm phone:px-4">{words.counting.says}</p>
    </Section>
  );
}
