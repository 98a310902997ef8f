import type { Loaded } from "@highway/core/sharing/report/schema";
import { useMemo } from "react";
import { moduleOnDemand } from "../../../lib/loading/code-on-demand";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { Hero } from "../../../report/skins/client/hero";
import { LoanChips, LoanRail } from "../../../report/skins/client/loan-switch";
import { SkinContext, skinOf } from "../../../report/skins/client/skin";
import { Later } from "../later";
import { useWords } from "../words";
import { OfficerLine } from "./officer-card";
import { useShared } from "./report-context";
import { SharedFrame } from "./shared-frame";

/** The answer is painted before the code of what stands below it has come. */
const reportSections = moduleOnDemand(() => import("./report-sections"));
const rentOrBuy = moduleOnDemand(() => import("./rent-or-buy"));
const costOfWaiting = moduleOnDemand(() => import("./cost-of-waiting"));
const analysis = moduleOnDemand(() => import("./analysis/analysis"));
const reportCard = moduleOnDemand(() => import("./report-card"));
const marketUpdate = moduleOnDemand(() => import("./market-update"));
const consolidation = moduleOnDemand(() => import("./consolidation"));

/** The page of a purchase analysis, or of the tool whose answer the report has; null of loans side by side. */
function answeredOf({ workedOut, chapters }: Loaded) {
  if (chapters) return analysis;
  if (workedOut.rentOrBuy) return rentOrBuy;
  if (workedOut.costOfWaiting) return costOfWaiting;
  return workedOut.consolidation ? consolidation : null;
}

/** What is read stands in the order in which it is seen: on a phone the officer comes first, on a screen beside the page. */
export function SharedPage() {
  const { loaded, basis, source, picked, pick, officer } = useShared();
  const answered = answeredOf(loaded);
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
        {answered ? <Later load={answered} className="min-h-[300dvh]" /> : <ComparedLoans isNarrow={isNarrow} />}
      </SharedFrame>
    </SkinContext>
  );
}

/** A report that tells of a place or of a day, and of no loan. */
export const LoanlessPage = ({ of }: { of: "place" | "day" }) => (
  <SharedFrame>
    <Later load={of === "place" ? reportCard : marketUpdate} className="min-h-[300dvh]" />
  </SharedFrame>
);

/** Loans side by side: their answer, then all that stands below it. */
const ComparedLoans = ({ isNarrow }: { isNarrow: boolean }) => (
  <>
    {isNarrow && <OfficerLine />}
    <Hero />
    {isNarrow && <LoanChips />}
    <Later load={reportSections} className="min-h-[300dvh]" />
  </>
);
