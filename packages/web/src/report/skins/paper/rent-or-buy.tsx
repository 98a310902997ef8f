import { inkOf } from "@highway/core/branding/pure/ink";
import type { Brand } from "@highway/core/branding/schema";
import type { PaperLink } from "@highway/core/exports/schema";
import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { dayIn, money, moneyAsTyped, moneyWithCents, shortMoney, trimmedPercent } from "../../../lib/format/format";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { linearScale } from "../../../ui/chart/linear-scale";
import { Rich } from "../../../ui/rich";
import { ruleSpan } from "../../answer/rule-span";
import { WealthPlot } from "../../answer/wealth-plot";
import { isComputed } from "../../columns";
import { clientRentOrBuyEn } from "../../rent-or-buy/client.en";
import { clientRentOrBuyEs } from "../../rent-or-buy/client.es";
import {
  assumptionsFor,
  type ClientRentOrBuyWords,
  cellsOf,
  fallsFor,
  headOf,
  leadOf,
  linesOf,
  monthLinesFor,
  timeOf,
  wealthOf,
} from "../../rent-or-buy/client-text";
import { placeOf } from "./cover";
import { FinePrint } from "./fine-print";
import { Heads, type Pictures } from "./heads";
import { type PrintSource, reportOf } from "./report";
import { Section } from "./section";
import { ScanCode } from "./summary";
import { useWords, type Words, WordsProvider } from "./words";

type Props = {
  basis: Basis;
  brand: Brand;
  pictures: Pictures;
  words: Words;
  answer: RentOrBuy;
  assumptions: SavedAssumptions;
  /** The one page that sums it up: how close its fine print stands, and the code that opens the report. */
  summary?: { density: number; link: PaperLink | null };
};

/** From this density on the lines by year give their room to the fine print, which says what they rest on. */
const chartless = 5;

const inLang = { en: clientRentOrBuyEn, es: clientRentOrBuyEs };

/** Buying or renting on paper: the answer with both its sides first, then how it comes about, and what it rests on. */
export function PrintedRentOrBuy({ basis, brand, pictures, words, answer, assumptions, summary }: Props) {
  const report = useMemo(() => reportOf(basis, brand, words), [basis, brand, words]);
  const own = inLang[words.lang];
  const colors = { "--brand": inkOf(brand.colors.primary), "--brand-line": brand.colors.secondary };
  const fine = summary && { "--fine": `${7.2 - (summary.density % chartless) * 0.5}pt` };
  return (
    <WordsProvider value={words}>
      <main
        className="mx-auto max-w-[7.3in] not-print:max-[7.6in]:px-[16px] not-print:py-[0.5in]"
        style={{ ...colors, ...fine } as CSSProperties}
      >
        <div data-page className={summary ? "flex flex-col print:min-h-[9.7in]" : "break-after-page"}>
          <Heads brand={brand} pictures={pictures} isClose />
          <FirstPage
            {...{ report, answer, assumptions, own }}
            link={summary?.link ?? null}
            chart={!summary ? 214 : summary.density < chartless ? 116 : 0}
          />
          {summary && <FinePrint report={report} isSmall />}
        </div>
        {!summary && (
          <>
            <Falls answer={answer} own={own} />
            <Months answer={answer} own={own} />
            <Years answer={answer} own={own} />
            <Assumed answer={answer} assumptions={assumptions} own={own} />
            <FinePrint report={report} />
          </>
        )}
      </main>
    </WordsProvider>
  );
}

type Own = { own: ClientRentOrBuyWords };
type AnswerProps = Own & { answer: RentOrBuy };
type FirstProps = AnswerProps & {
  report: PrintSource;
  assumptions: SavedAssumptions;
  link: PaperLink | null;
  /** The height of the lines by year; 0 leaves them out. */
  chart: number;
};

function FirstPage({ report, answer, assumptions, own, link, chart }: FirstProps) {
  const words = useWords();
  const { basis } = report;
  const rent = assumptions.rent ?? 0;
  return (
    <>
      <div className="flex items-start justify-between gap-18">
        <div>
          <p className="text-clay-text">{own.name}</p>
          <h1 className="wrap-anywhere text-[20pt] leading-24 tracking-tight">{headOf(answer, rent, own)}</h1>
          <p className="mt-3 text-fg-2 text-sub">
            <Rich text={leadOf(answer, own)} />
          </p>
          <p className="mt-3 text-fg-3 text-sm">
            {basis.document.properties[0]?.addressDisplay || basis.document.properties[0]?.address}{" "}
            {placeOf(report, words)}{" "}
            {words.print.prepared(basis.client?.name ?? "", dayIn(words.lang, basis.document.asOf))}
          </p>
        </div>
        {link && <ScanCode link={link} />}
      </div>
      <Rule answer={answer} rent={rent} own={own} />
      <Four report={report} answer={answer} rent={rent} own={own} />
      <dl className="mt-10 grid grid-cols-3 gap-10">
        {cellsOf(answer, own).map(({ key, label, figure, note }) => (
          <div key={key} className="border-brand-line border-t-2 pt-5">
            <dt className="text-fg-3 text-sm">{label}</dt>
            <dd className="font-semibold text-cover tabular-nums">{figure}</dd>
            <dd className="text-fg-3 text-xs">{note}</dd>
          </div>
        ))}
      </dl>
      {chart > 0 && <Wealth answer={answer} own={own} height={chart} />}
      <p className="mt-8 text-fg-2 text-sm">{own.counting.says(trimmedPercent(assumptions.investmentReturn))}</p>
    </>
  );
}

/** The rent at which it turns against the client's, as the screen's rule has them. */
function Rule({ answer: { breakEvenRent }, rent, own }: AnswerProps & { rent: number }) {
  if (breakEvenRent.kind !== "rent") return null;
  const span = ruleSpan(breakEvenRent.rent, rent, 100);
  const width = 700;
  const at = (part: number) => Math.round(part * (width - 20)) + 10;
  const isAhead = span.own >= span.turn;
  const color = isAhead ? "var(--chart-1)" : "var(--chart-2)";
  const [turnAnchor, ownAnchor] = isAhead ? (["end", "start"] as const) : (["start", "end"] as const);
  const [turnX, ownX] = [at(span.turn), at(span.own)];
  const ownText = span.beyond === null ? ownAnchor : span.beyond === "above" ? "end" : "start";
  return (
    <svg
      viewBox={`0 0 ${width} 62`}
      role="img"
      aria-label={own.rule.label}
      className="mt-10 block h-auto w-full text-[11px]"
    >
      <rect
        x={10}
        y={20}
        width={turnX - 10}
        height={13}
        fill="color-mix(in srgb, var(--chart-2) 25%, var(--surface))"
      />
      <rect
        x={turnX}
        y={20}
        width={width - 10 - turnX}
        height={13}
        fill="color-mix(in srgb, var(--chart-1) 20%, var(--surface))"
      />
      <line x1={turnX} x2={ownX} y1={26.5} y2={26.5} stroke={color} strokeWidth={2} />
      <line x1={turnX} x2={turnX} y1={15} y2={38} stroke="var(--fg)" strokeWidth={2} />
      {span.beyond === "above" ? (
        <path d={`M${ownX - 9} 20 ${ownX + 2} 26.5 ${ownX - 9} 33z`} fill={color} />
      ) : (
        <circle cx={ownX} cy={26.5} r={6} fill={color} stroke="var(--surface)" strokeWidth={2} />
      )}
      <text x={turnX} y={11} textAnchor={turnAnchor} fontWeight={600} fill="var(--fg)">
        {own.rule.turn(money(breakEvenRent.rent))}
      </text>
      <text x={ownX} y={11} textAnchor={ownText} fontWeight={600} fill="var(--fg)">
        {own.rule.own(money(rent))}
      </text>
      {span.ticks.map((tick, index) => (
        <text
          key={tick}
          x={at(index / (span.ticks.length - 1))}
          y={47}
          textAnchor={index === 0 ? "start" : index === span.ticks.length - 1 ? "end" : "middle"}
          fill="var(--fg-3)"
        >
          {money(tick)}
        </text>
      ))}
      <text x={10} y={60} fill="var(--fg-2)">{`← ${own.rule.renting}`}</text>
      <text x={width - 10} y={60} textAnchor="end" fill="var(--fg-2)">{`${own.rule.buying} →`}</text>
    </svg>
  );
}

function Four({ report, answer, rent, own }: AnswerProps & { report: PrintSource; rent: number }) {
  const { breakEvenRent } = answer;
  const column = report.columns.filter(isComputed).find(({ id }) => id === answer.loanID);
  const turn =
    breakEvenRent.kind === "rent"
      ? money(breakEvenRent.rent)
      : breakEvenRent.kind === "always"
        ? own.four.anyRent
        : own.four.noRent;
  const figures = [
    [own.four.turn, turn],
    [own.four.own, moneyAsTyped(rent)],
    [own.four.owning, moneyWithCents(answer.ownerMonth1)],
    [own.four.cash, money(answer.cashToClose)],
  ];
  return (
    <>
      <dl className="mt-10 grid grid-cols-4 gap-10">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="font-medium text-fg-3 text-sm">{label}</dt>
            <dd className="font-semibold text-h2 tabular-nums tracking-tighter">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-fg-2 text-sm">
        {own.counts}{" "}
        {column &&
          column.result.apr !== null &&
          own.terms(
            trimmedPercent(column.loan.rate),
            trimmedPercent(column.result.apr),
            String(column.result.payoffMonths),
            moneyWithCents(column.result.monthly.principalAndInterest),
            trimmedPercent((column.result.cash.downPayment / (column.result.applicablePrice || 1)) * 100, 1),
          )}
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
  const y = linearScale([Math.min(0, ...all), Math.max(1, ...all)], [height - margin.top - margin.bottom, 0], 5);
  return (
    <section className="mt-12 break-inside-avoid">
      <h2 className="text-h3">{own.wealth.title}</h2>
      <p className="mb-6 text-fg-2 text-sm">{answer.ending === "sell" ? own.wealth.sell : own.wealth.stay}</p>
      <WealthPlot
        {...plot}
        {...{ years, x, y, height }}
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

type LineProps = { label: string; figures: readonly ReactNode[]; isTotal?: boolean };

const cellClass = "border-line border-b py-2.5 text-right whitespace-nowrap pl-10";

const Line = ({ label, figures, isTotal = false }: LineProps) => (
  <tr className={isTotal ? "font-semibold" : ""}>
    <th scope="row" className={`border-line border-b py-2.5 text-left ${isTotal ? "font-semibold" : "text-fg-2"}`}>
      {label}
    </th>
    {figures.map((figure, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
      <td key={at} className={cellClass}>
        {figure}
      </td>
    ))}
  </tr>
);

const Head = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name, at) => (
        <th
          key={name}
          scope="col"
          className={`border-line border-b pb-3 font-medium text-fg-3 text-xs ${at === 0 ? "text-left" : "pl-10 text-right"}`}
        >
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

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

/** A month of each way in years 1, 5 and 10, line by line. */
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

const shown = [1, 2, 3, 5, 7, 10, 15, 20, 25, 30];

function Years({ answer, own }: AnswerProps) {
  const { wealth } = own;
  const years = answer.years.filter(({ year }) => shown.includes(year) || year === answer.horizon);
  return (
    <Section isWhole title={wealth.title} says={answer.ending === "sell" ? wealth.sell : wealth.stay}>
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

/** What it rests on, with where each comes from, and what is left out, on a page of its own. */
function Assumed({ answer, assumptions, own }: AnswerProps & { assumptions: SavedAssumptions }) {
  const { assumptions: said } = own;
  return (
    <div className="mt-22">
      <Section title={said.title}>
        <table className="mt-8 w-full">
          <tbody>
            {assumptionsFor(answer, assumptions, own).map(({ key, label, value, note }) => (
              <tr key={key}>
                <th scope="row" className="border-line border-b py-3 text-left font-medium">
                  {label}
                  <span className="block text-fg-3 text-xs">{note}</span>
                </th>
                <td className={`${cellClass} align-top`}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6 text-fg-2">{answer.isTaxKnown ? said.taxKnown : said.taxUnknown}</p>
        <h3 className="mt-10 text-h3">{said.leftOutTitle}</h3>
        <p className="text-fg-2">
          {said.leftOut} {said.estimate}
        </p>
      </Section>
    </div>
  );
}
