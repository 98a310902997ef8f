/** Writes the figures of a county's card, in numbers and words. */
import { cardGrades } from "@highway/engine/rules/report-card";
import type { Grade, Overall } from "@highway/engine/tools/report-card/grades";
import { type Metric, metricNames, metrics, type WhyNot } from "@highway/engine/tools/report-card/metrics";
import { shownPercentile } from "@highway/engine/tools/report-card/percentiles";
import { count, dayIn, fixed, percent, trimmedPercent } from "../../lib/format/format";
import { countyIn } from "../../lib/words/counties";
import type { Card, CardSelection, Spoken } from "./cards";
import { fallOf } from "./index-lines";
import type { ReportCardWords } from "./words.en";

const isRatio = (metric: Metric) => metric === "priceToRent";
export const figureText = (metric: Metric, figure: number) => (isRatio(metric) ? fixed(figure, 1) : percent(figure));
export const writtenShort = (metric: Metric, figure: number) =>
  isRatio(metric) ? fixed(figure, 1) : percent(figure, 1);
export const writtenPercentile = (percentile: number) => fixed(shownPercentile(percentile), 1);

/** Writes "82.2% of 2,551 counties", or a true sentence where rounding would say all or none: a county is never ahead of itself. */
export function shareOf(percentile: number, counties: string, { share }: ReportCardWords): string {
  const shown = shownPercentile(percentile);
  if (shown >= 100) return share.nearlyAll(counties);
  return shown <= 0 ? share.hardlyAny(counties) : share.of(trimmedPercent(shown, 1), counties);
}

type Graded = Extract<Grade, { kind: "graded" }>;

/** Writes the standing of a figure: "Faster than 82.2% of 2,551 counties." */
export const standingText = (metric: Metric, { percentile, counties }: Graded, own: ReportCardWords) =>
  own.metrics[metric].standing(shareOf(percentile, own.counties(count(counties)), own));

/** Says why a figure is not graded. */
export function whyNot(
  metric: Metric,
  grade: Extract<Grade, { kind: "notGraded" }>,
  asOf: string,
  { lang, own }: Spoken,
): string {
  const { oldAfter } = cardGrades.on(asOf);
  const reasons: Record<WhyNot, () => string> = {
    notKnown: () => own.metrics[metric].needs,
    old: () =>
      own.whyNot.old(dayIn(lang, grade.origin!.date), metric === "forecast" ? oldAfter.forecast : oldAfter.prices),
    topCoded: () => own.whyNot.topCoded,
    tooFewYears: () => own.whyNot.tooFewYears,
    surveysOverlap: () => own.whyNot.surveysOverlap,
  };
  return reasons[grade.why]();
}

/** Says where a figure stands and for whom that is good, or why it is not graded. */
export const saysOf = (metric: Metric, grade: Grade, asOf: string, spoken: Spoken): string =>
  grade.kind === "graded"
    ? `${standingText(metric, grade, spoken.own)} ${spoken.own.metrics[metric].goodFor}`
    : whyNot(metric, grade, asOf, spoken);

export function overallSays(overall: Overall, asOf: string, own: ReportCardWords): string {
  if (overall.kind === "notGraded")
    return own.overall.tooFew(overall.graded, metrics.length, cardGrades.on(asOf).leastForOverall);
  const share = shareOf(overall.percentile, own.counties(count(overall.counties)), own);
  return own.overall.says(share, overall.graded, writtenPercentile(overall.mean));
}

export const isLowBetter = (metric: Metric) => metricNames[metric] === "low";

type Named = { name: string; state: string };
/** Shortens "Wake County" to "Wake", where the card has said that it is a county. */
export const shortName = (name: string) =>
  name.replace(/ (County|Parish|Borough|Census Area|Municipality|Planning Region)$/, "");
/** Returns "Wake County" or "el condado de Wake", for use within a sentence. */
export const countyName = ({ name, state }: Named, { lang }: Spoken) =>
  lang === "en" ? name : countyIn(lang, { county: name, state });
/** Returns "Wake County, NC". */
export const countyTitle = ({ name, state }: Named) => `${name}, ${state}`;

const size = (metric: Metric, figure: number) => writtenShort(metric, Math.abs(figure));

/** Says a figure of the county, as the beginning of a sentence. */
function figureSays(metric: Metric, county: string, figure: number, { heads }: ReportCardWords): string {
  const isDown = figure < 0;
  const said: Record<Metric, (county: string, size: string) => string> = {
    priceHistory: isDown ? heads.fell : heads.rose,
    forecast: isDown ? heads.willFall : heads.willRise,
    volatility: heads.swung,
    affordability: heads.takes,
    population: isDown ? heads.fewerPeople : heads.morePeople,
    income: isDown ? heads.incomeFell : heads.incomeRose,
    priceToRent: heads.yearsOfRent,
  };
  return said[metric](county, size(metric, figure));
}

/** Returns the answer in one sentence: the open figure, and where the county stands by it. */
export function headOf(card: Card, metric: Metric, spoken: Spoken): string {
  const { own } = spoken;
  const county = countyName(card.row, spoken);
  const grade = card.grades[metric];
  if (grade.kind === "notGraded") return own.heads.notGraded(county, own.metrics[metric].label);
  return own.heads.stands(figureSays(metric, county, grade.figure, own), standingText(metric, grade, own));
}

/** Says how steady prices have been, which whoever is not shown the volatility does not read; if the open figure is not graded, says why. */
export function leadOf(
  { card, metrics: shown }: Pick<CardSelection, "card" | "metrics">,
  metric: Metric,
  asOf: string,
  spoken: Spoken,
): string {
  const { own } = spoken;
  const open = card.grades[metric];
  if (open.kind === "notGraded") return whyNot(metric, open, asOf, spoken);
  if (!shown.includes("volatility")) return "";
  const volatility = card.grades.volatility;
  const calm =
    volatility.kind === "graded" && metric !== "volatility"
      ? [own.calm(shareOf(volatility.percentile, own.allCounties, own))]
      : [];
  if (!card.row.index) return [...calm, own.noIndex].join(" ");
  const fall = fallOf(card.row, asOf);
  const worst = fall ? own.fall(trimmedPercent(-fall.percent, 1), String(fall.from), String(fall.to)) : own.noFall;
  return [...calm, worst].join(" ");
}

/** Returns the figure that is open at first: the first graded one. */
export const firstOpen = ({ grades }: Card, shown: readonly Metric[]): Metric =>
  shown.find((each) => grades[each].kind === "graded") ?? shown[0] ?? "priceHistory";

/** Returns the method in plain words, as paragraphs. Whoever is not shown the affordability reads nothing of its rate. */
export function methodOf(
  { cards, metrics: shown }: Pick<CardSelection, "cards" | "metrics">,
  { lang, own }: Spoken,
): string[] {
  const { letters, oldAfter, leastForOverall } = cardGrades.on(cards.version.slice(0, 10));
  const { source, date, percent: rate } = cards.mortgageRate;
  const { method } = own;
  const averageRate = shown.includes("affordability")
    ? [method.averageRate(trimmedPercent(rate), source, dayIn(lang, date))]
    : [];
  return [
    method.percentile(letters.A, letters.B, letters.C, letters.D),
    method.overall(leastForOverall, metrics.length),
    method.notGraded(oldAfter.forecast, oldAfter.prices),
    [method.promise, ...averageRate].join(" "),
    `${method.figuresOf(dayIn(lang, cards.version.slice(0, 10)))} ${method.people}`,
  ];
}

/** Names the source of a figure and its day; null if neither is known. */
export const sourceOf = ({ origin }: Grade, { lang, own }: Spoken) =>
  origin && { source: own.method.sourceName(origin.source), day: dayIn(lang, origin.date) };
