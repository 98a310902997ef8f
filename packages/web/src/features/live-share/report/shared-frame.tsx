import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { BackToTop } from "../../../ui/page/back-to-top";
import { brandStyle } from "../brand-style";
import { TopBar } from "../top-bar";
import { useClientWords } from "../words";
import { KeepCopy } from "./keep-copy";
import { Legal } from "./legal";
import { OfficerCard, OfficerMore } from "./officer-card";
import { pictureOf } from "./pictures";
import { useSharedPage } from "./report-context";
import { VideoLine } from "./video-line";

type Props = {
  /** What stands beside the page between the officer and the copy. */
  rail?: ReactNode;
  /** A bar lies over the end of the page. */
  hasBar?: boolean;
  children: ReactNode;
};

/** The page around every shared report: whose it is above and beside it, what must be said below. On a phone the officer comes after it. */
export function SharedFrame({ rail, hasBar = false, children }: Props) {
  const { brand, link, isPreview } = useSharedPage();
  const words = useClientWords();
  const isNarrow = useMedia(oneColumn);
  return (
    <div className={cx("min-h-dvh bg-paper print:bg-surface", hasBar && "pb-14")} style={brandStyle(brand.colors)}>
      {isPreview && <p className="bg-fg px-5 py-2 text-center text-note text-surface print:hidden">{words.preview}</p>}
      <TopBar company={brand.company} logo={brand.logo ? pictureOf(link, "logo") : null} hasLangs={brand.langVis} />
      <VideoLine />
      <main
        id="report"
        tabIndex={-1}
        className="px-4 pt-4 wide:mx-auto wide:grid wide:max-w-[1200px] wide:grid-cols-[minmax(0,1fr)_288px] wide:items-start wide:gap-6 wide:px-8 wide:pt-7 print:flex print:flex-col print:gap-4 print:px-0"
      >
        <div className="@container grid min-w-0 gap-4 wide:gap-6">
          {children}
          {isNarrow && (
            <>
              <OfficerMore />
              <KeepCopy />
            </>
          )}
        </div>
        {!isNarrow && <Rail>{rail}</Rail>}
      </main>
      <Legal />
      <BackToTop label={words.backToTop} to="#report" className={hasBar ? "bottom-18" : "bottom-6"} />
    </div>
  );
}

/** As tall as the window at most, so that nothing of it is out of reach while it stays. */
const Rail = ({ children }: { children: ReactNode }) => (
  <aside className="sticky top-4 -mx-1 grid max-h-[calc(100dvh-32px)] min-w-0 gap-3 overflow-y-auto px-1 pb-1 print:static print:order-first [&>*]:min-w-0">
    <OfficerCard />
    {children}
    <KeepCopy isBrief />
  </aside>
);
