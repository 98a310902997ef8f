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
      <main style={{ "--brand": inkOf(brand.colors.primary), "--brand-line": brand.colors.secondary } as CSSProperties}>
        <Cover report={report} pictures={pictures} scene={scene} />
        <Sections report={report} sections={sections} />
        <Plain report={report} />
        <FinePrint report={report} />
      </main>
    </WordsProvider>
  );
}

/** What stands at the foot of every page, as rules: page boxes have no elements. */
export function pageFeet({
  basis: { document, client },
  words: { lang, print },
}: Pick<Props, "basis" | "words">): string {
  const foot = print.foot(nameOfHome(document) ?? document.name, client?.name ?? "", dayIn(lang, document.asOf));
  return `@page {
    @bottom-left { content: ${quoted(foot)}; }
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
    <div className="plain">
      {[apr, ...(insured ? [insurance] : []), change].map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

/** What has to be read beside the figures; the marks of the corporation close the report. */
function FinePrint({ report: { basis, brand, columns } }: { report: PrintSource }) {
  const words = useWords();
  const paragraphs = disclaimersOf(basis, columns.filter(isComputed), brand, words.lang, words);
  const marks = marksOf(brand, words.disclaimers);
  return (
    <section className="fine">
      <h2>{words.disclaimers.title}</h2>
      <div className="cols">
        {paragraphs.map(({ id, title, text, lang }) => (
          <p key={id} lang={lang && lang !== words.lang ? lang : undefined}>
            {title && <b>{title} </b>}
            {text}
          </p>
        ))}
      </div>
      <footer className="marks">
        {marks.map(({ code, name }) => (
          <span key={code}>
            <Mark code={code} />
            {name}
          </span>
        ))}
        {brand.poweredBy && <span className="by">{words.disclaimers.poweredBy}</span>}
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
