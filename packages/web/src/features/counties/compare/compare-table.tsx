import type { Metric } from "@highway/engine/tools/report-card/metrics";
import type { ReactNode } from "react";
import { percent } from "../../../lib/format/format";
import { LoanMark } from "../../../ui/loan-mark";
import type { Card } from "../card/card";
import { longName, shortName, written, writtenPercentile } from "../card/figures";
import { fallOf, growthOver } from "./index-lines";

type Props = { cards: readonly Card[]; metrics: readonly Metric[]; asOf: string };

/** The figures of the compared counties side by side, with letter and percentile before each. */
export function CompareTable({ cards, metrics, asOf }: Props) {
  const row = (name: string, cell: (card: Card) => ReactNode) => (
    <tr key={name} className="border-line border-b">
      <th scope="row" className="h-row-compact py-1 pr-2 pl-6 text-left font-normal phone:min-w-36 phone:pl-4">
        {name}
      </th>
      {cards.map((card) => (
        <td key={card.row.fip} className="num whitespace-nowrap px-2 text-right last:pr-6 phone:last:pr-4">
          {cell(card)}
        </td>
      ))}
    </tr>
  );
  const grown = (years: number) => (card: Card) => percentOrNot(growthOver(card.row, years));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is wider than the page, and the keyboard scrolls it
    <section aria-label="Compare" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-line border-b bg-canvas text-fg-3 text-sm">
            <th scope="col" className="h-8 py-1 pr-2 pl-6 text-left font-medium phone:pl-4">
              Compare
            </th>
            {cards.map(({ row: { fip, name } }, at) => (
              <th
                key={fip}
                scope="col"
                className="whitespace-nowrap px-2 text-right font-medium last:pr-6 phone:last:pr-4"
              >
                <LoanMark index={at} label={null} className="mr-1.5" />
                {shortName(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {metrics.map((metric) => (
            <Group key={metric}>
              {row(longName[metric], ({ grades }) => (
                <Graded metric={metric} grade={grades[metric]} />
              ))}
              {metric === "priceHistory" && [
                row("Prices, 1 year", grown(1)),
                row("Prices, 5 years, a year", grown(5)),
                row("Prices, 20 years, a year", grown(20)),
              ]}
              {metric === "volatility" &&
                row("Worst drop in 20 years", (card) =>
                  percentOrNot(card.row.index ? (fallOf(card.row, asOf)?.percent ?? 0) : null),
                )}
            </Group>
          ))}
          {row("Overall", ({ overall }) =>
            overall.kind === "graded" ? `${overall.letter} · ${writtenPercentile(overall.percentile)}` : "Not graded",
          )}
        </tbody>
      </table>
      <p className="max-w-[80ch] px-6 py-3 text-fg-3 text-sm phone:px-4">
        Letter and percentile before the figure. The percentile is the share of all counties that are worse, equal ones
        counted half.
      </p>
    </section>
  );
}

const Group = ({ children }: { children: ReactNode }) => children;
const percentOrNot = (value: number | null) =>
  value === null ? <span className="text-fg-3">Not known</span> : percent(value);

function Graded({ metric, grade }: { metric: Metric; grade: Card["grades"][Metric] }) {
  if (grade.kind === "notGraded") return <span className="text-fg-3">Not graded</span>;
  return (
    <>
      <span className="mr-2 text-fg-3">
        {grade.letter} · {writtenPercentile(grade.percentile)}
      </span>
      {written(metric, grade.figure)}
    </>
  );
}
