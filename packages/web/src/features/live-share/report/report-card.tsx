import { useEffect, useMemo } from "react";
import { dayIn } from "../../../lib/format/format";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { reportCardCatalog } from "../../../report/catalogs";
import { countyName } from "../../../report/report-card/text";
import { streetOf, townOf } from "../../../report/rows/loans";
import { ReportCardPage } from "../../../report/skins/client/report-card/page";
import { useWords } from "../words";
import { OfficerLine } from "./officer-card";
import { useSharedPage } from "./report-context";

/** A county's report card. On a phone the officer stands below it. */
export default function ReportCardReport() {
  const { loaded, basis } = useSharedPage();
  const { lang, client: words } = useWords();
  const spoken = useMemo(() => ({ lang, own: reportCardCatalog.in(lang) }), [lang]);
  const isNarrow = useMedia(oneColumn);
  const { report, workedOut } = loaded;
  const told = workedOut.reportCard;
  const row = told?.cards[0]?.row;
  useEffect(() => {
    if (row) document.title = spoken.own.title(countyName(row, spoken));
  }, [row, spoken]);
  if (!told || report.toolName !== "rerc") return null;
  const [home] = basis.document.properties;
  const place = [streetOf(home), townOf(home)].filter(Boolean).join(", ");
  const made = words.report.preparedFor(basis.client?.name ?? "", dayIn(lang, report.asOf));
  return (
    <>
      <ReportCardPage
        told={told}
        card={report.reportCard}
        spoken={spoken}
        prepared={[place && `${place}.`, made].filter(Boolean).join(" ")}
      />
      {isNarrow && <OfficerLine />}
    </>
  );
}
