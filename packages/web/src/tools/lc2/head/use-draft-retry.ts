import { useEffect } from "react";
import { useApi } from "../../../lib/api/use-api";
import { retryDraft, useDraft } from "../../../scenario/drafts/drafts";

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
