import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import type { ReactNode } from "react";
import { money, moneyWithCents, shortMoney, trimmedPercent } from "../../../lib/format/format";
import { linearScale } from "../../../ui/chart/linear-scale";
import { shownYears } from "../../answer/shown-years";
import { WealthPlot } from "../../answer/wealth-plot";
import { rentOrBuyCatalog } from "../../catalogs";
import { type ClientRentOrBuyWords, countsOf, headOf, leadOf, timeOf, turnOf } from "../../rent-or-buy/client-lead";
import { assumptionsFor, cellsOf, fallsFor, linesOf, monthLinesFor, wealthOf } from "../../rent-or-buy/client-text";
import { AnswerPages, type AnswerPaper, PaperHead, PaperTerms } from "./answer-pages";
import { Head, Line, PaperAssumed, PaperCells, PaperFigures, PaperRule } from "./answer-parts";
import type { PrintSource } from "./report";
import { Section } from "./section";

type Props = AnswerPaper & { answer: RentOrBuy; assumptions: SavedAssumptions };

/** Buying or renting on paper. */
export function PrintedRentOrBuy({ answer, assumptions, ...paper }: Props) {
  const own = rentOrBuyCatalog.in(paper.words.lang);
  return (
    <AnswerPages
      {...paper}
      first={(page) => <FirstPage {...page} answer={answer} assumptions={assumptions} own={own} />}
    >
      <Falls answer={answer} own={own} />
      <Months answer={answer} own={own} />
      <Years answer={answer} own={own} />
      <PaperAssumed
        words={own.assumptions}
        rows={assumptionsFor(answer, assumptions, own)}
        isTaxKnown={answer.isTaxKnown}
      />
    </AnswerPages>
  );
}

type Own = { own: ClientRentOrBuyWords };
type AnswerProps = Own & { answer: RentOrBuy };
type FirstProps = AnswerProps & {
  report: PrintSource;
  assumptions: SavedAssumptions;
  beside: ReactNode;
  /** The height of the chart by year; 0 leaves it out. */
  chart: number;
};

function FirstPage({ report, answer, assumptions, own, beside, chart }: FirstProps) {
  const rent = assumptions.rent ?? 0;
  const { breakEvenRent } = answer;
  const { four, rule } = own;
  return (
    <>
      <div className="break-inside-avoid">
        <PaperHead
          report={report}
          beside={beside}
          name={own.name}
          head={headOf(answer, rent, own)}
          lead={leadOf(answer, own)}
        />
        {breakEvenRent.kind === "rent" && (
          <PaperRule
            label={rule.label}
            turn={breakEvenRent.rent}
            own={rent}
            turnText={rule.turn(money(breakEvenRent.rent))}
            ownText={rule.own(money(rent))}
            below={rule.renting}
            above={rule.buying}
            write={money}
            unit={100}
          />
        )}
        <PaperFigures
          figures={[
            [four.turn, turnOf(answer, own, moneyWithCents)],
            [four.own, moneyWithCents(rent)],
            [four.owning, moneyWithCents(answer.ownerMonth1)],
            [four.cash, moneyWithCents(answer.cashToClose)],
          ]}
        />
        <p className="mt-3 text-fg-2 text-sm">
          {countsOf(answer, own)} <PaperTerms report={report} loanID={answer.loanID} terms={own.terms} />
        </p>
      </div>
      <PaperCells cells={cellsOf(answer, own)} />
      {chart > 0 && <Wealth answer={answer} own={own} height={chart} />}
      <p className="mt-8 break-before-avoid text-fg-2 text-sm">
        {own.counting.says(trimmedPercent(assumptions.investmentReturn))}
      </p>
    </>
  );
}

const plot = { width: 700, margin: { top: 22, right: 92, bottom: 26, left: 50 } };

function Wealth({ answer, own, height }: AnswerProps & { height: number }) {
  const years = wealthOf(answer);
  const { width, margin } = plot;
  const all = years.flatMap(({ first, second }) => [first, second]);
  const x = linearScale([1, years.length], [0, width - margin.left - margin.right]);
  const y = linearScale([Math.min(0, ...all), Math.max(5, ...all)], [height - margin.top - margin.bottom, 0], 5);
  return (
    <section className="mt-12 break-inside-avoid">
      <h2 className="text-h3">{own.wealth.title}</h2>
      <p className="mb-6 text-fg-2 text-sm">{answer.ending === "sell" ? own.wealth.sell : own.wealth.stay}</p>
      <WealthPlot
        {...plot}
        years={years}
        x={x}
        y={y}
        height={height}
        className="block h-auto w-full overflow-visible"
        isNarrow={false}
        at={answer.horizon}
        write={money}
        writeTick={shortMoney}
        words={linesOf(answer, own)}
      />
    </section>
  );
}

function Falls({ answer, own }: AnswerProps) {
  const { groups, sum } = fallsFor(answer, own);
  return (
    <Section title={own.falls.title} says={own.falls.says(timeOf(answer.horizon, own))}>
      {groups.map(({ key, title, rows }) => (
        <table key={key} className="mt-8 w-full">
          <Head names={[title, " "]} />
          <tbody>
            {rows.map((row) => (
              <Line key={row.key} label={row.label} figures={[row.figure]} isTotal={"isTotal" in row} />
            ))}
          </tbody>
        </table>
      ))}
      <table className="mt-8 w-full">
        <tbody>
          <Line label={sum.label} figures={[sum.figure]} isTotal />
        </tbody>
      </table>
    </Section>
  );
}

/** The monthly costs of both sides in years 1, 5 and 10, row by row. */
function Months({ answer, own }: AnswerProps) {
  const { rows, years } = monthLinesFor(answer, own);
  return (
    <Section title={own.months.title}>
      <table className="mt-8 w-full">
        <Head names={[" ", ...years]} />
        <tbody>
          {rows.map(({ key, label, figures, isTotal }) => (
            <Line key={key} label={label} figures={figures} isTotal={isTotal} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Years({ answer, own }: AnswerProps) {
  const { wealth } = own;
  const years = answer.years.filter(({ year }) => shownYears(answer.horizon).includes(year));
  return (
    <Section title={wealth.title} says={answer.ending === "sell" ? wealth.sell : wealth.stay}>
      <table className="mt-8 w-full">
        <Head names={[" ", own.buying, own.renting, wealth.difference]} />
        <tbody>
          {years.map(({ year, end }) => (
            <Line
              key={year}
              label={wealth.year(String(year))}
              figures={[end.ownerWealth, end.renterWealth, end.difference].map(money)}
              isTotal={year === answer.horizon}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
