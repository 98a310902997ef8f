import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { useEffect, useRef, useState } from "react";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { listenToHub } from "../../../lib/sockets/hub-line";

/** The hub tells at the same moment; outside its hours, and without it, this often. */
const EVERY_MS = 300_000;
/** A page that is left within seconds opens no connection. */
const SETTLED_MS = 4_000;

/** Reads the alert that is in force; null while there is none. It goes by itself when its time is over. */
export function useMarketAlert(): MarketAlert | null {
  const answer = useApi("GET /v1/markets/news/alert", {}, { refreshInterval: EVERY_MS });
  const replace = useRef<(alerts: MarketAlert[]) => void>(() => {});
  if (answer.state === "ready") replace.current = answer.replace;
  useEffect(() => {
    let end = () => {};
    const listen = () => {
      end = listenToHub({
        isWanted: () => sessionAt(Date.now()).isOpen,
        // What was posted between the page's first question and now was told to nobody here.
        onState: ({ state }) => void (state === "open" && refreshApi("/v1/markets/news/alert")),
        hear: (message) => {
          if (message.action !== "marketAlert") return;
          const { alert } = message as unknown as { alert: MarketAlert | null };
          replace.current(alert ? [alert] : []);
          void refreshApi("/v1/markets/news");
        },
      });
    };
    const timer = setTimeout(listen, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  const alert = (answer.state === "ready" && answer.data[0]) || null;
  return useUntil(alert);
}

function useUntil(alert: MarketAlert | null): MarketAlert | null {
  const [, look] = useState(0);
  const left = alert ? Date.parse(alert.endsAt) - Date.now() : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => look((count) => count + 1), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0 ? alert : null;
}
