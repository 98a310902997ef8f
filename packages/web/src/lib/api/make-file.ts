import type { Lang } from "@highway/core/clients/schema";
import type { FileKind, Format } from "@highway/core/exports/schema";
import { newId } from "../new-id";
import { type AnswerOf, call } from "./api";
import { ApiError } from "./api-error";
import { createOnce } from "./create-once";

export type FileJob = AnswerOf<"GET /v2/report/exports/{id}">[0];

export const fileKinds: { value: FileKind; label: string }[] = [
  { value: "report", label: "Whole report" },
  { value: "summary", label: "One-page summary" },
];

type Wanted = { reportID: string; lang?: Lang; format: Format; kind?: FileKind; linkEndsAt?: string | null };

type Waiting = {
  /** Milliseconds to wait. Without them, only the server decides when it has failed. */
  patience?: number;
  onProgress?: (percent: number) => void;
  /** The sentence for a file that could not be made, in place of the server's reason. */
  failure?: string;
};

/** Milliseconds between two checks of whether the file is done: most files take less than a second. */
const exportPollPause = 400;

/** Has the server make a file of the report as it was last saved, and waits for it. @throws ApiError with a sentence to show */
export async function makeFile(
  wanted: Wanted,
  { patience = Number.POSITIVE_INFINITY, onProgress, failure }: Waiting,
): Promise<FileJob> {
  const begin = (id: string) => call("POST /v2/report/exports", { body: { id, ...wanted } });
  let [job] = await createOnce({ file: wanted }, () => newId("exp"), begin);
  const until = Date.now() + patience;
  while (job.status !== "done") {
    if (job.status === "failed" || Date.now() > until)
      throw new ApiError("failed", failure ?? job.problem ?? "The file could not be made.");
    onProgress?.(job.progress);
    await new Promise((resolve) => setTimeout(resolve, exportPollPause));
    [job] = await call("GET /v2/report/exports/{id}", { path: { id: job.id } });
  }
  return job;
}
