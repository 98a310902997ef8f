import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import type { Lang } from "../../lib/words/lang";

/** Between two questions how far it is. */
const pause = 700;
const patience = 90_000;

const failed = () => new ApiError("failed", "The PDF could not be made. Try again, or send the report without it.");

/** Has the report made into a PDF and waits for it. @returns the export's id @throws ApiError with a sentence */
export async function pdfToAttach(reportID: string, lang: Lang): Promise<string> {
  let [job] = await call("POST /v2/report/exports", { body: { reportID, lang, format: "pdf" } });
  const until = Date.now() + patience;
  while (job.status !== "done") {
    if (job.status === "failed" || Date.now() > until) throw failed();
    await new Promise((resolve) => setTimeout(resolve, pause));
    [job] = await call("GET /v2/report/exports/{id}", { path: { id: job.id } });
  }
  return job.id;
}
