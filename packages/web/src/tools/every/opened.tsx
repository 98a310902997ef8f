import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import { fetchWhenPageRests } from "../../lib/loading/page-rest";
import { toolPageOf } from "../../lib/paths";
import { useReplaceAddress } from "../../lib/use-replace-address";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { useScenario } from "../../scenario/store/store";
import { useOpenNotice } from "../../scenario/store/use-open-scenario";

const NoticeBar = lazy(() => import("./notice-bar"));

/** Loads the notice bar only when there is a notice: most scenarios open without one. */
export function Notice() {
  const some = useOpenNotice((state) => state.notice !== null);
  return (
    some && (
      <Suspense fallback={null}>
        <NoticeBar />
      </Suspense>
    )
  );
}

/** On a page in which the scenario is typed, checks all of it, and puts its id into the address once there is something to come back to. */
export function useTypedHere(isReady: boolean, page: string) {
  const replaceAddress = useReplaceAddress();
  const [search] = useSearchParams();
  const reportID = search.get("reportID");
  const tool = useScenario(({ document }) => document.toolName);
  const id = useScenario(({ document, saved, opened }) =>
    saved || opened.fromCopy || document !== opened.document ? document.id : null,
  );
  // A reload or a bookmark opens it again.
  useEffect(() => {
    if (isReady && id && id !== reportID) replaceAddress(toolPageOf(page, { tool, reportID: id }));
  }, [isReady, id, reportID, page, tool, replaceAddress]);
  // Nothing is checked before it is typed, and the first figures come first.
  useEffect(() => {
    if (isReady) fetchWhenPageRests(() => void loadWholeCheck());
  }, [isReady]);
}
