import { inkOf } from "@highway/core/branding/pure/ink";
import type { Brand } from "@highway/core/branding/schema";
import type { PaperLink } from "@highway/core/exports/schema";
import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type CSSProperties, useMemo } from "react";
import { dayIn, money } from "../../../lib/format/format";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { QrCode } from "../../../ui/qr-code";
import { type Column, isComputed, isToday } from "../../columns";
import { Four, placeOf, titleOf, Ways } from "./cover";
import { FinePrint } from "./fine-print";
import { Heads, type Pictures } from "./heads";
import { LoanKey } from "./loan-key";
import { PartsCharts } from "./parts-chart";
import { type PrintSource, reportOf } from "./report";
import { TitlePicture } from "./title-picture";
import { mannerOf, useWords, type Words, WordsProvider } from "./words";

type Props = {
  basis: Basis;
  brand: Brand;
  pictures: Pictures;
  words: Words;
  sections: readonly ClientSection[];
  /** The link that opens the report; without it there is no code. */
  link: PaperLink | null;
  /** How densely the page is set: an index of `densities`. */
  density: number;
};

/**
 * How a summary with more content still fits its page: the first of these that does. What is left out first is said elsewhere on the page: the four
 * figures of one loan are in the list of all, whose bars are their sums. The home's picture goes last, with the years.
 */
const densities = [
  { fine: 7.2, hasFour: true, hasCharts: true, hasYears: true },
  { fine: 6.6, hasFour: true, hasCharts: true, hasYears: true },
  { fine: 7, hasFour: false, hasCharts: true, hasYears: true },
  { fine: 6.4, hasFour: false, hasCharts: true, hasYears: true },
  { fine: 7, hasFour: false, hasCharts: false, hasYears: true },
  { fine: 6.4, hasFour: false, hasCharts: false, hasYears: true },
  { fine: 5.8, hasFour: false, hasCharts: false, hasYears: true },
  { fine: 6.2, hasFour: false, hasCharts: false, hasYears: false },
  { fine: 5.4, hasFour: false, hasCharts: false, hasYears: false },
  { fine: 4.6, hasFour: false, hasCharts: false, hasYears: false },
] as const;

/** The height of the page on paper, in CSS pixels. */
const room = 9.7 * 96;

/** The lowest height of the picture on a cover, which is made smaller to fit. */
const LEAST_SCENE = 0.9 * 96;

function heightOf(page: HTMLElement): number {
  const scene = page.querySelector<HTMLElement>("[data-gives]")?.getBoundingClientRect().height ?? LEAST_SCENE;
  return page.getBoundingClientRect().height - Math.max(0, scene - LEAST_SCENE);
}

/** Draws a page ever more densely until it fits on one. */
export function fitOnPage(draw: (density: number) => HTMLElement): void {
  densities.some((_, density) => heightOf(draw(density)) <= room);
}

/** The report on one page: the loans, what they cost each month, at closing and over the years, and a code that opens the whole report. */
export function Summary({ basis, brand, pictures, words, sections, link, density }: Props) {
  const report = useMemo(() => reportOf(basis, brand, words), [basis, brand, words]);
  const { fine, hasFour, hasCharts, hasYears } = densities[density]!;
  const { columns } = report;
  const [first] = columns.filter(({ isOwed }) => !isOwed).filter(isComputed);
  // The savings of a refinance are not said elsewhere on the page.
  const saves = first !== undefined && first.result.savings !== null;
  const colors = { "--brand": inkOf(brand.colors.primary), "--brand-line": brand.colors.secondary };
  return (
    <WordsProvider value={words}>
      <main
        className="mx-auto max-w-[7.3in] not-print:max-[7.6in]:px-[16px] not-print:py-[0.5in]"
        style={{ ...colors, "--fine": `${fine}pt` } as CSSProperties}
      >
        <div data-page className="flex flex-col print:min-h-[9.7in]">
          <Heads brand={brand} pictures={pictures} isClose />
          <Title report={report} link={link} pictures={hasYears ? pictures : {}} />
          {first && (hasFour || saves || columns.length === 1) && (
            <Four column={first} today={columns.find(isToday)} isOne={columns.length === 1} isClose />
          )}
          {columns.length > 0 && <Ways columns={columns} isClose />}
          {hasCharts && (hasFour || !saves) && (
            <PartsCharts columns={columns.filter((column) => !column.isOwed || isToday(column))} sections={sections} />
          )}
          {hasYears && <OverTime report={report} sections={sections} />}
          <p className="mt-auto pt-8 pb-6 text-fg-3 text-xs">{words.print.summary.estimate}</p>
          <FinePrint report={report} isSmall />
        </div>
      </main>
    </WordsProvider>
  );
}

type TitleProps = { report: PrintSource; link: PaperLink | null; pictures: Pictures };

function Title({ report, link, pictures }: TitleProps) {
  const words = useWords();
  const { basis } = report;
  const { prepared } = words.print;
  return (
    <div className="-mb-4 flex items-start justify-between gap-18">
      <div className="grow">
        <h1 className="wrap-anywhere text-[20pt] leading-24 tracking-tight">{titleOf(report, words)}</h1>
        <p className="mt-2 text-fg-2">
          {placeOf(report, words)} {prepared(basis.client?.name ?? "", dayIn(words.lang, basis.document.asOf))}
        </p>
      </div>
      <TitlePicture document={basis.document} pictures={pictures} />
      {link && <ScanCode link={link} />}
    </div>
  );
}

/** The code that opens the report, with the day on which it ends. */
export function ScanCode({ link }: { link: PaperLink }) {
  const words = useWords();
  const { summary } = words.print;
  return (
    <div className="flex flex-none items-center gap-8">
      <p className="w-[1.15in] text-right text-fg-2 text-xs">
        <b className="block text-fg text-sm">{summary.scan}</b>
        {link.endsAt && summary.until(dayIn(words.lang, lastDayOf(link.endsAt)))}
      </p>
      <QrCode text={link.url} label={summary.code} className="size-[1in]" />
    </div>
  );
}

/** Returns the last day on which a link works wherever it is read: the UTC day half a day before its end, as in emails. */
const lastDayOf = (endsAt: string) => new Date(Date.parse(endsAt) - 43_200_000).toISOString().slice(0, 10);

const headClass = "border-line border-b pb-3 pl-12 text-right font-medium text-fg-3 text-xs";
const cellClass = "whitespace-nowrap border-line border-b py-2.5 pl-12 text-right";

/** Returns the years that are shown: about when people sell or refinance, and one farther ahead. */
const shownYears = (years: readonly number[]) => [
  ...new Set([years[0], years.find((year) => year >= 10) ?? years.at(-1)].filter((year) => year !== undefined)),
];

/** The figures of a year, each with the section on which it depends. */
const yearFigures = [
  { section: "totalCost", figure: "totalCost", says: "cost" },
  { section: "balance", figure: "balance", says: "owed" },
] as const;
type Told = readonly (typeof yearFigures)[number][];

/** What each loan has cost after some years, and what is still owed on it. */
function OverTime({ report, sections }: { report: PrintSource; sections: readonly ClientSection[] }) {
  const words = useWords();
  const { loan, print } = words;
  const shown = yearFigures.filter(({ section }) => sections.includes(section));
  const years = shownYears(report.years);
  const lent = report.columns.filter(({ id }) => report.times.yearly.has(id));
  if (lent.length === 0 || shown.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-h3">{print.summary.years}</h2>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className="w-[34%] border-line border-b">
              <span className="sr-only">{print.theLoan}</span>
            </th>
            {years.flatMap((year) =>
              shown.map(({ says }) => (
                <th key={`${says} ${year}`} scope="col" className={headClass}>
                  {print.summary[says](loan.years(year))}
                </th>
              )),
            )}
            <th scope="col" className={headClass}>
              {loan.figures.paidOffIn}
            </th>
          </tr>
        </thead>
        <tbody>
          {lent.map((column) => (
            <Loan key={column.id} column={column} years={years} shown={shown} report={report} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type LoanProps = { column: Column; years: readonly number[]; shown: Told; report: PrintSource };

function Loan({ column, years, shown, report }: LoanProps) {
  const words = useWords();
  const horizons = report.times.yearly.get(column.id) ?? [];
  const said = (dollars: number | null | undefined) => (dollars == null ? words.loan.missing : money(dollars));
  const months = column.result?.payoffMonths ?? 0;
  return (
    <tr className="last:*:border-0">
      <th scope="row" className="border-line border-b py-2.5 text-left font-semibold">
        <span className="flex items-center gap-8 leading-[11.5pt]">
          <LoanKey column={column} size="small" />
          {column.title}
        </span>
      </th>
      {years.flatMap((year) =>
        shown.map(({ figure }) => (
          <td key={`${figure} ${year}`} className={cellClass}>
            {said(horizons[year]?.[figure])}
          </td>
        )),
      )}
      <td className={cellClass}>{months === 0 ? words.loan.none : mannerOf(words).months(months)}</td>
    </tr>
  );
}
