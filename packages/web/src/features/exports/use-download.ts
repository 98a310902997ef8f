import type { Format, Lang } from "@highway/core/exports/schema";
import { useRef, useState } from "react";
import { asApiError } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { type Job, keepFile, makeFile } from "./make-file";

export type Download =
  | { state: "choosing" }
  | { state: "working"; progress: number }
  | { state: "done"; job: Job }
  | { state: "failed"; message: string };

/** A file of a report on its way. It comes even when its window is closed meanwhile, and then a notice says so. */
export function useDownload(reportID: string) {
  const [download, setDownload] = useState<Download>({ state: "choosing" });
  const isClosed = useRef(false);
  const tell = (next: Download) => {
    if (!isClosed.current) setDownload(next);
  };
  const start = async (lang: Lang, format: Format) => {
    tell({ state: "working", progress: 0 });
    try {
      const job = await makeFile({ reportID, lang, format }, (progress) => tell({ state: "working", progress }));
      keepFile(job);
      tell({ state: "done", job });
      if (isClosed.current) notify.success(`${job.name} downloaded.`);
    } catch (error) {
      const { message } = asApiError(error);
      tell({ state: "failed", message });
      if (isClosed.current) notify.error(message);
    }
  };
  const close = () => {
    isClosed.current = true;
    if (download.state === "working") notify.notice("Export in progress...");
  };
  /** Another file is wanted: what was said of the last one is not of it. */
  const begin = () => setDownload({ state: "choosing" });
  return { download, start, begin, close };
}
