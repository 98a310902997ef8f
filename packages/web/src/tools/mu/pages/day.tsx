import { useSearchParams } from "react-router";
import { LiveDay } from "../day/live-day";
import { SavedDay } from "../day/saved-day";

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
