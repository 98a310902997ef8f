import { phoneIn } from "@highway/core/branding/pure/phone-in";
import type { ReactNode } from "react";
import { Rich } from "../../ui/rich";
import type { Seen } from "./answers";
import { brandStyle } from "./brand-style";
import { Face } from "./face";
import { firstName } from "./first-name";
import { PaperPage } from "./notice-page";
import { useWords } from "./words";

/** One card, with whom the report is from above it: all that a reader sees of a report before it is opened. */
export function OfficerPage({ officer, children }: { officer: Seen["officer"]; children: ReactNode }) {
  const { lang, client: words } = useWords();
  const called = firstName(officer.name) || words.somebody;
  const foot = officer.phone ? words.gate.unexpected(called, phoneIn(lang, officer.phone)) : words.gate.unexpectedBare;
  return (
    <PaperPage
      company={officer.company}
      hasLangs={officer.langVis}
      foot={<Rich text={foot} />}
      style={brandStyle(officer.colors)}
    >
      <div className="flex flex-col items-center gap-1 text-center">
        <Face name={officer.name} picture={null} size="lg" />
        <b className="mt-2 font-semibold text-first">{officer.name}</b>
        <span className="text-fg-3 text-note">
          {officer.licenseLabel ? words.officer(officer.licenseLabel) : words.officerBare}
        </span>
      </div>
      <section className="mx-auto mt-5 w-full max-w-[420px] rounded-gate border border-paper-line bg-surface px-5 pt-6 pb-3 text-center shadow-gate">
        {children}
      </section>
    </PaperPage>
  );
}
