import { inkOf } from "@highway/core/branding/pure/ink";
import type { Brand } from "@highway/core/branding/schema";
import type { PaperLink } from "@highway/core/exports/schema";
import { type CSSProperties, type ReactNode, useContext, useMemo } from "react";
import { dayIn } from "../../../lib/format/format";
import { type Basis, contractResult } from "../../../scenario/figures/loan-figures";
import { Rich } from "../../../ui/rich";
import { type LoanTermsText, loanTermsText } from "../../answer/loan-terms";
import { isComputed } from "../../columns";
import { nameOfHome, placeOf } from "./cover";
import { FinePrint } from "./fine-print";
import { Heads, type Pictures } from "./heads";
import { type PrintSource, reportOf } from "./report";
import { SectionPlace } from "./section";
import { ScanCode } from "./summary";
import { TitlePicture } from "./title-picture";
import { useWords, type Words, WordsProvider } from "./words";

/** The properties of every tool's paper besides its answer. */
export type AnswerPaper = {
  basis: Basis;
  brand: Brand;
  pictures: Pictures;
  words: Words;
  /** Set for the one-page summary: how densely it is set, and the code that opens the report. */
  summary?: { density: number; link: PaperLink | null };
  /** Set in a chapter of a purchase analysis, which names its sender and prints its disclosures once. */
  isChapter?: true;
};

/** From this density on, the chart and the home's picture are left out in favor of the disclosures. */
const chartless = 5;

type Props = AnswerPaper & {
  /** Draws the answer's page, with what stands beside its title. A chart of no height is left out. */
  first: (page: { report: PrintSource; beside: ReactNode; chart: number }) => ReactNode;
  /** The pages after it, on how the answer comes about. */
  children: ReactNode;
};

/** A tool on paper: the answer with both sides first, then how it comes about, and its assumptions. */
export function AnswerPages({ basis, brand, pictures, words, summary, isChapter, first, children }: Props) {
  const report = useMemo(() => reportOf(basis, brand, words), [basis, brand, words]);
  const colors = { "--brand": inkOf(brand.colors.primary), "--brand-line": brand.colors.secondary };
  const fine = summary && { "--fine": `${7.2 - (summary.density % chartless) * 0.5}pt` };
  const chart = !summary ? 214 : summary.density < chartless ? 116 : 0;
  if (isChapter)
    return (
      <>
        {first({ report, beside: null, chart })}
        {children}
      </>
    );
  const beside = (
    <>
      {chart > 0 && <TitlePicture document={basis.document} pictures={pictures} />}
      {summary?.link && <ScanCode link={summary.link} />}
    </>
  );
  return (
    <WordsProvider value={words}>
      <main
        className="mx-auto max-w-[7.3in] not-print:max-[7.6in]:px-[16px] not-print:py-[0.5in]"
        style={{ ...colors, ...fine } as CSSProperties}
      >
        <div data-page className={summary && "flex flex-col print:min-h-[9.7in]"}>
          <Heads brand={brand} pictures={pictures} isClose />
          {first({ report, beside, chart })}
          {summary && <FinePrint report={report} isSmall />}
        </div>
        {!summary && (
          <>
            {children}
            <FinePrint report={report} />
          </>
        )}
      </main>
    </WordsProvider>
  );
}

type HeadProps = {
  report: PrintSource;
  beside: ReactNode;
  name: string;
  head: string;
  lead: string;
};

/**
 * The answer in words, the home and the client, with the home's picture and the code that opens the report beside them. An analysis names the tool, the
 * home and the client once, before its chapters.
 */
export function PaperHead({ report, beside, name, head, lead }: HeadProps) {
  const words = useWords();
  const isChapter = useContext(SectionPlace) !== "report";
  const { document, client } = report.basis;
  const street = nameOfHome(document);
  const place = placeOf(report, words);
  const where = street ? `${street}${place ? `, ${place}` : "."}` : place;
  const prepared = words.print.prepared(client?.name ?? "", dayIn(words.lang, document.asOf));
  if (isChapter)
    return (
      <div className="break-inside-avoid break-after-avoid">
        <h3 className="text-h2 tracking-tight">{head}</h3>
        {lead && (
          <p className="mt-2 text-fg-2">
            <Rich text={lead} />
          </p>
        )}
      </div>
    );
  return (
    <div className="flex break-inside-avoid break-after-avoid items-start justify-between gap-18">
      <div className="grow">
        <p className="text-clay-text">{name}</p>
        <h1 className="wrap-anywhere text-[20pt] leading-24 tracking-tight">{head}</h1>
        {lead && (
          <p className="mt-3 text-fg-2 text-sub">
            <Rich text={lead} />
          </p>
        )}
        <p className="mt-3 text-fg-3 text-sm">
          {where} {prepared}
        </p>
      </div>
      {beside}
    </div>
  );
}

type TermsProps = {
  report: PrintSource;
  loanID: string;
  terms: LoanTermsText;
};

/** The rate, the APR, the number of payments and the down payment, which must stand beside a payment (12 CFR 1026.24(d)). */
export function PaperTerms({ report, loanID, terms }: TermsProps) {
  const { loan: words } = useWords();
  const column = report.columns.filter(isComputed).find(({ id }) => id === loanID);
  if (!column) return null;
  const { loan } = column;
  return loanTermsText(contractResult(report.basis, loan, column.result), Number(loan.rate), words, terms);
}
