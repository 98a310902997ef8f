import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import { capital, money } from "../../lib/format/format";
import { analysisOf } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";
import { useOpenScenario } from "../../scenario/store/use-open-scenario";
import { PageTitle } from "../../ui/page/page-header";
import { Problem } from "../../ui/page/problem";
import { ScenarioHead } from "./head/scenario-head";
import { MissingScenario } from "./missing-scenario";
import { useTool } from "./open-tool";
import { Notice, useTypedHere } from "./opened";

type Props = {
  /** The name of the page: "results". */
  page: string;
  loading: ReactNode;
  children: ReactNode;
};

/** A page under the tool's head, for the scenario in the address or the one that is open. */
export function ScenarioPage(props: Props) {
  const tool = useTool().key;
  const [search] = useSearchParams();
  const opened = useOpenScenario({ tool, reportID: search.get("reportID"), clientID: null });
  return <OpenedPage {...props} opened={opened} />;
}

/** A page in which the scenario is typed, so that a new one can begin there. */
export function TypedPage({ path, ...props }: Props & { /** Its address below the tool's key. */ path: string }) {
  const tool = useTool().key;
  const [search] = useSearchParams();
  const [reportID, clientID] = [search.get("reportID"), search.get("clientID")];
  const opened = useOpenScenario({ tool, reportID, clientID, isNew: search.has("new") });
  const isReady = opened.state === "ready";
  useTypedHere(isReady, path);
  return (
    <OpenedPage {...props} opened={opened}>
      <Notice />
      {props.children}
    </OpenedPage>
  );
}

function OpenedPage({ page, loading, children, opened }: Props & { opened: ReturnType<typeof useOpenScenario> }) {
  // The first figure that a browser formats takes it 15 ms. The report is still loading.
  useEffect(() => void money(0), []);
  return (
    <>
      <ScenarioHead opening={opened.state} />
      {opened.state === "loading" && loading}
      {opened.state === "failed" && <Problem message={opened.message} onRetry={opened.retry} />}
      {opened.state === "missing" && <MissingScenario />}
      {opened.state === "ready" && (
        <>
          <Title page={page} />
          {/* It appears with the page: above the placeholder, which is shown slightly longer than the scenario takes to load, it would push that down. */}
          <InAnalysis />
          {children}
        </>
      )}
    </>
  );
}

const ChapterBar = lazy(() => import("./chapter-bar"));

/** The classes of the bar, whose space is reserved until its code and the analysis have loaded. */
const chapterLine = "min-h-9 border-line border-b bg-accent-soft touch:min-h-11";

/** The bar of a chapter in its purchase analysis. Few reports are chapters, so its code is loaded with the first. */
function InAnalysis() {
  const analysis = useScenario(({ document }) => analysisOf(document));
  const reportID = useScenario(({ document }) => document.id);
  return (
    analysis && (
      <Suspense fallback={<div className={chapterLine} />}>
        <ChapterBar analysis={analysis} reportID={reportID} line={chapterLine} />
      </Suspense>
    )
  );
}

function Title({ page }: Pick<Props, "page">) {
  const name = useScenario((state) => state.document.name.trim());
  return <PageTitle>{name ? `${name}, ${page}` : capital(page)}</PageTitle>;
}
