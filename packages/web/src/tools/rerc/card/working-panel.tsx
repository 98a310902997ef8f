import { type Metric, metrics, monthOfMedian } from "@highway/engine/tools/report-card/metrics";
import { count, date, fixed, money, moneyWithCents, percent } from "../../../lib/format/format";
import { useMedia } from "../../../lib/use-media";
import { type Card, type CardSelection, type Cards, gradedOn } from "../../../report/report-card/cards";
import { type FigureOfCard, growthYears } from "../../../report/report-card/compare-rows";
import { fallOf, growthOver } from "../../../report/report-card/index-lines";
import { figureText, writtenPercentile } from "../../../report/report-card/text";
import { reportCardEn } from "../../../report/report-card/words.en";
import { DockedPanel } from "../../../ui/overlays/docked-panel";
import { Drawer } from "../../../ui/overlays/drawer";

/** Below this width a panel beside the page would leave the cards no room. */
const tooNarrowToDock = "(max-width: 1023px)";

type Props = { fip: string; of: FigureOfCard; shown: CardSelection; onClose: () => void };

/** The working of one figure: the rule, its inputs, the percentile and the source. */
export default function WorkingPanel({ fip, of, shown, onClose }: Props) {
  const narrow = useMedia(tooNarrowToDock);
  const Frame = narrow ? Drawer : DockedPanel;
  const card = shown.compared.find(({ row }) => row.fip === fip);
  const working = card && workingOf(of, card, shown.cards);
  return (
    <Frame open onClose={onClose} title="How this is calculated">
      <div className="px-5 py-4" aria-live="polite">
        {working ? (
          <>
            <h3 className="font-medium">
              {working.name}, {card.row.name}
            </h3>
            <p className="mt-1 text-fg-2">{working.rule}</p>
            <dl className="mt-3">
              {working.lines.map(({ name, value, note }) => (
                <div key={name} className="flex items-baseline justify-between gap-4 border-line border-b py-1.5">
                  <dt className="text-fg-2">
                    {name}
                    {note && <span className="block text-fg-3 text-sm">{note}</span>}
                  </dt>
                  <dd className="num font-medium">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-fg-3 text-sm">{working.source}</p>
          </>
        ) : (
          <p className="text-fg-2">This figure is not graded, so there is nothing to calculate.</p>
        )}
      </div>
    </Frame>
  );
}

type Line = { name: string; value: string; note?: string };
type Working = { name: string; rule: string; lines: Line[]; source: string };

const index = (value: number | undefined) => (value === undefined ? "Not known" : fixed(value, 2));

function lines(metric: Metric, { row }: Card, { mortgageRate }: Cards): { rule: string; lines: Line[] } {
  const { index: series, survey, earlierSurvey, population, forecast } = row;
  const last = series?.values.at(-1);
  const then = series?.values.find(({ year }) => year === (last?.year ?? 0) - 10);
  switch (metric) {
    case "priceHistory":
      return {
        rule: "The index now divided by the index ten years before, as annual growth.",
        lines: [
          { name: `Index, ${last?.year}`, value: index(last?.index) },
          { name: `Index, ${(last?.year ?? 0) - 10}`, value: index(then?.index) },
        ],
      };
    case "volatility":
      return {
        rule: "The standard deviation of the last 20 annual growth rates of the index, of which at least 15 must be known.",
        lines: (series?.values ?? []).slice(-20).map(({ year, index: value }, at, all) => {
          const before = all[at - 1] ?? series?.values.find((each) => each.year === year - 1);
          return {
            name: `Growth, ${year}`,
            value: before?.year === year - 1 ? percent((value / before.index - 1) * 100) : "Not known",
          };
        }),
      };
    case "forecast":
      return {
        rule: "The growth expected over the next 12 months, as the average of the county's ZIP codes.",
        lines: [{ name: `From ${date(forecast?.date)}`, value: percent(forecast?.percent) }],
      };
    case "affordability": {
      const payment = monthOfMedian(survey?.value ?? 0, mortgageRate.percent);
      return {
        rule: "Principal and interest of 80% of the median value over 30 years, and a twelfth of the median tax, as a share of a month's median income.",
        lines: [
          { name: "Median value", value: money(survey?.value) },
          { name: "Average 30-year rate", value: percent(mortgageRate.percent), note: date(mortgageRate.date) },
          { name: "Principal and interest", value: moneyWithCents(payment) },
          { name: "Median tax, a twelfth", value: moneyWithCents((survey?.tax ?? 0) / 12) },
          { name: "Median income, a twelfth", value: moneyWithCents((survey?.income ?? 0) / 12) },
        ],
      };
    }
    case "population":
      return {
        rule: "The newest number of people divided by the number five years before, minus one.",
        lines: [
          { name: `People, ${date(population?.date)}`, value: count(population?.now) },
          { name: "Five years before", value: count(population?.before) },
        ],
      };
    case "income":
      return {
        rule: "The annual growth of the median household income between two surveys that share no year, not adjusted for inflation.",
        lines: [
          { name: `Median income, ${survey?.year}`, value: money(survey?.income) },
          { name: `Median income, ${earlierSurvey?.year}`, value: money(earlierSurvey?.income) },
        ],
      };
    case "priceToRent":
      return {
        rule: "The median value divided by twelve times the median gross monthly rent.",
        lines: [
          { name: "Median value", value: money(survey?.value) },
          { name: "Median gross rent, monthly", value: moneyWithCents(survey?.rent) },
        ],
      };
  }
}

const letters = "A from 80, B from 60, C from 40, D from 20, F below";

/** Returns the working of a figure that is graded among all counties. */
function gradedWorking(metric: Metric, card: Card, cards: Cards): Working | null {
  const grade = card.grades[metric];
  if (grade.kind === "notGraded") return null;
  const made = lines(metric, card, cards);
  return {
    name: reportCardEn.metrics[metric].label,
    rule: made.rule,
    lines: [
      ...made.lines,
      { name: "Figure", value: figureText(metric, grade.figure) },
      { name: "Counties with this figure", value: count(grade.counties) },
      { name: "Percentile", value: writtenPercentile(grade.percentile) },
      { name: "Grade", value: grade.letter, note: letters },
    ],
    source: `${grade.origin.source}, ${date(grade.origin.date)}`,
  };
}

/** Returns the working of the overall grade: the mean of the percentiles, and its own percentile among the means of all counties. */
function overallWorking({ grades, overall }: Card, cards: Cards): Working | null {
  if (overall.kind === "notGraded") return null;
  const percentiles = metrics.flatMap((metric): Line[] => {
    const grade = grades[metric];
    return grade.kind === "graded"
      ? [{ name: reportCardEn.metrics[metric].label, value: writtenPercentile(grade.percentile) }]
      : [];
  });
  return {
    name: reportCardEn.overall.label,
    rule: "The simple, unweighted average of the percentiles that are known, compared with the same average of all counties that have enough of them.",
    lines: [
      ...percentiles,
      { name: "Average of the percentiles", value: writtenPercentile(overall.mean) },
      { name: "Counties with an average", value: count(overall.counties) },
      { name: "Percentile", value: writtenPercentile(overall.percentile) },
      { name: "Grade", value: overall.letter, note: letters },
    ],
    source: `Figures of ${date(gradedOn(cards))}`,
  };
}

/** Returns the working of the index's growth over numbers of years that are not graded. */
function growthWorking(key: keyof typeof growthYears, { row }: Card): Working | null {
  const years = growthYears[key];
  const grown = growthOver(row, years);
  const last = row.index?.values.at(-1);
  if (grown === null || !last || !row.index) return null;
  const then = row.index.values.find(({ year }) => year === last.year - years);
  return {
    name: reportCardEn.compare[key],
    rule:
      years === 1
        ? "The index now divided by the index one year before, minus one."
        : `The index now divided by the index ${years} years before, as annual growth.`,
    lines: [
      { name: `Index, ${last.year}`, value: index(last.index) },
      { name: `Index, ${last.year - years}`, value: index(then?.index) },
      { name: "Figure", value: percent(grown) },
    ],
    source: `${row.index.source}, ${date(row.index.date)}`,
  };
}

function fallWorking({ row }: Card, cards: Cards): Working | null {
  if (!row.index) return null;
  const fall = fallOf(row, gradedOn(cards));
  const of = (year: number) => index(row.index?.values.find((each) => each.year === year)?.index);
  return {
    name: reportCardEn.compare.fall,
    rule: "The deepest drop of the index below an earlier peak, within the last 20 years of growth.",
    lines: fall
      ? [
          { name: `Index, ${fall.from}`, value: of(fall.from), note: "The peak" },
          { name: `Index, ${fall.to}`, value: of(fall.to), note: "The lowest after it" },
          { name: "Figure", value: percent(fall.percent) },
        ]
      : [{ name: "Figure", value: percent(0), note: "The index never fell below a peak." }],
    source: `${row.index.source}, ${date(row.index.date)}`,
  };
}

/** Returns the working of a figure; null for one that is not graded or not known. */
function workingOf(of: FigureOfCard, card: Card, cards: Cards): Working | null {
  if (of === "overall") return overallWorking(card, cards);
  if (of === "fall") return fallWorking(card, cards);
  return of in growthYears
    ? growthWorking(of as keyof typeof growthYears, card)
    : gradedWorking(of as Metric, card, cards);
}
