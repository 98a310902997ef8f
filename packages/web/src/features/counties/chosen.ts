import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import { useSearchParams } from "react-router";

/** The most counties that stand side by side, the first among them. */
export const mostCounties = 4;

const COUNTY = /^\d{5}$/;

type Chosen = {
  /** FIPS codes, the first of which the page is about. */
  fips: readonly string[];
  metric: Metric;
};

const isMetric = (text: string | null): text is Metric => metrics.includes(text as Metric);

/** Reads and writes what the page shows. It stands in the address alone, so that a bookmark or a message brings it back. */
export function useChosen() {
  const [search, setSearch] = useSearchParams();
  const named = [search.get("county") ?? "", ...(search.get("with") ?? "").split(",")];
  const fips = [...new Set(named.filter((fip) => COUNTY.test(fip)))].slice(0, mostCounties);
  const asked = search.get("figure");
  const chosen: Chosen = { fips, metric: isMetric(asked) ? asked : "priceHistory" };
  const go = ({ fips: [first, ...others], metric }: Chosen, replace: boolean) =>
    setSearch(
      {
        ...(first && { county: first }),
        ...(others.length > 0 && { with: others.join(",") }),
        ...(metric !== "priceHistory" && { figure: metric }),
      },
      { replace, preventScrollReset: true },
    );
  return {
    ...chosen,
    /** Begins with another county. */
    begin: (fip: string) => go({ ...chosen, fips: [fip, ...fips.slice(1).filter((each) => each !== fip)] }, false),
    add: (fip: string) => go({ ...chosen, fips: [...fips, fip] }, false),
    remove: (fip: string) => go({ ...chosen, fips: fips.filter((each) => each !== fip) }, false),
    open: (metric: Metric) => go({ ...chosen, metric }, true),
  };
}
