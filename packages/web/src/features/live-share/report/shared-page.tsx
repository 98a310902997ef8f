import { clientSections } from "@highway/core/reports/pure/sections";
import { Calculator } from "lucide-react";
import { useMemo } from "react";
import { trimmedPercent } from "../../../lib/format/format";
import { isCash } from "../../../report/row";
import { Hero } from "../../../report/skins/client/hero";
import { LoanPicker } from "../../../report/skins/client/loan-picker";
import { ClientSections } from "../../../report/skins/client/sections";
import { SkinContext, skinOf } from "../../../report/skins/client/skin";
import { Icon } from "../../../ui/icon";
import { BackToTop } from "../../../ui/page/back-to-top";
import { brandStyle } from "../brand-style";
import { TryIdea } from "../idea/try-idea";
import { TopBar } from "../top-bar";
import { useClientWords, useWords } from "../words";
import { KeepCopy } from "./keep-copy";
import { Legal } from "./legal";
import { OfficerCard } from "./officer-card";
import { pictureOf } from "./pictures";
import { useShared } from "./report-context";

/** On a screen the officer and the choice of loans stay beside the page; a phone reads all in one order. */
export function SharedPage() {
  const { brand, link, isPreview, basis, source, picked, pick, officer } = useShared();
  const all = useWords();
  const { client: words } = all;
  const skin = useMemo(
    () => skinOf({ source, basis, words: all, picked, pick, officer }),
    [source, basis, all, picked, pick, officer],
  );
  const shown = clientSections(basis.document.toolMeta?.highlightedTables);
  return (
    <SkinContext value={skin}>
      <div className="min-h-dvh bg-paper print:bg-surface" style={brandStyle(brand.colors)}>
        {isPreview && (
          <p className="bg-fg px-5 py-2 text-center text-note text-surface print:hidden">{words.preview}</p>
        )}
        <TopBar company={brand.company} logo={brand.logo ? pictureOf(link, "logo") : null} hasLangs={brand.langVis} />
        <main
          id="report"
          tabIndex={-1}
          className="flex flex-col gap-4 px-4 pt-4 wide:mx-auto wide:grid wide:max-w-[1200px] wide:grid-cols-[minmax(0,1fr)_328px] wide:items-start wide:gap-6 wide:px-8 wide:pt-8 print:px-0"
        >
          <div className="min-w-0 narrow:contents wide:col-start-1 wide:row-start-1 wide:grid wide:gap-6">
            <div className="@container narrow:order-3">
              <Hero />
            </div>
            <div className="@container grid gap-4 narrow:order-6 wide:gap-6">
              <ClientSections shown={shown} />
              <TryIdea />
            </div>
          </div>
          <aside className="narrow:contents wide:sticky wide:top-6 wide:col-start-2 wide:row-start-1 wide:grid wide:min-w-0 wide:gap-4 [&>*]:min-w-0">
            <OfficerCard />
            <div className="narrow:order-4">
              <LoanPicker />
            </div>
          </aside>
          <div className="narrow:contents wide:grid wide:grid-cols-2 wide:gap-6">
            <AprCard />
            <KeepCopy />
          </div>
        </main>
        <Legal />
        <BackToTop label={words.backToTop} to="#report" className="bottom-6" />
      </div>
    </SkinContext>
  );
}

function AprCard() {
  const { picked } = useShared();
  const words = useClientWords().apr;
  const { apr } = picked.result;
  if (isCash(picked) || apr === null) return null;
  return (
    <section
      data-section="apr"
      className="grid grid-cols-[40px_1fr] gap-3.5 rounded-card border border-paper-line bg-surface p-5 shadow-paper narrow:order-8 wide:grid-cols-1 tiny:p-4"
    >
      <span className="grid size-10 place-items-center rounded-lg bg-clay-soft text-clay">
        <Icon of={Calculator} size={20} />
      </span>
      <div>
        <h2 className="text-first">{words.title}</h2>
        <p className="mt-1 text-fg-2 text-md">{words.says(trimmedPercent(apr), trimmedPercent(picked.loan.rate))}</p>
      </div>
    </section>
  );
}
