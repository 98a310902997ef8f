import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useScenario } from "../../../scenario/store/store";
import { useOpenScenario } from "../../../scenario/store/use-open-scenario";
import { PageTitle } from "../../../ui/page/page-header";
import { Problem } from "../../../ui/page/problem";
import { ScenarioHead } from "../head/scenario-head";
import { MissingScenario } from "../missing-scenario";

type Props = {
  /** What the page is of the scenario: "results". */
  page: string;
  loading: ReactNode;
  children: ReactNode;
};

/** A page of the scenario in the address, or of the one that is open, under the tool's head. */
export function ScenarioPage({ page, loading, children }: Props) {
  const [search] = useSearchParams();
  const opened = useOpenScenario({ reportID: search.get("reportID"), clientID: null });
  return (
    <>
      <ScenarioHead />
      {opened.state === "loading" && loading}
      {opened.state === "failed" && <Problem message={opened.message} onRetry={opened.retry} />}
      {opened.state === "missing" && <MissingScenario />}
      {opened.state === "ready" && (
        <>
          <Title page={page} />
          {children}
        </>
      )}
    </>
  );
}

function Title({ page }: Pick<Props, "page">) {
  const name = useScenario((state) => state.document.name.trim());
  return <PageTitle>{name ? `${name}, ${page}` : page.charAt(0).toUpperCase() + page.slice(1)}</PageTitle>;
}
