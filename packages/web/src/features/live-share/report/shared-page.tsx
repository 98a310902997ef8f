import type { OpenedReport } from "@highway/core/sharing/report/schema";
import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { type ComponentType, useMemo } from "react";
import { moduleOnDemand } from "../../../lib/loading/code-on-demand";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { type SpokenPart, spokenPart } from "../../../lib/words/catalog";
import { marketUpdateCatalog, reportCardCatalog } from "../../../report/catalogs";
import { catalogsOf } from "../../../report/purchase-analysis/chapter-words";
import { Hero } from "../../../report/skins/client/hero";
import { LoanChips, LoanRail } from "../../../report/skins/client/loan-switch";
import { SkinContext, skinOf } from "../../../report/skins/client/skin";
import { type ToolPage, toolPages } from "../../../report/skins/client/tool-pages";
import { Later } from "../later";
import { useWords } from "../words";
import { OfficerLine } from "./officer-card";
import { useShared, useSharedPage } from "./report-context";
import { SharedFrame } from "./shared-frame";

/** The answer is painted before the code of what stands below it has come. */
const reportSections = spokenPart(() => import("./report-sections"));
const analysisOf = (chapters: readonly ChapterKind[]) =>
  spokenPart(() => import("./analysis/analysis"), ...catalogsOf(chapters));
/** What tells of a place or of a day, and of no loan. */
const loanless: Readonly<Record<string, SpokenPart>> = {
  rerc: spokenPart(() => import("./report-card"), reportCardCatalog),
  mu: spokenPart(() => import("./market-update"), marketUpdateCatalog),
};

const answerFrame = moduleOnDemand(() => import("./tool-answer"));
/** The page of a tool with what stands around every answer. */
function framed({ part }: ToolPage): SpokenPart {
  let drawn: ComponentType | undefined;
  return {
    speaks: part.speaks,
    fetch: async (lang) => {
      const [{ answerPage }, { default: Page }] = await Promise.all([answerFrame(), part.fetch(lang)]);
      drawn ??= answerPage(Page);
      return { default: drawn };
    },
  };
}

/** The page of a purchase analysis, or of the tool whose answer the report has; null of loans side by side. */
function answeredOf({ report, workedOut, chapters }: OpenedReport): SpokenPart | null {
  if (chapters) return analysisOf(chapters.map(({ kind }) => kind));
  const page = workedOut.answer && toolPages[report.toolName];
  return page ? framed(page) : null;
}

/** What is read stands in the order in which it is seen: on a phone the officer comes first, on a screen beside the page. */
export function SharedPage() {
  const { loaded, basis, source, picked, pick, officer } = useShared();
  const answered = useMemo(() => answeredOf(loaded), [loaded]);
  const words = useWords();
  const isNarrow = useMedia(oneColumn);
  // The bar that opens the chapters lies over the end of the page.
  const hasBar = isNarrow && loaded.chapters !== undefined;
  const skin = useMemo(
    () => skinOf({ source, basis, words, picked, pick, officer }),
    [source, basis, words, picked, pick, officer],
  );
  return (
    <SkinContext value={skin}>
      <SharedFrame
        hasBar={hasBar}
        rail={
          <>
            {answered === null && <LoanRail />}
            {/* The list of an analysis's chapters comes with its code. */}
            <div id="chapter-rail" className="empty:hidden" />
          </>
        }
      >
        {answered ? <Later part={answered} className="min-h-[300dvh]" /> : <ComparedLoans isNarrow={isNarrow} />}
      </SharedFrame>
    </SkinContext>
  );
}

/** A report that tells of a place or of a day, and of no loan. */
export function LoanlessPage() {
  const part = loanless[useSharedPage().loaded.report.toolName];
  return <SharedFrame>{part && <Later part={part} className="min-h-[300dvh]" />}</SharedFrame>;
}

/** Loans side by side: their answer, then all that stands below it. */
const ComparedLoans = ({ isNarrow }: { isNarrow: boolean }) => (
  <>
    {isNarrow && <OfficerLine />}
    <Hero />
    {isNarrow && <LoanChips />}
    <Later part={reportSections} className="min-h-[300dvh]" />
  </>
);
