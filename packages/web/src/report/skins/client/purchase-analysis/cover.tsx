import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { ChevronRight } from "lucide-react";
import { dayIn } from "../../../../lib/format/format";
import { Icon } from "../../../../ui/icon";
import { purchaseAnalysisCatalog } from "../../../catalogs";
import type { ChapterLine } from "../../../purchase-analysis/lines";
import { streetOf, townOf } from "../../../rows/loans";
import { Scene } from "../scene";
import { useSkin } from "../skin";

/** A chapter as the table of contents lists it. */
export type ContentsEntry = { kind: ChapterKind; line: ChapterLine | null };

export const useAnalysisWords = () => purchaseAnalysisCatalog.in(useSkin().words.lang);
export const chapterPlace = (kind: ChapterKind) => `chapter-${kind}`;

/** The home of the analysis, the officer's note, and the table of contents with each chapter's sentence. */
export function Cover({ chapters, note }: { chapters: readonly ContentsEntry[]; note: string }) {
  const { basis, picked, words: all } = useSkin();
  const words = useAnalysisWords();
  const [street, town] = [streetOf(picked.property), townOf(picked.property)];
  const count =
    chapters.length === 1 ? words.oneChapter : words.chapters(words.counts[chapters.length] ?? String(chapters.length));
  return (
    <section
      id="cover"
      data-section="summary"
      className="overflow-hidden rounded-card border border-paper-line bg-surface shadow-paper"
    >
      <Scene hasSky isWhole className="h-[60px] @min-[640px]:h-[112px] print:hidden" />
      <div className="px-4 pt-3.5 pb-4 @min-[640px]:px-7 @min-[640px]:pt-6 @min-[640px]:pb-7">
        <p className="text-clay-text text-md">{words.yours}</p>
        <h1 className="mt-1 text-ask tracking-[-.022em] wrap-anywhere @min-[640px]:text-page">
          {street ? words.title(street, count) : words.untitled(count)}
        </h1>
        <p className="mt-1 text-fg-3 text-md">
          {town && `${town}. `}
          {all.client.report.preparedFor(basis.client?.name ?? "", dayIn(all.lang, basis.document.asOf))}
        </p>
        {note && <p className="mt-3 whitespace-pre-line border-clay border-l-3 pl-4 text-body wrap-anywhere">{note}</p>}
        <nav aria-label={words.contents} className="mt-4">
          <ol>
            {chapters.map(({ kind, line }, at) => (
              <li key={kind} className="border-paper-line border-t">
                <a
                  href={`#${chapterPlace(kind)}`}
                  className="grid min-h-14 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-2 py-2.5 hover:bg-paper"
                >
                  <span className="num font-semibold text-clay-text">{at + 1}</span>
                  <span className="min-w-0">
                    <b className="block font-semibold">{words.names[kind]}</b>
                    {line && (
                      <span className="num block text-fg-2 text-md">
                        {line.head} <span className="text-fg-3">{line.half}</span>
                      </span>
                    )}
                  </span>
                  <Icon of={ChevronRight} size={16} className="text-fg-3" />
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
