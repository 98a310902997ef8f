import { reportCardCatalog } from "../../../../report/catalogs";
import { ReportCardChapter } from "../../../../report/skins/client/report-card/page";
import { useWords } from "../../words";
import { useShared } from "../report-context";

/** The report card of the county, as a chapter of the shared analysis. */
export default function CardChapter() {
  const { loaded } = useShared();
  const { lang } = useWords();
  const chapter = loaded.chapters?.find(({ workedOut }) => workedOut.reportCard);
  const told = chapter?.workedOut.reportCard;
  if (!told || chapter.report.toolName !== "rerc") return null;
  const spoken = { lang, own: reportCardCatalog.in(lang) };
  return <ReportCardChapter told={told} card={chapter.report.reportCard} spoken={spoken} />;
}
