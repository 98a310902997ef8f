import type { Loaded } from "@highway/core/sharing/report/schema";
import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { useMemo } from "react";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { spokenPart } from "../../../lib/words/catalog";
import {
  consolidationCatalog,
  costOfWaitingCatalog,
  marketUpdateCatalog,
  rentOrBuyCatalog,
  reportCardCatalog,
} from "../../../report/catalogs";
import { catalogsOf } from "../../../report/purchase-analysis/chapter-words";
import { Hero } from "../../../report/skins/client/hero";
import { LoanChips, LoanRail } from "../../../report/skins/client/loan-switch";
import { SkinContext, skinOf } from "../../../report/skins/client/skin";
import { Later } from "../later";
import { useWords } from "../words";
import { OfficerLine } from "./officer-card";
import { useShared } from "./report-context";
import { SharedFrame } from "./shared-frame";

/** The answer is painted before the code of what stands below it has come. */
const reportSections = spokenPart(() => import("./report-sections"));
const rentOrBuy = spokenPart(() => import("./rent-or-buy"), rentOrBuyCatalog);
const costOfWaiting = spokenPart(() => import("./cost-of-waiting"), costOfWaitingCatalog);
const reportCard = spokenPart(() => import("./report-card"), reportCardCatalog);
const marketUpdate = spokenPart(() => import("./market-update"), marketUpdateCatalog);
const consolidation = spokenPart(() => import("./consolidation"), consolidationCatalog);
const analysisOf = (chapters: readonly ChapterKind[]) =>
  spokenPart(() => import("./analysis/analysis"), ...catalogsOf(chapters));

/** The page of a purchase analysis, or of the tool whose answer the report has; null of loans side by side. */
function answeredOf({ workedOut, chapters }: Loaded) {
  if (chapters) return analysisOf(chapters.map(({ kind }) => kind));
  if (workedOut.rentOrBuy) return rentOrBuy;
  if (workedOut.costOfWaiting) return costOfWaiting;
  return workedOut.consolidation ? consolidation : null;
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
export const LoanlessPage = ({ of }: { of: "place" | "day" }) => (
  <SharedFrame>
    <Later part={of === "place" ? reportCard : marketUpdate} className="min-h-[300dvh]" />
  </SharedFrame>
);

/** Loans side by side: their answer, then all that stands below it. */
const ComparedLoans = ({ isNarrow }: { isNarrow: boolean }) => (
  <>
    {isNarrow && <OfficerLine />}
    <Hero />
    {isNarrow && <LoanChips />}
    <Later part={reportSections} className="min-h-[300dvh]" />
  </>
);
