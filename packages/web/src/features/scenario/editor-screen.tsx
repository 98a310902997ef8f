import { FileQuestion } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { editorOf, paths } from "../../lib/paths";
import { comparedLoans } from "../../lib/scenario/document";
import { loadWholeCheck } from "../../lib/scenario/issues";
import { useScenario } from "../../lib/scenario/store";
import { useOpenNotice, useOpenScenario } from "../../lib/scenario/use-open-scenario";
import { useMedia } from "../../lib/use-media";
import { fetchWhenRested } from "../../lib/when-idle";
import { buttonClass } from "../../ui/button-style";
import { Empty } from "../../ui/empty";
import { PageTitle } from "../../ui/page-title";
import { Problem } from "../../ui/problem";
import { EditorSkeleton } from "./editor-skeleton";
import { type HeadSlots, ScenarioHead } from "./head/scenario-head";
import { DesktopEditor, PhoneEditor } from "./layouts";
import { SettingsContext, useOwnSettings } from "./settings";

/** The loan comparison's editor: the scenario in the address, or the one begun last. */
export function EditorScreen(slots: HeadSlots) {
  const [search] = useSearchParams();
  const reportID = search.get("reportID");
  const opened = useOpenScenario({ reportID, clientID: search.get("clientID"), isNew: search.has("new") });
  const settings = useOwnSettings();
  const ready = opened.state === "ready";
  useNamedAddress(ready, reportID);
  // Nothing is checked before it is typed, and the first figures come first.
  useEffect(() => {
    if (ready) fetchWhenRested(() => void loadWholeCheck());
  }, [ready]);
  return (
    <SettingsContext value={settings}>
      <ScenarioTitle />
      <ScenarioHead {...slots} />
      {opened.state === "loading" && <EditorSkeleton />}
      {opened.state === "failed" && <Problem message={opened.message} onRetry={opened.retry} />}
      {opened.state === "missing" && <Missing />}
      {ready && (
        <>
          <Notice />
          <Editor />
        </>
      )}
    </SettingsContext>
  );
}

const NoticeBar = lazy(() => import("./notice-bar"));

/** Most scenarios open with nothing to say. */
function Notice() {
  const some = useOpenNotice((state) => state.notice !== null);
  return (
    some && (
      <Suspense fallback={null}>
        <NoticeBar />
      </Suspense>
    )
  );
}

function ScenarioTitle() {
  const name = useScenario((state) => state.document.name.trim());
  return <PageTitle>{name || "Loan comparison"}</PageTitle>;
}

/** Side by side where each loan has some 150 px; else one at a time. */
function Editor() {
  const loans = useScenario((state) => comparedLoans(state.document).length);
  const narrow = useMedia(`(max-width: ${Math.max(720, 284 + loans * 150)}px)`);
  return <Suspense fallback={<EditorSkeleton />}>{narrow ? <PhoneEditor /> : <DesktopEditor />}</Suspense>;
}

/** Once there is something to come back to, the address names it, so that a reload or a bookmark opens it again. */
function useNamedAddress(ready: boolean, reportID: string | null) {
  const navigate = useNavigate();
  const id = useScenario(({ document, saved, opened }) =>
    saved || opened.fromCopy || document !== opened.document ? document.id : null,
  );
  useEffect(() => {
    if (ready && id && id !== reportID) navigate(editorOf({ reportID: id }), { replace: true });
  }, [ready, id, reportID, navigate]);
}

const Missing = () => (
  <Empty
    icon={FileQuestion}
    title="This scenario is not here any more"
    action={
      <>
        <Link to={`${paths.editor}?new=1`} className={buttonClass({ variant: "primary" })}>
          New comparison
        </Link>
        <Link to={paths.dashboard} className={buttonClass()}>
          Go to the dashboard
        </Link>
      </>
    }
  >
    It may have been deleted. Your other scenarios are on the dashboard.
  </Empty>
);
