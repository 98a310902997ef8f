import { clientSections } from "@highway/core/reports/pure/sections";
import { useMemo, useState } from "react";
import { useUser } from "../../lib/session";
import { clientEn } from "../../lib/words/client.en";
import { loanEn } from "../../lib/words/loan.en";
import { clientColumns, isComputed } from "../../report/columns";
import { Hero } from "../../report/skins/client/hero";
import { LoanPicker } from "../../report/skins/client/loan-picker";
import { ClientSections } from "../../report/skins/client/sections";
import { clientSource, SkinContext, type SkinWords, skinOf } from "../../report/skins/client/skin";
import { type AnsweredReport, savedOf } from "../../scenario/store/saved-report";

const words: SkinWords = { lang: "en", client: clientEn, loan: loanEn };

/** A report as it was saved, drawn as its client's page draws it: the answer, the loans, then the officer's sections. */
export function ClientReport({ answered }: { answered: AnsweredReport }) {
  const { profile } = useUser();
  const [pickedID, pick] = useState<string | null>(null);
  const [officer = ""] = profile.fullName.trim().split(/\s+/);
  const drawn = useMemo(() => {
    const basis = { document: savedOf(answered).document, client: answered.client };
    const columns = clientColumns(basis, loanEn).filter(isComputed);
    return { basis, columns, source: clientSource(basis, columns, words) };
  }, [answered]);
  const { basis, columns, source } = drawn;
  const picked = columns.find(({ id }) => id === pickedID) ?? columns.find(({ isOwed }) => !isOwed) ?? columns[0];
  // A report that is reviewed is complete: each of its loans has figures.
  if (!picked) return null;
  return (
    <SkinContext value={skinOf({ basis, source, words, picked, pick, officer })}>
      <div className="bg-paper">
        {/* As wide as the client's column, and with the headings that the client's page gives its own (client-app/client.css). */}
        <div className="@container mx-auto grid max-w-[832px] gap-6 p-6 text-body phone:p-4 [&_:is(h1,h2,h3)]:text-balance [&_:is(h1,h2,h3)]:font-semibold">
          <Hero />
          <LoanPicker />
          <ClientSections shown={clientSections(basis.document.toolMeta?.highlightedTables)} />
        </div>
      </div>
    </SkinContext>
  );
}
