import { useEffect } from "react";
import { dayIn } from "../../../lib/format/format";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { countyName } from "../../../report/report-card/text";
import { streetOf, townOf } from "../../../report/rows/loans";
import { ReportCardPage, spokenIn } from "../../../report/skins/client/report-card/page";
import { useWords } from "../words";
import { OfficerLine } from "./officer-card";
import { useSharedPage } from "./report-context";

/** A county's report card. On a phone the officer stands below it. */
export default function ReportCardReport() {
  const { loaded, basis } = useSharedPage();
  const { lang, client: words } = useWords();
  const isNarrow = useMedia(oneColumn);
  const { report, workedOut } = loaded;
  const told = workedOut.reportCard;
  const row = told?.cards[0]?.row;
  useEffect(() => {
    const spoken = spokenIn(lang);
    if (row) document.title = spoken.own.title(countyName(row, spoken));
  }, [row, lang]);
  if (!told || report.toolName !== "rerc") return null;
  const [home] = basis.document.properties;
  const place = [streetOf(home), townOf(home)].filter(Boolean).join(", ");
  const made = words.report.preparedFor(basis.client?.name ?? "", dayIn(lang, report.asOf));
  return (
    <>
      <ReportCardPage
        told={told}
        card={report.reportCard}
        lang={lang}
        prepared={[place && `${place}.`, made].filter(Boolean).join(" ")}
      />
      {isNarrow && <OfficerLine />}
    </>
  );
}
