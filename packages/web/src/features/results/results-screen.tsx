import { FileQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../lib/paths";
import { useScenario } from "../../lib/scenario/store";
import { useOpenScenario } from "../../lib/scenario/use-open-scenario";
import { buttonClass } from "../../ui/button-style";
import { Empty } from "../../ui/empty";
import { PageTitle } from "../../ui/page-title";
import { Problem } from "../../ui/problem";
import { ResultsPage } from "./results-page";
import { ResultsSkeleton } from "./results-skeleton";
import { useResults } from "./use-results";

/** The results of the scenario in the address, or of the one that is open. */
export function ResultsScreen({
  header,
  navigator,
}: {
  /** The tool's own head: client, name, pages, actions. */
  header?: ReactNode;
  /** What can be done with the report as a whole. */
  navigator?: ReactNode;
}) {
  const [search] = useSearchParams();
  const opened = useOpenScenario({ reportID: search.get("reportID"), clientID: null });
  return (
    <>
      {header}
      {opened.state === "loading" && <ResultsSkeleton />}
      {opened.state === "failed" && <Problem message={opened.message} onRetry={opened.retry} />}
      {opened.state === "missing" && <Missing />}
      {opened.state === "ready" && <Ready navigator={navigator} />}
    </>
  );
}

function Ready({ navigator }: { navigator: ReactNode }) {
  const name = useScenario((state) => state.document.name.trim());
  const results = useResults();
  return (
    <>
      <PageTitle>{name ? `${name}, results` : "Results"}</PageTitle>
      <ResultsPage {...results} navigator={navigator} />
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
