import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import { codeOnDemand, isCodeAtHand } from "../../lib/loading/code-on-demand";
import { prefetch } from "../../lib/loading/lazy-window";
import { untilOnline } from "../../lib/loading/network";
import { fetchWhenPageRests } from "../../lib/loading/page-rest";
import { toolPageOf } from "../../lib/paths";
import { useReplaceAddress } from "../../lib/use-replace-address";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { useScenario } from "../../scenario/store/store";
import { useOpenNotice } from "../../scenario/store/use-open-scenario";

const bring = codeOnDemand(() => import("./notice-bar"));
prefetch(bring);

/** The bar of notices. There is news of another tab without a network, too: where its code is not at hand then, the page goes on without it until the network is back. */
const NoticeBar = lazy(async () => {
  if (!(await isCodeAtHand())) await untilOnline();
  return bring().catch(() => ({ default: () => null }));
});

/** Most scenarios open without a notice. */
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
