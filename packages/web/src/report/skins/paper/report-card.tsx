import type { SavedReportCard } from "@highway/engine/tools/report-card/input";
import type { ReactNode } from "react";
import { LoanMark } from "../../../ui/loan-mark";
import { reportCardCatalog } from "../../catalogs";
import { type CardSelection, gradedOn, type Spoken, selectionOf, type ToldCounties } from "../../report-card/cards";
import { compareRows } from "../../report-card/compare-rows";
import { MetricSources } from "../../report-card/method";
import { StripPlot } from "../../report-card/strip";
import {
  countyTitle,
  figureText,
  firstOpen,
  headOf,
  leadOf,
  methodOf,
  overallSays,
  saysOf,
  shortName,
  writtenPercentile,
} from "../../report-card/text";
import { AnswerPages, type AnswerPaper, PaperHead } from "./answer-pages";
import { Line } from "./answer-parts";
import type { PrintSource } from "./report";
import { Section } from "./section";

type Card = Pick<SavedReportCard, "fip" | "metrics" | "compared" | "showOverall">;
type Told = { told: ToldCounties; card: Card };

/** A county's report card on paper, by itself or as a chapter (`isChapter`); null if its county is not known. */
export function PrintedReportCard({ told, card, ...paper }: AnswerPaper & Told) {
  const shown = selectionOf(told, card);
  if (!shown) return null;
  const { lang } = paper.words;
  const parts = { shown, hasOverall: card.showOverall, spoken: { lang, own: reportCardCatalog.in(lang) } };
  return (
    <AnswerPages
      {...paper}
      first={({ report, beside, chart }) => <FirstPage {...parts} report={report} beside={beside} isSaid={chart > 0} />}
    >
      <ReportCardSections {...parts} />
    </AnswerPages>
  );
}

type Parts = { shown: CardSelection; hasOverall: boolean; spoken: Spoken };

/** What follows the answer: the cards, the counties side by side, and the method. */
const ReportCardSections = (parts: Parts) => (
  <>
    <Cards {...parts} />
    <Compared {...parts} />
    <Method {...parts} />
  </>
);

type FirstProps = Parts & {
  report: PrintSource;
  beside: ReactNode;
  /** Whether there is room for the meaning of each letter. */
  isSaid: boolean;
};

function FirstPage({ shown, hasOverall, spoken, report, beside, isSaid }: FirstProps) {
  const { own } = spoken;
  const { cards, card, metrics } = shown;
  const metric = firstOpen(card, metrics);
  return (
    <>
      <PaperHead
        report={report}
        beside={beside}
        name={`${own.name}, ${countyTitle(card.row)}`}
        head={headOf(card, metric, spoken)}
        lead={leadOf(shown, metric, gradedOn(cards), spoken)}
      />
      <Letters shown={shown} hasOverall={hasOverall} spoken={spoken} isSaid={isSaid} />
      {cards.sample && <p className="mt-8 text-sm text-warning">{own.method.sample}</p>}
    </>
  );
}

/** The letter and the meaning of each figure. */
function Letters({ shown, hasOverall, spoken, isSaid }: Parts & Pick<FirstProps, "isSaid">) {
  const { own } = spoken;
  const { cards, card, metrics } = shown;
  const { overall } = card;
  return (
    <table className="mt-10 w-full" aria-label={own.cards.title}>
      <tbody>
        {metrics.map((each) => {
          const grade = card.grades[each];
          const isGraded = grade.kind === "graded";
          return (
            <Graded
              key={each}
              letter={isGraded ? grade.letter : null}
              label={own.metrics[each].long}
              says={isSaid && saysOf(each, grade, gradedOn(cards), spoken)}
              figure={isGraded ? figureText(each, grade.figure) : own.notGraded}
            />
          );
        })}
        {hasOverall && (
          <Graded
            letter={overall.kind === "graded" ? overall.letter : null}
            label={own.overall.label}
            says={isSaid && overallSays(overall, gradedOn(cards), own)}
            figure={overall.kind === "graded" ? writtenPercentile(overall.percentile) : own.notGraded}
          />
        )}
      </tbody>
    </table>
  );
}

type GradedProps = { letter: string | null; label: string; says: string | false; figure: string };

const Graded = ({ letter, label, says, figure }: GradedProps) => (
  <tr>
    <td className="w-16 border-line border-b py-3 align-top font-semibold text-h2">{letter ?? "\u2014"}</td>
    <th scope="row" className="border-line border-b py-3 text-left font-medium">
      {label}
      {says && <span className="block font-normal text-fg-2 text-sm">{says}</span>}
    </th>
    <td className="whitespace-nowrap border-line border-b py-3 pl-10 text-right align-top font-semibold tabular-nums">
      {figure}
    </td>
  </tr>
);

const STRIP = 330;

/** The county's place among all counties, for each graded figure. */
function Cards({ shown, spoken }: Parts) {
  const { own } = spoken;
  const { cards, card, metrics } = shown;
  const drawn = metrics.flatMap((metric) => {
    const grade = card.grades[metric];
    const strip = cards.strips[metric];
    return grade.kind === "graded" && strip ? [{ metric, grade, strip }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <Section title={own.cards.title} says={own.cards.says}>
      <div className="mt-8 grid grid-cols-2 gap-x-16 gap-y-10 text-sm">
        {drawn.map(({ metric, grade, strip }) => (
          <div key={metric} className="break-inside-avoid">
            <h3 className="flex justify-between text-h3">
              <span>{own.metrics[metric].label}</span>
              <span className="tabular-nums">{figureText(metric, grade.figure)}</span>
            </h3>
            <StripPlot
              metric={metric}
              strip={strip}
              own={own}
              figure={grade.figure}
              name={card.row.name}
              width={STRIP}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Compared({ shown, hasOverall, spoken: { own } }: Parts) {
  const { compared } = shown;
  const heads: ReactNode[] = compared.map(({ row: { fip, name } }, at) => (
    <span key={fip}>
      <LoanMark index={at} label={null} className="mr-1.5" />
      {shortName(name)}
    </span>
  ));
  return (
    <Section title={own.compare.title} says={compared.length > 1 ? own.compare.says : own.compare.alone}>
      <table className="mt-8 w-full text-sm">
        <tbody>
          <Line label=" " figures={heads} isTotal />
          {compareRows(shown, own, hasOverall).map(({ key, label, cells }) => (
            <Line
              key={key}
              label={label}
              figures={cells.map(({ fip, stands, figure, none }) => (
                <span key={fip}>
                  {stands && figure && <span className="mr-5 text-fg-3">{stands}</span>}
                  {figure ?? none}
                </span>
              ))}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-6 text-fg-3 text-sm">{own.compare.note}</p>
    </Section>
  );
}

/** The method of the figures, with the source and the day of each. */
function Method({ shown, spoken }: Parts) {
  return (
    <Section title={spoken.own.method.title}>
      <div className="mt-6 grid gap-4 text-fg-2 text-sm">
        {methodOf(shown, spoken).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <MetricSources shown={shown} spoken={spoken} className="mt-8 text-sm" row="py-3" />
    </Section>
  );
}
