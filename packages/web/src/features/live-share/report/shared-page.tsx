import { useMemo } from "react";
import { moduleOnDemand } from "../../../lib/loading/code-on-demand";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { GoodToKnow } from "../../../report/skins/client/good-to-know";
import { Hero } from "../../../report/skins/client/hero";
import { LoanChips, LoanRail } from "../../../report/skins/client/loan-switch";
import { SkinContext, skinOf } from "../../../report/skins/client/skin";
import { BackToTop } from "../../../ui/page/back-to-top";
import { brandStyle } from "../brand-style";
import { Ideas, Tell } from "../idea/answer-cards";
import { Later } from "../later";
import { TopBar } from "../top-bar";
import { useWords } from "../words";
import { KeepCopy } from "./keep-copy";
import { Legal } from "./legal";
import { OfficerCard, OfficerLine, OfficerMore } from "./officer-card";
import { pictureOf } from "./pictures";
import { useShared } from "./report-context";
import { VideoLine } from "./video-line";

/** The answer is painted before the code of what stands below it has come. */
const reportSections = moduleOnDemand(() => import("./report-sections"));
const rentOrBuy = moduleOnDemand(() => import("./rent-or-buy"));
const costOfWaiting = moduleOnDemand(() => import("./cost-of-waiting"));
const analysis = moduleOnDemand(() => import("./analysis/analysis"));

/** What is read stands in the order in which it is seen: on a phone the officer comes first, on a screen beside the page. */
export function SharedPage() {
  const { loaded, brand, link, isPreview, basis, source, picked, pick, officer } = useShared();
  const { workedOut } = loaded;
  const ofTool = workedOut.rentOrBuy ? rentOrBuy : workedOut.costOfWaiting ? costOfWaiting : null;
  const answered = loaded.chapters ? analysis : ofTool;
  const all = useWords();
  const { client: words } = all;
  const isNarrow = useMedia(oneColumn);
  const skin = useMemo(
    () => skinOf({ source, basis, words: all, picked, pick, officer }),
    [source, basis, all, picked, pick, officer],
  );
  return (
    <SkinContext value={skin}>
      <div className="min-h-dvh bg-paper print:bg-surface" style={brandStyle(brand.colors)}>
        {isPreview && (
          <p className="bg-fg px-5 py-2 text-center text-note text-surface print:hidden">{words.preview}</p>
        )}
        <TopBar company={brand.company} logo={brand.logo ? pictureOf(link, "logo") : null} hasLangs={brand.langVis} />
        <VideoLine />
        <main
          id="report"
          tabIndex={-1}
          className="px-4 pt-4 wide:mx-auto wide:grid wide:max-w-[1200px] wide:grid-cols-[minmax(0,1fr)_288px] wide:items-start wide:gap-6 wide:px-8 wide:pt-7 print:flex print:flex-col print:gap-4 print:px-0"
        >
          <div className="@container grid min-w-0 gap-4 wide:gap-6">
            {answered ? <Later load={answered} className="min-h-[300dvh]" /> : <ComparedLoans isNarrow={isNarrow} />}
            {isNarrow && (
              <>
                <OfficerMore />
                <KeepCopy />
              </>
            )}
          </div>
          {!isNarrow && <Rail hasLoans={answered === null} />}
        </main>
        <Legal />
        <BackToTop label={words.backToTop} to="#report" className="bottom-6" />
      </div>
    </SkinContext>
  );
}

/** Loans side by side, with what the client may try and say. */
const ComparedLoans = ({ isNarrow }: { isNarrow: boolean }) => (
  <>
    {isNarrow && <OfficerLine />}
    <Hero />
    {isNarrow && <LoanChips />}
    <Later load={reportSections} className="min-h-[300dvh]" />
    <Ideas />
    <Tell />
    <GoodToKnow />
  </>
);

/** As tall as the window at most, so that nothing of it is out of reach while it stays. */
const Rail = ({ hasLoans }: { hasLoans: boolean }) => (
  <aside className="sticky top-4 -mx-1 grid max-h-[calc(100dvh-32px)] min-w-0 gap-3 overflow-y-auto px-1 pb-1 print:static print:order-first [&>*]:min-w-0">
    <OfficerCard />
    {hasLoans && <LoanRail />}
    {/* The list of an analysis's chapters comes with its code. */}
    <div id="chapter-rail" className="empty:hidden" />
    <KeepCopy isBrief />
  </aside>
);
