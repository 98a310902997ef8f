import { useEffect, useState } from "react";
import { type AnswerOf, call } from "../../../lib/api/api";
import type { OpenedReport } from "../answers";
import { fallbackFor, hasLoaded } from "../original";

type Found = { loaded: OpenedReport; brand: AnswerOf<"GET /v2/share/brand">[0] };
export type SharedReport = { state: "loading" } | { state: "failed"; error: unknown } | ({ state: "ready" } & Found);

/** Asked for once, however often the page is drawn: the entry asks as soon as the passcode is right. */
const requests = new Map<string, Promise<Found>>();

export function askForReport(link: string): Promise<Found> {
  const found = requests.get(link);
  if (found) return found;
  const query = { link };
  const coming = Promise.all([
    call("GET /v2/share/live-share-load", { query }),
    call("GET /v2/share/brand", { query }),
  ]).then(([[loaded], [brand]]) => ({ loaded, brand }));
  requests.set(link, coming);
  coming.catch(() => requests.delete(link));
  return coming;
}

/** The report behind a link. Where it does not come, the address as it was mailed is gone back to once. */
export function useSharedReport(link: string): SharedReport & { retry: () => void } {
  const [report, setReport] = useState<SharedReport>({ state: "loading" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks anew
  useEffect(() => {
    let isWanted = true;
    askForReport(link).then(
      (found) => {
        hasLoaded(link);
        if (isWanted) setReport({ state: "ready", ...found });
      },
      (error: unknown) => {
        const original = fallbackFor(link);
        if (original) location.replace(original);
        else if (isWanted) setReport({ state: "failed", error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [link, tries]);
  const retry = () => {
    setReport({ state: "loading" });
    setTries((count) => count + 1);
  };
  return { ...report, retry };
}
