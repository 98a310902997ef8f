import type { SavedReportCard } from "@highway/engine/tools/report-card/input";
import { useMemo } from "react";
import { useApi } from "../../lib/api/use-api";
import type { ToldCounties } from "../../report/report-card/cards";

type Asked =
  | { state: "unasked" | "loading" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "ready"; told: ToldCounties };

/** Reads the counties that a saved report card shows, as they were when its officer saw them; nothing where there is no card, or its county is not known. */
export function useToldCounties(card: SavedReportCard | null): Asked {
  const { fip = "", version = "", compared = [] } = card ?? {};
  const isKnown = fip !== "" && version !== "";
  const options = { revalidateOnFocus: false, keepPreviousData: true };
  const query = { fips: [fip, ...compared].join(","), version };
  const cards = useApi("GET /v1/location/counties/cards", isKnown ? { query } : null, options);
  const letters = useApi(
    "GET /v1/location/counties/letters",
    isKnown ? { query: { state: fip.slice(0, 2), version } } : null,
    options,
  );
  const [first] = cards.state === "ready" ? cards.data : [];
  const [state] = letters.state === "ready" ? letters.data : [];
  const told = useMemo(() => first && { ...first, state: state?.counties ?? [] }, [first, state]);
  if (!isKnown) return { state: "unasked" };
  for (const asked of [cards, letters])
    if (asked.state === "failed") return { state: "failed", message: asked.message, retry: asked.retry };
  if (cards.state !== "ready" || letters.state !== "ready") return { state: "loading" };
  return told ? { state: "ready", told } : { state: "unasked" };
}
