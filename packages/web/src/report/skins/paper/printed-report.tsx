import { inkOf } from "@highway/core/branding/pure/ink";
import type { Brand } from "@highway/core/branding/schema";
import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { dayIn } from "../../../lib/format/format";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { isComputed } from "../../columns";
import { disclaimersOf, marksOf } from "../../disclaimers/disclaimers";
import { Cover, nameOfHome } from "./cover";
import type { Pictures } from "./heads";
import { type PrintSource, reportOf } from "./report";
import { Sections } from "./sections";
import { useWords, type Words, WordsProvider } from "./words";
import { YearsTable } from "./years-table";

type Props = {
  basis: Basis;
  brand: Brand;
  pictures: Pictures;
  sections: readonly ClientSection[];
  words: Words;
  /** The picture on the cover. */
  scene: ReactNode;
};

/** A report for paper, by the same figures as on the screen. It flows: no page of it is laid out by hand. */
export function PrintedReport({ basis, brand, pictures, sections, words, scene }: Props) {
  const report = useMemo(() => reportOf(basis, brand, words), [basis, brand, words]);
  return (
    <WordsProvider value={words}>
      <main
        className="mx-auto max-w-[7.3in] not-print:max-[7.6in]:px-[16px] not-print:pt-[0.5in] not-print:pb-[0.6in]"
        style={{ "--brand": inkOf(brand.colors.primary), "--brand-line": brand.colors.secondary } as CSSProperties}
      >
        <Cover report={report} pictures={pictures} scene={scene} />
        <Sections report={report} sections={sections} />
        <Plain report={report} />
        {sections.includes("balance") && <YearsTable report={report} />}
        <FinePrint report={report} />
      </main>
    </WordsProvider>
  );
}

/** What stands at the foot of every page, as rules: page boxes have no elements. */
export function pageFeet({
  basis: { document, client },
  brand,
  words: { lang, print },
}: Pick<Props, "basis" | "brand" | "words">): string {
  const foot = print.foot(nameOfHome(document) ?? print.titleMany, client?.name ?? "", dayIn(lang, document.asOf));
  const [phone] = brand.phones;
  const officer = brand.useHeader ? [brand.name, brand.licenseLabel, phone?.formatted].filter(Boolean).join(" · ") : "";
  return `@page {
    @bottom-left { content: ${[foot, officer].filter(Boolean).map(quoted).join(' "\\A" ')}; white-space: pre; }
    @bottom-right { content: "${print.page} " counter(page) " ${print.of} " counter(pages); }
  }`;
}

/** A string of CSS, whatever a name holds. */
export const quoted = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} .,:'()&·/-]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`;

/** The three things that people ask, in plain words. */
function Plain({ report: { columns } }: { report: PrintSource }) {
  const { print } = useWords();
  const insured = columns.some(({ result }) => (result?.miMonths ?? 0) > 0);
  const { apr, insurance, change } = print.plain;
  return (
    <div className="mt-22 grid break-inside-avoid grid-cols-[repeat(auto-fit,minmax(1.8in,1fr))] gap-18">
      {[apr, ...(insured ? [insurance] : []), change].map(({ title, text }) => (
        <div key={title} className="border-brand-line border-t-2 pt-8">
          <h3 className="mb-2 text-h3">{title}</h3>
          <p className="text-[9pt] text-fg-2 leading-13">{text}</p>
        </div>
      ))}
    </div>
  );
}

/** What is typed keeps its lines. */
const paragraphClass = "wrap-anywhere whitespace-pre-line [orphans:3] [widows:3] not-first:mt-5";

/** What has to be read beside the figures; the marks of the corporation close the report. */
function FinePrint({ report: { basis, brand, columns } }: { report: PrintSource }) {
  const words = useWords();
  const paragraphs = disclaimersOf(basis, columns.filter(isComputed), brand, words.lang, words);
  const marks = marksOf(brand, words.disclaimers);
  return (
    <section className="mt-16 border-paper-line border-t pt-12 text-fg-2 text-fine">
      <h2 className="text-fg text-h3">{words.disclaimers.title}</h2>
      <div className="mt-5 columns-2 gap-x-22">
        {paragraphs.map(({ id, title, text, lang }) => (
          <p key={id} className={paragraphClass} lang={lang && lang !== words.lang ? lang : undefined}>
            {title && <b className="text-fg">{title} </b>}
            {text}
          </p>
        ))}
      </div>
      <footer className="mt-8 flex break-inside-avoid flex-wrap items-center gap-x-16 gap-y-4 font-medium">
        {marks.map(({ code, name }) => (
          <span key={code} className="flex items-center gap-6">
            <Mark code={code} />
            {name}
          </span>
        ))}
        {brand.poweredBy && <span className="ml-auto">{words.disclaimers.poweredBy}</span>}
      </footer>
    </section>
  );
}

/** The equals sign in a house is the mark that 24 CFR 110.25 asks of lenders; the insurers' marks are their names. */
const Mark = ({ code }: { code: 1 | 2 | 3 | 4 }) =>
  code === 2 || code === 3 ? (
    <svg width={20} height={18} viewBox="0 0 20 18" aria-hidden="true" fill="currentColor">
      <path d="M10 0 0 6v2.5h1.6V18h16.8V8.500H20V6zM16 15.600H4V7.300l6-3.700 6 3.700z" />
      <path d="M6.500 7.800h7v2h-7zM6.500 11.200h7v2h-7z" />
    </svg>
  ) : null;
