import { useEffect } from "react";
import { useApi } from "../../lib/api/use-api";
import { type CardSelection, type Cards, isKnown, selectionOf } from "../../report/report-card/cards";
import { countyTitle } from "../../report/report-card/text";
import type { WorkingReport } from "../../scenario/document";
import { countyOfCard, reportCardOf, takeFigures } from "../../scenario/report-card";
import { lookUp } from "../../scenario/store/look-ups";
import { changeFromOutside, useScenario } from "../../scenario/store/store";

/** Names a report without a name and a home by its county. */
const withCountyName = (document: WorkingReport, county: string): WorkingReport =>
  document.name.trim() || document.properties[0]?.address ? document : { ...document, name: county };

/** The counties of the open report. `none`: no series covers the county; `gone`: the figures that the report shows are no longer stored. */
export type Counties =
  | { state: "unasked" | "loading" | "noTable" | "gone" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "none"; name: string | null }
  | { state: "ready"; shown: CardSelection; newest: string; isWhole: boolean };

/**
 * Reads the counties that the open report shows. The version of the figures that an officer has seen is stored in the report, so that its client sees
 * the same; until then they are those of the newest table. A save waits for those that are on their way.
 */
export function useCounties(): Counties {
  const card = useScenario(({ document }) => reportCardOf(document));
  const county = useScenario(({ document }) => countyOfCard(document));
  const isTaken = card.fip === county && card.version !== "";
  const compared = card.compared.filter((fip) => fip !== county);
  const asked = useApi(
    "GET /v1/location/counties/cards",
    county ? { query: { fips: [county, ...compared].join(","), ...(isTaken && { version: card.version }) } } : null,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const told = asked.state === "ready" ? asked.data[0] : undefined;
  const found = told?.cards.find(({ row }) => row.fip === county);
  const fresh = !isTaken && told && told.version === told.newest && found && isKnown(found) ? told.version : null;
  const title = found ? countyTitle(found.row) : "";
  const isComing =
    county !== "" && !isTaken && !found && (asked.state === "loading" || (asked.state === "ready" && asked.refreshing));
  useEffect(() => {
    if (!isComing) return;
    let end = () => {};
    void lookUp(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    return () => end();
  }, [isComing]);
  useEffect(() => {
    if (fresh !== null) changeFromOutside((document) => withCountyName(takeFigures(county, fresh)(document), title));
  }, [fresh, county, title]);
  if (county === "") return { state: "unasked" };
  if (asked.state === "loading") return { state: "loading" };
  if (asked.state === "failed") return { state: "failed", message: asked.message, retry: asked.retry };
  if (asked.refreshing && !found) return { state: "loading" };
  if (!told) return { state: isTaken ? "gone" : "noTable" };
  const shown = selectionOf(told as Cards, { ...card, fip: county, compared });
  if (!shown || !isKnown(shown.card)) return { state: "none", name: found?.row.name ?? null };
  return { state: "ready", shown, newest: told.newest, isWhole: shown.compared.length === compared.length + 1 };
}
