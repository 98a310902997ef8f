import type { Subject } from "../features/sharing/subject";
import { closed, late } from "../lib/loading/late";

const DownloadDialog = late(() => import("../features/exports/download-dialog"), closed);

/** The window that makes a file of a report. */
export const downloadReport = ({ reportID, name }: Subject, onClose: () => void) => (
  <DownloadDialog reportID={reportID} name={name} onClose={onClose} />
);
