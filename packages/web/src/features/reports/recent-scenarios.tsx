import { FolderOpen, Table2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useActions } from "../../lib/actions";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { editorOf } from "../../lib/paths";
import { buttonClass } from "../../ui/button-style";
import { Card } from "../../ui/card";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { RecentScenario } from "./recent-scenario";
import { RecentSkeleton } from "./recent-skeleton";
import { useRecentScenarios } from "./use-recent-scenarios";

const SavedScenarios = lazyWindow(
  async () => ({ default: (await import("./saved-scenarios")).SavedScenarios }),
  closeWindow,
);

/** What the officer worked on last, saved or not, each a step away. */
export function RecentScenarios() {
  const [all, setAll] = useState(false);
  const navigate = useNavigate();
  const recent = useRecentScenarios();
  const some = recent.state === "ready" && recent.data.length > 0;
  useActions([{ label: "Saved scenarios", icon: FolderOpen, disabled: !some, onSelect: () => setAll(true) }]);
  return (
    <Card
      title="Recent scenarios"
      flush
      aside={
        some && (
          <button type="button" onClick={() => setAll(true)} className={buttonClass({ variant: "link", size: "sm" })}>
            View all scenarios
          </button>
        )
      }
    >
      {recent.state === "loading" && <RecentSkeleton />}
      {recent.state === "failed" && <Problem message={recent.message} onRetry={recent.retry} />}
      {recent.state === "ready" && !some && <NoScenarios />}
      {some && (
        <ul className="pb-1">
          {recent.data.map((scenario) => (
            <RecentScenario key={scenario.id} scenario={scenario} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {all && (
          <SavedScenarios
            open
            onClose={() => setAll(false)}
            clientID={null}
            onLoad={({ report }) => navigate(editorOf({ reportID: report.id }))}
          />
        )}
      </Suspense>
    </Card>
  );
}

const NoScenarios = () => (
  <Empty
    icon={Table2}
    title="You currently have no saved scenarios."
    action={
      <Link to={editorOf()} className={buttonClass({ variant: "primary" })}>
        New comparison
      </Link>
    }
  >
    Compare loans for a client; what you save stands here.
  </Empty>
);
