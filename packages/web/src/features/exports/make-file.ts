import type { Format, Lang } from "@highway/core/exports/schema";
import { type AnswerOf, call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";

export type Job = AnswerOf<"GET /v2/report/exports/{id}">[0];

/** Between two questions how far it is, milliseconds: most files are made in less than a second. */
const pause = 400;

/**
 * Has a file of the report made and waits for it. The server says when it has given up.
 * @throws ApiError with a sentence to show
 */
export async function makeFile(
  wanted: { reportID: string; lang: Lang; format: Format },
  onProgress: (percent: number) => void,
): Promise<Job> {
  let [job] = await call("POST /v2/report/exports", { body: wanted });
  while (job.status !== "done") {
    if (job.status === "failed") throw new ApiError("failed", job.problem ?? "The file could not be made.");
    onProgress(job.progress);
    await new Promise((resolve) => setTimeout(resolve, pause));
    [job] = await call("GET /v2/report/exports/{id}", { path: { id: job.id } });
  }
  return job;
}

/** Hands a file that is done to the browser, which keeps it where it keeps downloads. */
export function keepFile({ url, name }: Job) {
  if (!url) return;
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
