import { BackToTop } from "../../../ui/page/back-to-top";
import { brandStyle } from "../brand-style";
import { TryIdea } from "../idea/try-idea";
import { TopBar } from "../top-bar";
import { useClientWords } from "../words";
import { AprCard } from "./apr-card";
import { Hero } from "./hero";
import { KeepCopy } from "./keep-copy";
import { Legal } from "./legal";
import { LoanPicker } from "./loan-picker";
import { OfficerCard } from "./officer-card";
import { PaymentParts } from "./payment-parts";
import { pictureOf } from "./pictures";
import { useShared } from "./report-context";
import { SideBySide } from "./side-by-side";

/** On a screen the officer and the choice of loans stay beside the page; a phone reads all in one order. */
export function SharedPage() {
  const { brand, link, isPreview } = useShared();
  const words = useClientWords();
  return (
    <div className="min-h-dvh bg-paper print:bg-surface" style={brandStyle(brand.colors)}>
      {isPreview && <p className="bg-fg px-5 py-2 text-center text-note text-surface print:hidden">{words.preview}</p>}
      <TopBar company={brand.company} logo={brand.logo ? pictureOf(link, "logo") : null} hasLangs={brand.langVis} />
      <main
        id="report"
        tabIndex={-1}
        className="flex flex-col gap-4 px-4 pt-4 wide:mx-auto wide:grid wide:max-w-[1200px] wide:grid-cols-[minmax(0,1fr)_328px] wide:items-start wide:gap-6 wide:px-8 wide:pt-8 print:px-0"
      >
        <div className="min-w-0 narrow:contents wide:col-start-1 wide:row-start-1 wide:grid wide:gap-6">
          <div className="narrow:order-3">
            <Hero />
          </div>
          <div className="narrow:order-6">
            <PaymentParts />
          </div>
          <div className="narrow:order-6">
            <TryIdea />
          </div>
        </div>
        <aside className="narrow:contents wide:sticky wide:top-6 wide:col-start-2 wide:row-start-1 wide:grid wide:min-w-0 wide:gap-4 [&>*]:min-w-0">
          <OfficerCard />
          <LoanPicker />
        </aside>
        <div className="min-w-0 narrow:order-7">
          <SideBySide />
        </div>
        <div className="narrow:contents wide:grid wide:gap-4">
          <AprCard />
          <KeepCopy />
        </div>
      </main>
      <Legal />
      <BackToTop label={words.backToTop} to="#report" className="bottom-6" />
    </div>
  );
}
