import { FileQuestion } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../lib/paths";
import { useScenario } from "../../lib/scenario/store";
import { useOpenScenario } from "../../lib/scenario/use-open-scenario";
import { buttonClass } from "../../ui/button-style";
import { Empty } from "../../ui/empty";
import { PageTitle } from "../../ui/page-title";
import { Problem } from "../../ui/problem";
import { ScheduleSkeleton } from "./schedule-skeleton";
import { useSchedules } from "./use-schedules";

/** Asked for beside the page that reads the report, not after it. */
const page = import("./schedule-page");
const SchedulePage = lazy(async () => ({ default: (await page).SchedulePage }));

/** The amortization schedule of the scenario in the address, or of the one that is open. */
export function ScheduleScreen({
  header,
}: {
  /** The tool's own head: client, name, pages, actions. */ header?: ReactNode;
}) {
  const [search] = useSearchParams();
  const opened = useOpenScenario({ reportID: search.get("reportID"), clientID: null });
  return (
    <>
      {header}
      {opened.state === "loading" && <ScheduleSkeleton />}
      {opened.state === "failed" && <Problem message={opened.message} onRetry={opened.retry} />}
      {opened.state === "missing" && <Missing />}
      {opened.state === "ready" && <Ready />}
    </>
  );
}

function Ready() {
  const name = useScenario((state) => state.document.name.trim());
  return (
    <>
      <PageTitle>{name ? `${name}, amortization schedule` : "Amortization schedule"}</PageTitle>
      <Suspense fallback={<ScheduleSkeleton />}>
        <SchedulePage schedules={useSchedules()} />
      </Suspense>
    </>
  );
}

const Missing = () => (
  <Empty
    icon={FileQuestion}
    title="This scenario is not here any more"
    action={
      <Link to={paths.dashboard} className={buttonClass()}>
        Go to the dashboard
      </Link>
    }
  >
    It may have been deleted. Your other scenarios are on the dashboard.
  </Empty>
);
