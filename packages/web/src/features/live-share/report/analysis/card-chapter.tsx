import { ReportCardChapter } from "../../../../report/skins/client/report-card/page";
import { useWords } from "../../words";
import { useShared } from "../report-context";

/** The report card of the county, as a chapter of the shared analysis. */
export default function CardChapter() {
  const { loaded } = useShared();
  const { lang } = useWords();
  const chapter = loaded.chapters?.find(({ workedOut }) => workedOut.reportCard);
  if (!chapter?.workedOut.reportCard || chapter.report.toolName !== "rerc") return null;
  return <ReportCardChapter told={chapter.workedOut.reportCard} card={chapter.report.reportCard} lang={lang} />;
}
