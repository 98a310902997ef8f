import type { Subject } from "../../features/sharing/subject";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";

const DownloadDialog = lazyWindow(() => import("../../features/exports/download-dialog"), closeWindow);

/** The window that makes a file of a report. */
export const downloadReport = ({ reportID, clientID, name }: Subject, onClose: () => void) => (
  <DownloadDialog reportID={reportID} clientID={clientID} name={name} onClose={onClose} />
);
