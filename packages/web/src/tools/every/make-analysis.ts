import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { resultsOf } from "../../lib/paths";
import { analysisOf } from "../../scenario/document";

/** Makes a purchase analysis of a saved report, or finds the one that was made of it, as after an answer that did not come. @returns the address of its contents; null if there is none, which a notice has said */
export async function makeAnalysis(reportID: string): Promise<string | null> {
  try {
    const [{ report }] = await call("POST /v2/client/purchase-analyses", { body: { reportID } });
    void refreshApi("/v2/client/report");
    return resultsOf({ tool: "pa", reportID: report.id });
  } catch (error) {
    const made = error instanceof ApiError && error.code === "invalid" ? await analysisWith(reportID) : null;
    if (made) return resultsOf({ tool: "pa", reportID: made });
    notify.error(sentence(error));
    return null;
  }
}

const analysisWith = (id: string) =>
  call("GET /v2/client/reports/{id}", { path: { id } }).then(
    ([{ report }]) => analysisOf(report),
    () => null,
  );
