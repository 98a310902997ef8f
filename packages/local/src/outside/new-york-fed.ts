import { sampleIndex } from "./sample-index";
import { json, nothing, type StandIn } from "./stand-in";

/** Answers as the Federal Reserve Bank of New York does: with its rates, the newest first. */
export const newYorkFed: StandIn = ({ path, query }) => {
  if (path !== "/api/rates/secured/sofrai/search.json") return nothing(404);
  const [from, to] = [query.get("startDate") ?? "", query.get("endDate") ?? ""];
  const refRates = sampleIndex
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, value }) => ({
      effectiveDate: date,
      type: "SOFRAI",
      average30day: value,
      average90day: value,
      average180day: value,
      index: 1,
      revisionIndicator: "",
    }));
  return json({ refRates: refRates.toReversed() });
};
