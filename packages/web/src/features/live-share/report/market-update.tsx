import { useEffect, useMemo } from "react";
import { dayIn } from "../../../lib/format/format";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { marketUpdateCatalog } from "../../../report/catalogs";
import { MarketUpdatePage } from "../../../report/skins/client/market-update";
import { useWords } from "../words";
import { OfficerLine } from "./officer-card";
import { useSharedPage } from "./report-context";

/** A market update that an officer shared. On a phone the officer stands below it. */
export default function MarketUpdateReport() {
  const { loaded, basis } = useSharedPage();
  const { lang, client: words } = useWords();
  const spoken = useMemo(() => ({ lang, own: marketUpdateCatalog.in(lang) }), [lang]);
  const isNarrow = useMedia(oneColumn);
  const briefing = loaded.workedOut.marketUpdate;
  const day = briefing?.day;
  useEffect(() => {
    if (day) document.title = spoken.own.title(dayIn(spoken.lang, day));
  }, [day, spoken]);
  if (!briefing) return null;
  return (
    <>
      <MarketUpdatePage
        briefing={briefing}
        spoken={spoken}
        prepared={words.report.preparedFor(basis.client?.name ?? "", dayIn(lang, briefing.day))}
      />
      {isNarrow && <OfficerLine />}
    </>
  );
}
