import { use, useCallback } from "react";
import { type To, UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router";

/**
 * Returns what changes the address of this page by itself, as when a report has loaded. It does nothing once the page is left: the router is elsewhere
 * before React draws that, and the change would take the person back. Only the router's own context, which has no better name, says so in time.
 */
export function useReplaceAddress(): (to: To) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const router = use(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    (to) => {
      const now = router?.state;
      const isLeft = now && (now.location.key !== key || now.navigation.state !== "idle");
      if (!isLeft) navigate(to, { replace: true });
    },
    [navigate, key, router],
  );
}
