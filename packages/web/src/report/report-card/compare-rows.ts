import type { Grade } from "@highway/engine/tools/report-card/grades";
import type { Metric } from "@highway/engine/tools/report-card/metrics";
import { percent } from "../../lib/format/format";
import type { Card, CardSelection } from "./cards";
import { gradedOn } from "./cards";
import { fallOf, growthOver } from "./index-lines";
import { figureText, writtenPercentile } from "./text";
import type { ReportCardWords } from "./words.en";

/** The numbers of years of growth that are shown but not graded; ten years are graded. */
export const growthYears = { one: 1, five: 5, twenty: 20 } as const;
/** The key by which the working of a card's figure is opened. */
export type FigureOfCard = Metric | keyof typeof growthYears | "fall" | "overall";

type CompareCell = {
  fip: string;
  /** The grade before the figure, "A · 82.2"; null if it is not graded. */
  stands: string | null;
  /** The figure; null where there is none. */
  figure: string | null;
  /** The words in its place. */
  none: string;
};
export type CompareRow = { key: FigureOfCard; label: string; cells: CompareCell[] };

/** Writes the letter and percentile of a graded figure: "B · 72.3". */
export const standsOf = (grade: Grade, own: ReportCardWords): string =>
  grade.kind === "graded" ? `${grade.letter} · ${writtenPercentile(grade.percentile)}` : own.notGraded;

/** Returns the figures of the compared counties, each with its letter and percentile if it is graded. */
export function compareRows(
  { cards, compared, metrics }: CardSelection,
  own: ReportCardWords,
  hasOverall: boolean,
): CompareRow[] {
  const asOf = gradedOn(cards);
  const row = (key: FigureOfCard, label: string, cell: (card: Card) => Omit<CompareCell, "fip">): CompareRow => ({
    key,
    label,
    cells: compared.map((card) => ({ fip: card.row.fip, ...cell(card) })),
  });
  const plain = (value: number | null) => ({
    stands: null,
    figure: value === null ? null : percent(value),
    none: own.notKnown,
  });
  const grown = (key: keyof typeof growthYears) =>
    row(key, own.compare[key], (card) => plain(growthOver(card.row, growthYears[key])));
  const fall = () =>
    row("fall", own.compare.fall, (card) => plain(card.row.index ? (fallOf(card.row, asOf)?.percent ?? 0) : null));
  const graded = (metric: Metric) =>
    row(metric, own.metrics[metric].long, ({ grades }) => {
      const grade = grades[metric];
      if (grade.kind === "notGraded") return { stands: null, figure: null, none: own.notGraded };
      return { stands: standsOf(grade, own), figure: figureText(metric, grade.figure), none: "" };
    });
  const beside: Partial<Record<Metric, () => CompareRow[]>> = {
    priceHistory: () => [grown("one"), grown("five"), grown("twenty")],
    volatility: () => [fall()],
  };
  return [
    ...metrics.flatMap((metric) => [graded(metric), ...(beside[metric]?.() ?? [])]),
    ...(hasOverall
      ? [
          row("overall", own.overall.label, ({ overall }) =>
            overall.kind === "graded"
              ? { stands: overall.letter, figure: writtenPercentile(overall.percentile), none: "" }
              : { stands: null, figure: null, none: own.notGraded },
          ),
        ]
      : []),
  ];
}
