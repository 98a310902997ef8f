import { inkOf } from "@highway/core/branding/pure/ink";
import { phoneIn } from "@highway/core/branding/pure/phone-in";
import type { Brand } from "@highway/core/branding/schema";
import { isolated } from "@highway/core/platform/pure/direction";
import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { dayIn } from "../../../lib/format/format";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { isCash } from "../../row";
import { Cover, nameOfHome } from "./cover";
import { FinePrint } from "./fine-print";
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
  /** How densely the cover is set, so that it fits one page. */
  density?: number;
};

/** A report for paper, with the same figures as on the screen. Its pages break by themselves. */
export function PrintedReport({ basis, brand, pictures, sections, words, scene, density = 0 }: Props) {
  const report = useMemo(() => reportOf(basis, brand, words), [basis, brand, words]);
  return (
    <WordsProvider value={words}>
      <main
        className="mx-auto max-w-[7.3in] not-print:max-[7.6in]:px-[16px] not-print:pt-[0.5in] not-print:pb-[0.6in]"
        style={{ "--brand": inkOf(brand.colors.primary), "--brand-line": brand.colors.secondary } as CSSProperties}
      >
        <Cover report={report} pictures={pictures} scene={scene} sections={sections} density={density} />
        <div>
          <Sections report={report} sections={sections} />
          <Plain report={report} />
          {sections.includes("balance") && <YearsTable report={report} />}
          <FinePrint report={report} />
        </div>
      </main>
    </WordsProvider>
  );
}

type Named = Pick<Props, "basis" | "words"> & {
  /** The county of a report about a place. */
  place?: { name: string; state: string } | undefined;
  /** The subject of a report with neither a place nor a loan. */
  title?: string | undefined;
};

/** Names a report: "412 Brookhaven Dr. Prepared for Elena Marchetti, 11/20/2026". The officer's own name for the scenario is private. */
export const nameOfReport = ({ basis: { document, client }, words: { lang, print }, place, title }: Named): string => {
  const what = place ? `${place.name}, ${place.state}` : (title ?? nameOfHome(document) ?? print.titleMany);
  return print.foot(what, isolated(client?.name ?? ""), dayIn(lang, document.asOf));
};

/** Returns the footer of every page as CSS rules, because page boxes have no elements. */
export function pageFeet({ name, brand, words }: { name: string } & Pick<Props, "brand" | "words">): string {
  const { print } = words;
  const foot = `${name}.`;
  const [phone] = brand.phones;
  const officer = brand.useHeader
    ? [brand.name, brand.licenseLabel, phone && phoneIn(words.lang, phone)].filter(Boolean).join(" · ")
    : "";
  return `@page {
    @bottom-left { content: ${[foot, officer].filter(Boolean).map(breakable).map(quoteText).join(' "\\A" ')}; white-space: pre-wrap; }
    @bottom-right { content: "${print.page} " counter(page) " ${print.of} " counter(pages); }
  }`;
}

/** A page box breaks no word, whatever its style says: a word that would run over the number of the page is broken by spaces without width. */
const breakable = (text: string) => text.replace(/\S{40}(?=\S)/gu, "$&\u200b");

/** Quotes a text as a CSS string, whatever characters it has. */
export const quoteText = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} .,:'()&·/-]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`;

/** The three questions that people ask, answered in plain words. */
function Plain({ report: { columns } }: { report: PrintSource }) {
  const { print } = useWords();
  const insured = columns.some(({ result }) => (result?.miMonths ?? 0) > 0);
  const isLent = !columns.every(isCash);
  const { apr, insurance, change } = print.plain;
  const changes = { title: change.title, text: isLent ? `${change.text} ${change.rate}` : change.text };
  return (
    <div className="mt-22 grid break-inside-avoid grid-cols-[repeat(auto-fit,minmax(1.8in,1fr))] gap-18">
      {[...(isLent ? [apr] : []), ...(insured ? [insurance] : []), changes].map(({ title, text }) => (
        <div key={title} className="border-brand-line border-t-2 pt-8">
          <h3 className="mb-2 text-h3">{title}</h3>
          <p className="text-[9pt] text-fg-2 leading-13">{text}</p>
        </div>
      ))}
    </div>
  );
}
