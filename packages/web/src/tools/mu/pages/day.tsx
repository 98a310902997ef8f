import { useSearchParams } from "react-router";
import { LiveDay } from "../day/live-day";
import { SavedDay } from "../day/saved-day";

/** Today's market update, that of a past day, or the copy that a report holds. */
export default function DayPage() {
  const [search] = useSearchParams();
  const reportID = search.get("reportID");
  return reportID ? (
    <SavedDay reportID={reportID} />
  ) : (
    <LiveDay day={search.get("day")} clientID={search.get("clientID")} />
  );
}
