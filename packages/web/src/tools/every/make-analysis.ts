import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { resultsOf } from "../../lib/paths";

/** Makes a purchase analysis of a saved report. @returns the address of its contents; null if it could not be made, which a notice has said */
export async function makeAnalysis(reportID: string): Promise<string | null> {
  try {
    const [{ report }] = await call("POST /v2/client/purchase-analyses", { body: { reportID } });
    void refreshApi("/v2/client/report");
    return resultsOf({ tool: "pa", reportID: report.id });
  } catch (error) {
    notify.error(sentence(error));
    return null;
  }
}
