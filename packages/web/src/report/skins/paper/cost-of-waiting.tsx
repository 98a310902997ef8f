import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import type { ReactNode } from "react";
import { money, moneyWithCents, shortMoney, trimmedPercent } from "../../../lib/format/format";
import { CostPlot } from "../../answer/cost-curve";
import { shownYears } from "../../answer/shown-years";
import { costOfWaitingCatalog } from "../../catalogs";
import {
  type CostOfWaitingWords,
  exampleOf,
  headOf,
  leadOf,
  rulesOf,
  timeOf,
  waitOf,
} from "../../cost-of-waiting/lead";
import {
  assumptionsFor,
  cellsOf,
  costTable,
  curveOf,
  partsFor,
  sidesFor,
  whileWaitingFor,
} from "../../cost-of-waiting/text";
import { AnswerPages, type AnswerPaper, PaperHead, PaperTerms } from "./answer-pages";
import { Head, Line, PaperAssumed, PaperCells, PaperFigures, PaperRule } from "./answer-parts";
import type { PrintSource } from "./report";
import { Section } from "./section";

type Answered = { answer: CostOfWaiting; assumptions: SavedAssumptions; waiting: SavedWaiting };

/** The cost of waiting on paper. */
export function PrintedCostOfWaiting({ answer, assumptions, waiting, ...paper }: AnswerPaper & Answered) {
  const own = costOfWaitingCatalog.in(paper.words.lang);
  return (
    <AnswerPages
      {...paper}
      first={(page) => <FirstPage {...page} answer={answer} assumptions={assumptions} waiting={waiting} own={own} />}
    >
      <Parts answer={answer} own={own} />
      <Sides answer={answer} own={own} />
      <Years answer={answer} own={own} />
      <PaperAssumed
        words={own.assumptions}
        rows={assumptionsFor(answer, assumptions, own)}
        isTaxKnown={answer.isTaxKnown}
      />
    </AnswerPages>
  );
}

type Own = { own: CostOfWaitingWords };
type FirstProps = Answered & Own & { report: PrintSource; beside: ReactNode; chart: number };

function FirstPage({ report, answer, assumptions, waiting, own, beside, chart }: FirstProps) {
  const { four } = own;
  const hasLoan = answer.loanNow > 0 || answer.loanLater > 0;
  return (
    <>
      <div className="break-inside-avoid">
        <PaperHead
          report={report}
          beside={beside}
          name={own.name}
          head={headOf(answer, own)}
          lead={leadOf(answer, waiting.refinance?.cost ?? null, own, true)}
        />
        <PaperRules answer={answer} own={own} />
        <PaperFigures
          figures={[
            [four.priceNow, moneyWithCents(answer.priceNow)],
            [four.priceLater, moneyWithCents(answer.priceLater)],
            ...(hasLoan
              ? ([
                  [four.paymentNow, moneyWithCents(answer.paymentNow)],
                  [four.paymentLater, moneyWithCents(answer.paymentLater)],
                ] as const)
              : []),
          ]}
        />
        <p className="mt-3 text-fg-2 text-sm">
          <PaperTerms report={report} loanID={answer.loanID} terms={own.terms} /> {exampleOf(answer, own)}
        </p>
      </div>
      <PaperCells cells={cellsOf(answer, own)} />
      {chart > 0 && <Curve answer={answer} own={own} height={chart} />}
      <p className="mt-8 break-before-avoid text-fg-2 text-sm">
        {own.counting.says(trimmedPercent(assumptions.investmentReturn))}
      </p>
    </>
  );
}

type Props = Own & { answer: CostOfWaiting };

/** The break-even growth and later rate as two rules side by side. A single rule is as wide as the page, with letters of the same size. */
export function PaperRules({ answer, own }: Props) {
  const rules = rulesOf(answer, own).flatMap(({ turn, own: assumed, ...rule }) =>
    typeof turn === "number" && assumed !== null ? [{ ...rule, turn, own: assumed }] : [],
  );
  return (
    <div className="mt-6 grid auto-cols-fr grid-flow-col gap-18">
      {rules.map(({ key, below: _below, above: _above, ...rule }) => (
        <div key={key}>
          <p className="-mb-8 text-fg-2 text-sm">{rule.label}</p>
          <PaperRule {...rule} below={rule.belowShort} above={rule.aboveShort} width={rules.length === 1 ? 700 : 340} />
        </div>
      ))}
    </div>
  );
}

function Curve({ answer, own, height }: Props & { height: number }) {
  const { costs } = own;
  return (
    <section className="mt-12 break-inside-avoid">
      <h2 className="text-h3">{costs.title}</h2>
      <p className="mb-6 text-fg-2 text-sm">{costs.says(waitOf(answer, own))}</p>
      <CostPlot
        words={{ label: costs.label, short: costs.short, below: costs.pays }}
        points={curveOf(answer, answer.horizon > 12 ? 30 : 15)}
        at={answer.horizon}
        width={700}
        height={height}
        write={money}
        writeTick={shortMoney}
      />
    </section>
  );
}

const Parts = ({ answer, own }: Props) => (
  <Section title={own.parts.title} says={own.parts.says(timeOf(answer.horizon, own))}>
    <table className="mt-8 w-full">
      <tbody>
        {partsFor(answer, own).map(({ key, label, figure, isTotal }) => (
          <Line key={key} label={label} figures={[figure]} isTotal={isTotal} />
        ))}
      </tbody>
    </table>
  </Section>
);

/** Both purchases, and what happens until the later one. */
const Sides = ({ answer, own }: Props) => (
  <Section title={own.sides.title} says={own.sides.says(waitOf(answer, own))}>
    <table className="mt-8 w-full">
      <Head names={[own.sides.what, own.sides.now, own.sides.later, own.sides.change]} />
      <tbody>
        {sidesFor(answer, own).map(({ key, label, figures, change }) => (
          <Line key={key} label={label} figures={[...figures, change]} />
        ))}
      </tbody>
    </table>
    <table className="mt-8 w-full">
      <Head names={[own.waiting.title, " "]} />
      <tbody>
        {whileWaitingFor(answer, own).map(({ key, label, amount }) => (
          <Line key={key} label={label} figures={[moneyWithCents(amount)]} />
        ))}
      </tbody>
    </table>
  </Section>
);

function Years({ answer, own }: Props) {
  const { costs } = own;
  const { heads, rows } = costTable(answer, own, money);
  const years = new Set(shownYears(answer.horizon).map(String));
  return (
    <Section title={costs.title} says={costs.says(waitOf(answer, own))}>
      <table className="mt-8 w-full">
        <Head names={heads} />
        <tbody>
          {rows
            .filter(({ key }) => years.has(key))
            .map(({ key, name, figures }) => (
              <Line key={key} label={name} figures={figures} isTotal={key === String(answer.horizon)} />
            ))}
        </tbody>
      </table>
    </Section>
  );
}
