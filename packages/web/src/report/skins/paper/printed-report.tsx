import { inkOf } from "@highway/core/branding/pure/ink";
import type { Brand } from "@highway/core/branding/schema";
import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { dayIn } from "../../../lib/format/format";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { Cover, nameOfHome } from "./cover";
import { FinePrint } from "./fine-print";
import type { Pictures } from "./heads";
import { Plain } from "./plain";
import { reportOf } from "./report";
import { Sections } from "./sections";
import { type Words, WordsProvider } from "./words";

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
