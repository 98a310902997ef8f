import { Send } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useApi } from "../../../lib/api/use-api";
import { reviewOf } from "../../../lib/paths";
import { momentOf } from "../../../report/market-update/text";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { PageTitle } from "../../../ui/page/page-header";
import { Problem } from "../../../ui/page/problem";
import { DayBody, spokenEnglish } from "../day/day-body";
import { DayBar, DayFacts, DayHead, GoToToday } from "../day/day-head";
import { DaySkeleton, LiveDay } from "../day/live-day";

/** The page of today's market update, that of a past day, or the saved copy of a report. */
export default function DayPage() {
  const [search] = useSearchParams();
  const reportID = search.get("reportID");
  return reportID ? (
    <SavedDay reportID={reportID} />
  ) : (
    <LiveDay day={search.get("day")} clientID={search.get("clientID")} />
  );
}

/** A day as it was saved for a client. */
function SavedDay({ reportID }: { reportID: string }) {
  const answer = useApi("GET /v2/client/reports/{id}", { path: { id: reportID } });
  const answered = answer.state === "ready" ? answer.data[0] : null;
  const id = answered?.report.toolName === "mu" ? answered.report.marketUpdate.copy : null;
  const copy = useApi("GET /v1/markets/update/copies/{id}", id ? { path: { id } } : null, { revalidateOnFocus: false });
  const failed = [answer, copy].find((each) => each.state === "failed");
  const briefing = copy.state === "ready" ? copy.data[0].briefing : null;
  const review = (
    <Link to={reviewOf({ tool: "mu", reportID })} className={buttonClass({ variant: "primary" })}>
      <Icon of={Send} />
      Review and share
    </Link>
  );
  return (
    <>
      <PageTitle>{answered?.report.name || "Market update"}</PageTitle>
      <DayHead briefing={briefing} right={briefing && <span className="contents phone:hidden">{review}</span>} />
      {failed?.state === "failed" && <Problem message={failed.message} onRetry={failed.retry} />}
      {!failed && !briefing && <DaySkeleton />}
      {briefing && answered && (
        <>
          <DayFacts
            day={briefing.day}
            says={`kept for ${answered.client.name} as of ${momentOf(briefing.madeAt, spokenEnglish)}; it stays as it was`}
          >
            <GoToToday />
          </DayFacts>
          <DayBody briefing={briefing} isPast={briefing.coupons.heardAt === null} stance={null} />
          <DayBar briefing={briefing}>{review}</DayBar>
        </>
      )}
    </>
  );
}
