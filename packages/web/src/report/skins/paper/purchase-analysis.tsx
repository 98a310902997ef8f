import { inkOf } from "@highway/core/branding/pure/ink";
import type { ClientSection } from "@highway/core/reports/pure/sections";
import { homesTold } from "@highway/core/reports/pure/told";
import { chapters as allChapters, type ChapterKind } from "@highway/core/tools/pure/chapters";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { cx } from "../../../lib/class-names";
import { dayIn } from "../../../lib/format/format";
import { reportCardOf } from "../../../scenario/report-card";
import { costOfWaitingFigures } from "../../cost-of-waiting/figures";
import { chapterWords } from "../../purchase-analysis/chapter-words";
import { chapterFacts } from "../../purchase-analysis/facts";
import { type ChapterFacts, lineOf } from "../../purchase-analysis/lines";
import { rentOrBuyFigures } from "../../rent-or-buy/figures";
import type { ToldCounties } from "../../report-card/cards";
import type { AnswerPaper } from "./answer-pages";
import { PrintedCostOfWaiting } from "./cost-of-waiting";
import { placeOf } from "./cover";
import { FinePrint } from "./fine-print";
import { Heads } from "./heads";
import { PrintedRentOrBuy } from "./rent-or-buy";
import { type PrintSource, reportOf } from "./report";
import { PrintedReportCard } from "./report-card";
import { SectionPlace } from "./section";
import { Sections } from "./sections";
import { ScanCode } from "./summary";
import { type Words, WordsProvider } from "./words";

type Props = AnswerPaper & {
  /** The picture on the cover. */
  scene: ReactNode;
  /** The counties of its report card, if that is a chapter. */
  told?: ToldCounties | undefined;
};

/** The most chapters beside the cover's picture. With more, the contents take its place, spread over the page. */
const mostAtEase = 5;

/** A purchase analysis on paper: the cover with the table of contents, then the chapters that are shown. */
export function PrintedAnalysis({ scene, told, ...paper }: Props) {
  const { basis, brand, pictures, words, summary } = paper;
  const report = useMemo(() => reportOf(basis, brand, words), [basis, brand, words]);
  const facts = chapterFacts(basis, words.loan, told);
  const shown = (basis.document.chapters ?? []).filter(({ hidden }) => !hidden).map(({ kind }) => kind);
  const colors = { "--brand": inkOf(brand.colors.primary), "--brand-line": brand.colors.secondary };
  const fine = summary && { "--fine": `${7.2 - summary.density * 0.4}pt` };
  const isClose = shown.length > mostAtEase || (summary?.density ?? 0) > 1;
  return (
    <WordsProvider value={words}>
      <main
        className="mx-auto max-w-[7.3in] not-print:max-[7.6in]:px-[16px] not-print:py-[0.5in]"
        style={{ ...colors, ...fine } as CSSProperties}
      >
        <div data-page className={cx("flex flex-col print:min-h-[9.7in]", !summary && "break-after-page")}>
          <Heads brand={brand} pictures={pictures} isClose />
          {!summary && !isClose && (
            <div className="mb-16 max-h-[4in] min-h-[1.3in] grow basis-0 overflow-hidden rounded-[10pt] not-print:h-[2.1in] not-print:flex-none">
              {scene}
            </div>
          )}
          <Contents
            report={report}
            facts={facts}
            shown={shown}
            words={words}
            link={summary?.link ?? null}
            hasPages={!summary}
            isClose={isClose}
          />
          {summary && <FinePrint report={report} isSmall />}
        </div>
        {!summary && (
          <>
            {shown.map((kind, at) => (
              <section key={kind} id={`chapter-${at + 1}`} className="mt-24 first-of-type:mt-0">
                <ChapterHead number={at + 1} kind={kind} words={words} />
                <SectionPlace value={isAnswered(kind) ? "chapter" : "wholeChapter"}>
                  <ChapterPages kind={kind} paper={paper} report={report} told={told} />
                </SectionPlace>
              </section>
            ))}
            <FinePrint report={report} />
          </>
        )}
      </main>
    </WordsProvider>
  );
}

/** Tells whether a chapter is the answer of a tool; the others are a section of the comparison. */
const isAnswered = (kind: ChapterKind) => kind === "rentOrBuy" || kind === "waiting" || kind === "reportCard";

type ContentsProps = {
  report: PrintSource;
  facts: ChapterFacts;
  shown: readonly ChapterKind[];
  words: Words;
  link: NonNullable<AnswerPaper["summary"]>["link"];
  /** Whether the chapters come after it. */
  hasPages: boolean;
  /** Whether the lines are set closer, and smaller if everything is on one page. */
  isClose: boolean;
};

/** The home, the client, the officer's note, and each chapter with its sentence. */
function Contents({ report, facts, shown, words, link, hasPages, isClose }: ContentsProps) {
  const own = chapterWords(words.lang);
  const { document, client } = report.basis;
  const [home] = homesTold(document);
  const street = home?.addressDisplay || home?.address || "";
  const count = shown.length === 1 ? own.oneChapter : own.chapters(own.counts[shown.length] ?? String(shown.length));
  return (
    <>
      <div className="flex items-start justify-between gap-18">
        <div>
          <p className="text-clay-text">{own.yours}</p>
          <h1 className="wrap-anywhere text-[20pt] leading-24 tracking-tight">
            {street ? own.title(street, count) : own.untitled(count)}
          </h1>
          <p className="mt-3 text-fg-3 text-sm">
            {placeOf(report, words)} {words.print.prepared(client?.name ?? "", dayIn(words.lang, document.asOf))}
          </p>
        </div>
        {link && <ScanCode link={link} />}
      </div>
      {document.note && (
        <p className="mt-10 whitespace-pre-line border-brand-line border-l-2 pl-10 wrap-anywhere">{document.note}</p>
      )}
      <h2 className={cx("mb-4 text-h3", isClose ? "mt-10" : "mt-18")}>{own.contents}</h2>
      <ol className={cx(hasPages && isClose && "flex grow flex-col *:grow")}>
        {shown.map((kind, at) => {
          const line = lineOf(kind, facts, own);
          return (
            <li
              key={kind}
              className={cx(
                "grid break-inside-avoid grid-cols-[18pt_minmax(0,1fr)_24pt] border-line border-t",
                isClose ? (hasPages ? "py-4" : "py-2.5") : "py-7",
              )}
            >
              <span className="font-semibold text-clay-text">{at + 1}</span>
              <div>
                <a href={`#chapter-${at + 1}`} className="font-semibold text-fg no-underline">
                  {own.names[kind]}
                </a>
                {line && (
                  <p className={cx("text-fg-2", isClose && !hasPages && "text-sm")}>
                    {line.head} <span className="text-fg-3">{line.half}</span>
                  </p>
                )}
              </div>
              {/* The exporter writes here on which page the chapter begins. */}
              {hasPages && <span data-page-of={`chapter-${at + 1}`} className="num text-right text-fg-2" />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

const ChapterHead = ({ number, kind, words }: { number: number; kind: ChapterKind; words: Words }) => (
  <header className="mb-8 break-inside-avoid break-after-avoid border-brand-line border-t-2 pt-8">
    <p className="text-clay-text">{chapterWords(words.lang).chapter(String(number))}</p>
    <h2 className="text-[20pt] leading-24 tracking-tight">{chapterWords(words.lang).names[kind]}</h2>
  </header>
);

/** The properties of a chapter's pages: those of a tool, or the sections of a comparison. */
type PagesProps = { kind: ChapterKind; paper: AnswerPaper; report: PrintSource; told: Props["told"] };

function ChapterPages({ kind, paper, report, told }: PagesProps) {
  if (kind === "rentOrBuy") {
    const { answer, assumptions } = rentOrBuyFigures(paper.basis);
    return answer && <PrintedRentOrBuy {...paper} answer={answer} assumptions={assumptions} isChapter />;
  }
  if (kind === "waiting") {
    const { answer, assumptions, waiting } = costOfWaitingFigures(paper.basis);
    return (
      answer && (
        <PrintedCostOfWaiting {...paper} answer={answer} assumptions={assumptions} waiting={waiting} isChapter />
      )
    );
  }
  if (kind === "reportCard")
    return told && <PrintedReportCard {...paper} told={told} card={reportCardOf(paper.basis.document)} isChapter />;
  const sections: readonly ClientSection[] = allChapters[kind].shows;
  return <Sections report={report} sections={sections} />;
}
