import type { Watched } from "@highway/core/market/update/schema";
import { useCallback, useEffect, useRef } from "react";
import { call } from "../../../lib/api/api";
import { refreshApi } from "../../../lib/api/use-api";

const SECONDS = 30;

/**
 * Counts today's update as watched once its page was seen for 30 seconds, or half of its video; a day counts once, which the server holds.
 * @returns what the video calls
 */
export function useWatched({ countedToday }: Watched, isToday: boolean): () => void {
  const isOver = useRef(false);
  isOver.current ||= countedToday || !isToday;
  const count = useCallback(async (what: "page" | "video") => {
    if (isOver.current) return;
    isOver.current = true;
    try {
      await call("POST /v1/markets/update/watched", { body: { what } });
      void refreshApi("/v1/markets/update");
    } catch {
      // It is a count and nobody waits for it: what comes next tries again.
      isOver.current = false;
    }
  }, []);
  useEffect(() => {
    let seen = 0;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") seen++;
      if (seen >= SECONDS) {
        clearInterval(timer);
        void count("page");
      }
    }, 1_000);
    return () => clearInterval(timer);
  }, [count]);
  return useCallback(() => void count("video"), [count]);
}
