import { useEffect } from "react";
import { retryDraft, useDraft } from "../../../lib/scenario/draft/drafts";
import { useApi } from "../../../lib/use-api";

/**
 * Sends a draft again that the server would not take, once the person has been read anew: they have signed in again, or
 * come back to the page.
 */
export function useDraftRetry() {
  const me = useApi("GET /v1/user");
  const fresh = me.state === "ready" && !me.refreshing;
  useEffect(() => {
    if (fresh && useDraft.getState().state.kind === "failed") retryDraft();
  }, [fresh]);
}
