import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import type { ReactNode } from "react";
import { moneyWithCents, shortMoney } from "../../../lib/format/format";
import { CoursesPlot } from "../../answer/cost-courses";
import { MonthStackPlot } from "../../answer/month-stack";
import { shownYears } from "../../answer/shown-years";
import { consolidationCatalog } from "../../catalogs";
import {
  type CostView,
  costTable,
  coursesOf,
  itemsNote,
  itemTable,
  shadesOf,
  timesOf,
} from "../../consolidation/lines";
import {
  type ConsolidationWords,
  cellsOf,
  dash,
  decideOf,
  headOf,
  leadOf,
  monthOf,
  unknownSaid,
} from "../../consolidation/text";
import { AnswerPages, type AnswerPaper, PaperHead, PaperTerms } from "./answer-pages";
import { Head, Line, PaperCells, PaperChange, PaperFigures } from "./answer-parts";
import type { PrintSource } from "./report";
import { Section } from "./section";

type Props = { answer: Consolidation; own: ConsolidationWords };

/** A debt consolidation on paper. */
export function PrintedConsolidation({ answer, ...paper }: AnswerPaper & { answer: Consolidation }) {
  const own = consolidationCatalog.in(paper.words.lang);
  return (
    <AnswerPages {...paper} first={(page) => <FirstPage {...page} answer={answer} own={own} />}>
      <Items answer={answer} own={own} />
      <Times answer={answer} own={own} />
      <Years answer={answer} own={own} view="soFar" />
      <Years answer={answer} own={own} view="year" />
      <Section title={own.counting.title}>
        <p className="mt-6 text-fg-2">{own.counting.says}</p>
      </Section>
    </AnswerPages>
  );
}

type FirstProps = Props & { report: PrintSource; beside: ReactNode; chart: number };

function FirstPage({ report, answer, own, beside, chart }: FirstProps) {
  const { four } = own;
  const open = unknownSaid(answer, own);
  return (
    <>
      <PaperHead
        report={report}
        beside={beside}
        name={own.name}
        head={headOf(answer, own)}
        lead={[leadOf(answer, own), ...open].join(" ")}
      />
      <div className="mt-8">
        <MonthStackPlot words={own.picture} {...monthOf(answer, own)} width={700} />
      </div>
      <PaperFigures
        figures={[
          [four.before, moneyWithCents(answer.monthlyBefore)],
          [four.after, answer.monthlyAfter === null ? dash : moneyWithCents(answer.monthlyAfter)],
          [four.amount, moneyWithCents(answer.loanAmount)],
          [four.cash, moneyWithCents(answer.cashToClose)],
        ]}
      />
      <p className="mt-3 text-fg-2 text-sm">
        <PaperTerms report={report} loanID={answer.loanID} terms={own.terms} />
      </p>
      <PaperCells
        cells={cellsOf(answer, own, moneyWithCents).map((cell) => ({ ...cell, figure: withArrow(cell.figure, own) }))}
      />
      {chart > 0 && <Courses answer={answer} own={own} height={chart} />}
      <p className="mt-8 text-fg-2 text-sm">{decideOf(answer, own).join(" ")}</p>
    </>
  );
}

/** Draws the arrow between two figures. */
const withArrow = (figure: string, own: ConsolidationWords): ReactNode => {
  const [before, after] = figure.split(" \u2192 ");
  return after === undefined ? figure : <PaperChange before={before!} after={after} says={own.picture.after} />;
};

const Courses = ({ answer, own, height }: Props & { height: number }) => (
  <section className="mt-12 break-inside-avoid">
    <h2 className="text-h3">{own.costs.title}</h2>
    <p className="mb-6 text-fg-2 text-sm">{own.costs.says}.</p>
    <CoursesPlot
      words={own.costs}
      courses={coursesOf(answer, own)}
      shades={shadesOf(answer, own)}
      width={700}
      height={height}
      writeTick={shortMoney}
    />
  </section>
);

function Items({ answer, own }: Props) {
  const { items } = own;
  const { heads, rows } = itemTable(answer, own);
  return (
    <Section title={items.title} says={`${items.says}.`}>
      <table className="mt-8 w-full text-sm *:*:*:not-first:pl-6!">
        <Head names={heads} />
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <Line key={key} label={name} figures={figures} isTotal={key === "all"} />
          ))}
        </tbody>
      </table>
      <p className="mt-6 text-fg-2">{itemsNote(answer, own)}</p>
    </Section>
  );
}

const Times = ({ answer, own }: Props) => (
  <Section title={own.time.title}>
    <table className="mt-8 w-full">
      <tbody>
        {timesOf(answer, own).map(({ key, name, figure }) => (
          <Line key={key} label={name} figures={[figure]} />
        ))}
      </tbody>
    </table>
  </Section>
);

/** What each course has cost so far, or each year, in some years and at the end of the last one. */
function Years({ answer, own, view }: Props & { view: CostView }) {
  const { costs } = own;
  const { heads, rows, all } = costTable(answer, own, view);
  const years = new Set(shownYears(Number(rows.at(-1)?.key ?? 0)).map(String));
  const isYear = view === "year";
  return (
    <Section title={isYear ? costs.yearTitle : costs.title} says={`${isYear ? costs.yearSays : costs.says}.`}>
      <table className="mt-8 w-full">
        <Head names={heads} />
        <tbody>
          {rows
            .filter(({ key }) => years.has(key))
            .map(({ key, name, figures }) => (
              <Line key={key} label={name} figures={figures} />
            ))}
          {all && <Line label={costs.whole} figures={all.map(({ figure }) => figure)} isTotal />}
        </tbody>
      </table>
    </Section>
  );
}
