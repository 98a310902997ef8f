import { useEffect } from "react";
import { dayIn } from "../../../lib/format/format";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { MarketUpdatePage, updateIn } from "../../../report/skins/client/market-update";
import { useWords } from "../words";
import { OfficerLine } from "./officer-card";
import { useSharedPage } from "./report-context";

/** A market update that an officer shared. On a phone the officer stands below it. */
export default function MarketUpdateReport() {
  const { loaded, basis } = useSharedPage();
  const { lang, client: words } = useWords();
  const isNarrow = useMedia(oneColumn);
  const briefing = loaded.workedOut.marketUpdate;
  const day = briefing?.day;
  useEffect(() => {
    if (day) document.title = updateIn(lang).own.title(dayIn(lang, day));
  }, [day, lang]);
  if (!briefing) return null;
  return (
    <>
      <MarketUpdatePage
        briefing={briefing}
        lang={lang}
        prepared={words.report.preparedFor(basis.client?.name ?? "", dayIn(lang, briefing.day))}
      />
      {isNarrow && <OfficerLine />}
    </>
  );
}
